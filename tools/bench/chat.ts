// Live chat with many at once: 2,000 conversations that are open in a browser each, and 200 lines a
// second, half by visitors and half by staff. How long until the other side has the line itself,
// from when it was due, over HTTP and the stream of the built server; some conversations are before
// staff, who wait for what happens in them. With `-- chat`.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { streamPath } from '#contract/shared/stream-path.ts'
import { chatWaitMost } from '#contract/staff/chats.ts'
import { median, percentile } from '../percentile.ts'
import { type HttpServer, startHttpServer } from './http.ts'
import { cpuMicros } from './processes.ts'
import { signInAsStaff } from './staff.ts'
import type { World } from './world.ts'

const conversations = 2_000
/** Of these somebody has before them. */
const watched = 100
const linesPerSecond = 200
const seconds = 20
const beginAtOnce = 50
const settleMs = 3_000

export type ChatFigures = {
  /** From staff to the visitor's browser, and from the visitor to staff. */
  readonly answer_p95_ms: number
  readonly line_p95_ms: number
  readonly answer_p50_ms: number
  readonly line_p50_ms: number
  /** Of all that was said, what did not arrive. */
  readonly lost: number
  /** Lines a second that were said in fact. */
  readonly per_s: number
  readonly cores: number
}

type Visitor = {
  readonly nr: number
  /** Known to staff alone, and to this benchmark once all have begun. */
  id: string
  readonly cookie: string
  readonly network: string
  readonly socket: WebSocket
  after: number
}

/** What is known of a line is when it was due. */
type Heard = { readonly answers: number[]; readonly lines: number[] }

export async function benchChat(world: World): Promise<ChatFigures> {
  const server = await startHttpServer(world)
  try {
    const staff = await signInAsStaff(world.db, server, 'chat@bench.test')
    const heard: Heard = { answers: [], lines: [] }
    const visitors: Visitor[] = []
    for (let nr = 0; nr < conversations; nr += beginAtOnce) {
      const some = Array.from({ length: beginAtOnce }, (_, at) => begin(server, nr + at, heard))
      visitors.push(...(await Promise.all(some)))
    }
    await nameAll(world, visitors)
    const stopping = new AbortController()
    const desk = { server, staff, heard, signal: stopping.signal }
    const seen = visitors.slice(0, watched).map(({ id }) => watch(desk, id))
    const cpu = await cpuMicros(server.pid)
    const began = performance.now()
    const said = await talk(desk, visitors)
    const tookMs = performance.now() - began
    const cores = ((await cpuMicros(server.pid)) - cpu) / 1_000 / tookMs
    await sleep(settleMs)
    stopping.abort()
    await Promise.all(seen)
    for (const { socket } of visitors) socket.terminate()
    return {
      answer_p95_ms: percentile(heard.answers, 0.95),
      line_p95_ms: percentile(heard.lines, 0.95),
      answer_p50_ms: median(heard.answers),
      line_p50_ms: median(heard.lines),
      lost: said.answers + said.watchedLines - heard.answers.length - heard.lines.length,
      per_s: ((said.answers + said.lines) / tookMs) * 1_000,
      cores,
    }
  } finally {
    await server.stop()
  }
}

type Desk = {
  readonly server: HttpServer
  /** The cookie of a session. */
  readonly staff: string
  readonly heard: Heard
  readonly signal: AbortSignal
}

/** A conversation with a browser that follows it, each from a network of its own. */
async function begin(server: HttpServer, nr: number, heard: Heard): Promise<Visitor> {
  const network = `10.${2 + (nr >> 16)}.${(nr >> 8) & 255}.${nr & 255}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': network }
  const line = { key: randomUUID(), text: `${nr}`, language: 'en', page: '/' }
  const reply = await fetch(`${server.url}/api/public/chat/messages`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...line, email: `visitor-${nr}@bench.test` }),
  })
  const cookie = reply.headers.get('set-cookie')?.split(';', 1)[0]
  if (!reply.ok || !cookie) throw new Error(`nothing begun: ${reply.status} ${await reply.text()}`)
  await reply.text()
  const opening = await fetch(`${server.url}/api/public/chat/opening`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: '{}',
  })
  const { data } = (await opening.json()) as { data: { ticket: string } }
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${streamPath}`, {
    headers: { 'x-forwarded-for': network },
  })
  const visitor: Visitor = { nr, id: '', cookie, network, socket, after: 1 }
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.on('message', (text) => {
    const message = JSON.parse(String(text)) as { type: string; seq: number }
    if (message.type === 'chat' && message.seq > visitor.after) void readOn(server, visitor, heard)
  })
  socket.send(JSON.stringify({ type: 'follow', ticket: data.ticket }))
  return visitor
}

type Said = { readonly seq: number; readonly kind: string; readonly text: string | null }

async function readOn(server: HttpServer, visitor: Visitor, heard: Heard): Promise<void> {
  const reply = await fetch(`${server.url}/api/public/chat?after=${visitor.after}`, {
    headers: { cookie: visitor.cookie, 'x-forwarded-for': visitor.network },
  })
  const { data } = (await reply.json()) as { data: { conversation: { events: Said[] } } }
  const now = performance.now()
  for (const { seq, kind, text } of data.conversation.events) {
    if (seq <= visitor.after) continue
    visitor.after = seq
    if (kind === 'answered') heard.answers.push(now - Number(text))
  }
}

/** Which conversation is whose: by the first line of each. */
async function nameAll({ db }: World, visitors: readonly Visitor[]): Promise<void> {
  const rows = await db.rows<{ id: bigint; text: string }>(
    'select conversation_id as id, text from conversation_events where seq = 1',
  )
  const byNr = new Map(rows.map(({ id, text }) => [text, String(id)]))
  for (const visitor of visitors) visitor.id = byNr.get(String(visitor.nr)) ?? ''
}

/** As the office does: each call waits for what happens next, and the next one begins after it. */
async function watch({ server, staff, heard, signal }: Desk, id: string): Promise<void> {
  let after = 1
  while (!signal.aborted) {
    const url = `${server.url}/api/office/chats/${id}?after=${after}&wait=${chatWaitMost}`
    const reply = await fetch(url, { headers: { cookie: staff }, signal }).catch(() => undefined)
    if (!reply) return
    const { data } = (await reply.json()) as { data: { events: Said[] } }
    const now = performance.now()
    for (const { seq, kind, text } of data.events) {
      after = Math.max(after, seq)
      if (kind === 'written') heard.lines.push(now - Number(text))
    }
  }
}

type Talked = { readonly answers: number; readonly lines: number; readonly watchedLines: number }

/** Evenly, whether or not the one before has arrived: what is late counts from when it was due. */
async function talk({ server, staff }: Desk, visitors: readonly Visitor[]): Promise<Talked> {
  const began = performance.now()
  const pending: Promise<void>[] = []
  const talked = { answers: 0, lines: 0, watchedLines: 0 }
  for (let nr = 0; nr < linesPerSecond * seconds; nr += 1) {
    const due = began + (nr * 1_000) / linesPerSecond
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    const visitor = visitors[(nr * 7) % visitors.length]
    if (!visitor) continue
    const isAnswer = nr % 2 === 0
    pending.push(
      isAnswer
        ? post(`${server.url}/api/office/chats/${visitor.id}/answer`, {
            headers: { cookie: staff, origin: server.url },
            body: { key: randomUUID(), text: String(due) },
          })
        : post(`${server.url}/api/public/chat/messages`, {
            headers: { cookie: visitor.cookie, 'x-forwarded-for': visitor.network },
            body: { key: randomUUID(), text: String(due), language: 'en', page: '/' },
          }),
    )
    talked[isAnswer ? 'answers' : 'lines'] += 1
    if (!isAnswer && visitor.nr < watched) talked.watchedLines += 1
  }
  await Promise.all(pending)
  return talked
}

type Post = { readonly headers: Readonly<Record<string, string>>; readonly body: object }

async function post(url: string, { headers, body }: Post): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`not said: ${reply.status} ${await reply.text()}`)
  await reply.text()
}
