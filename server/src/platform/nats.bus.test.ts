// The bus over a real NATS, where this machine has one.

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bus, channel } from './bus.ts'
import { answerOver, askOver, subject } from './bus-questions.ts'
import { systemClock } from './clock.ts'
import { systemRandom } from './crypto.ts'
import { openNatsBus } from './nats.bus.ts'
import { openSeal } from './seal.ts'

const program = ['/usr/sbin/nats-server', '/usr/local/bin/nats-server'].find(existsSync)
const needed = program ? test : test.skip
if (!program) console.warn('No nats-server on this machine: the bus over NATS is not tried.')

const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
const buses: Bus[] = []
let port = 0
let server: ChildProcess | undefined

beforeAll(async () => {
  port = await freePort()
})
afterAll(async () => {
  await Promise.all(buses.map((bus) => bus.close()))
  await stopServer()
})

function startServer(): void {
  const args = ['-a', '127.0.0.1', '-p', String(port), '--user', 'ts', '--pass', 'a:b']
  server = spawn(program ?? '', args, { stdio: 'ignore' })
}

async function stopServer(): Promise<void> {
  const ended = new Promise((done) => server?.once('exit', done))
  if (server?.kill('SIGKILL')) await ended
}

function join(logged: string[] = []): Bus {
  const natsUrl = `nats://ts:${encodeURIComponent('a:b')}@127.0.0.1:${port}`
  const log = (message: string) => logged.push(message)
  const bus = openNatsBus({ natsUrl }, { clock: systemClock, random: systemRandom, seal, log })
  buses.push(bus)
  return bus
}

needed('processes talk as soon as there is a server, and again when it is back', async () => {
  const words = channel<string>('words')
  const [logged, heard] = [[] as string[], [] as string[]]
  const [one, two] = [join(logged), join()]
  two.hear(words, (word) => heard.push(word))
  one.say(words, 'too early')
  startServer()
  const say = async (word: string) => {
    await expect
      .poll(
        () => {
          one.say(words, word)
          return heard.includes(word)
        },
        { timeout: 120_000 },
      )
      .toBe(true)
  }
  await say('first')
  await stopServer()
  await expect.poll(() => logged.length, { timeout: 120_000 }).toBe(1)
  one.say(words, 'lost')
  startServer()
  await say('second')
  expect(heard).not.toContain('too early')
  expect(heard).not.toContain('lost')
})

needed('what is long is asked and answered', async () => {
  const reversed = subject<Uint8Array, Uint8Array>('reversed')
  const [one, two] = [join(), join()]
  answerOver(two, reversed, (bytes) => bytes.reverse())
  const asking = askOver(one, 'test')
  const bytes = Uint8Array.from({ length: 3_000_000 }, (_, nr) => nr % 251)
  await expect
    .poll(() => asking.ask(reversed, two.self, bytes, 5_000).then((it) => it[0]), {
      timeout: 120_000,
    })
    .toBe(bytes.at(-1))
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}
