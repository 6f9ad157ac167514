// NATS for tests: the real one where this machine has it, and a stand-in that speaks as much of its
// protocol as our bus uses, so that the bus is tried everywhere.
// https://docs.nats.io/reference/reference-protocols/nats-protocol

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { inspect } from 'node:util'

export type NatsServer = { readonly stop: () => Promise<void> }

const program = ['/usr/sbin/nats-server', '/usr/local/bin/nats-server'].find(existsSync)
const user = 'ts'
const password = 'a:b'

/** Those there are here. */
export const natsKinds = program ? (['stand-in', 'real'] as const) : (['stand-in'] as const)
export type NatsKind = 'stand-in' | 'real'
if (!program) console.warn('No nats-server on this machine: the bus is tried over a stand-in only.')

export function natsUrlAt(port: number): string {
  return `nats://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`
}

type Door = { readonly password: string }

export function startNats(
  kind: NatsKind,
  port: number,
  door: Door = { password },
): Promise<NatsServer> {
  return kind === 'real' ? startReal(port, door) : startStandIn(port, door)
}

async function startReal(port: number, { password }: Door): Promise<NatsServer> {
  const args = ['-a', '127.0.0.1', '-p', String(port), '--user', user, '--pass', password]
  const server = spawn(program ?? '', args, { stdio: 'ignore' })
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  return {
    stop: async () => {
      server.kill('SIGKILL')
      await ended
    },
  }
}

type Peer = {
  readonly socket: Socket
  /** By the number that the peer gave each. */
  readonly subjects: Map<string, string>
  isKnown: boolean
  isWithoutEcho: boolean
}

async function startStandIn(port: number, door: Door): Promise<NatsServer> {
  const peers = new Set<Peer>()
  const server = createServer((socket) => {
    const peer: Peer = { socket, subjects: new Map(), isKnown: false, isWithoutEcho: false }
    peers.add(peer)
    socket.on('close', () => peers.delete(peer))
    socket.on('error', () => socket.destroy())
    const info = { server_id: 'stand-in', version: '2.9.0', max_payload: 1_048_576, headers: true }
    socket.write(`INFO ${JSON.stringify({ ...info, auth_required: true, proto: 1 })}\r\n`)
    let rest: Buffer = Buffer.alloc(0)
    socket.on('data', (data) => {
      rest = takeAll({ peers, door }, peer, Buffer.concat([rest, data]))
    })
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', done)
  })
  return {
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const { socket } of peers) socket.destroy()
      }),
  }
}

type Room = { readonly peers: ReadonlySet<Peer>; readonly door: Door }

/** Returns what is still to be completed. */
function takeAll(room: Room, peer: Peer, bytes: Buffer): Buffer {
  let rest = bytes
  for (;;) {
    const end = rest.indexOf('\r\n')
    if (end < 0) return rest
    const words = rest.toString('utf8', 0, end).split(' ')
    const isPublishing = words[0] === 'PUB' || words[0] === 'HPUB'
    const length = isPublishing ? Number(words.at(-1)) : 0
    const after = end + 2 + (isPublishing ? length + 2 : 0)
    if (rest.length < after) return rest
    take(room, peer, words, rest.subarray(end + 2, end + 2 + length))
    rest = rest.subarray(after)
  }
}

function take({ peers, door }: Room, peer: Peer, words: readonly string[], payload: Buffer): void {
  const [verb = '', first = ''] = words
  if (verb === 'CONNECT') admit(peer, door, words.slice(1).join(' '))
  else if (verb === 'PING') peer.socket.write('PONG\r\n')
  else if (verb === 'PONG') return
  else if (!peer.isKnown) refuse(peer)
  else if (verb === 'SUB') peer.subjects.set(words.at(-1) ?? '', first)
  else if (verb === 'UNSUB') peer.subjects.delete(first)
  else if (verb === 'PUB') deliver(peers, peer, first, payload)
  else throw new Error(`The stand-in for NATS does not know ${inspect(words)}.`)
}

function admit(peer: Peer, door: Door, text: string): void {
  const { user: who, pass, echo, verbose } = JSON.parse(text)
  peer.isKnown = who === user && pass === door.password
  peer.isWithoutEcho = echo === false
  if (!peer.isKnown) refuse(peer)
  else if (verbose) peer.socket.write('+OK\r\n')
}

function refuse({ socket }: Peer): void {
  socket.end("-ERR 'Authorization Violation'\r\n")
}

function deliver(peers: ReadonlySet<Peer>, from: Peer, subject: string, payload: Buffer): void {
  for (const peer of peers) {
    if (!peer.isKnown || (peer === from && from.isWithoutEcho)) continue
    for (const [sid, heard] of peer.subjects) {
      if (heard !== subject) continue
      peer.socket.write(`MSG ${subject} ${sid} ${payload.length}\r\n`)
      peer.socket.write(payload)
      peer.socket.write('\r\n')
    }
  }
}
