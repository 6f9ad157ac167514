// The bus over NATS: a real one where this machine has it, and a stand-in everywhere.

import { afterEach, describe, expect, test } from 'vitest'
import { freePort } from '#test/free-port.ts'
import { type NatsServer, natsKinds, natsUrlAt, startNats } from '#test/nats.ts'
import { type Bus, channel } from './bus.ts'
import { answerOver, askOver, subject } from './bus-questions.ts'
import { systemClock } from './clock.ts'
import { systemRandom } from './crypto.ts'
import { openNatsBus } from './nats.bus.ts'
import { openSeal } from './seal.ts'

const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
let buses: Bus[] = []
let server: NatsServer | undefined

afterEach(async () => {
  await Promise.all(buses.map((bus) => bus.close()))
  buses = []
  await server?.stop()
  server = undefined
})

function join(natsUrl: string, logged: string[] = [], cell = 1): Bus {
  const log = (message: string) => logged.push(message)
  const bus = openNatsBus(
    { natsUrl, cell },
    { clock: systemClock, random: systemRandom, seal, log },
  )
  buses.push(bus)
  return bus
}

const words = channel<string>('words')

/** Said again until it was heard: nobody says when a listener is known to the server. */
function sayUntilHeard(from: Bus, word: string, heard: readonly string[]) {
  const said = () => {
    from.say(words, word)
    return heard.includes(word)
  }
  return expect.poll(said, { timeout: 120_000 }).toBe(true)
}

describe.each(natsKinds)('over NATS, %s', (kind) => {
  test('processes talk as soon as there is a server, and again when it is back', async () => {
    const port = await freePort()
    const [logged, heard] = [[] as string[], [] as string[]]
    const [one, two] = [join(natsUrlAt(port), logged), join(natsUrlAt(port))]
    two.hear(words, (word) => heard.push(word))
    one.say(words, 'too early')
    server = await startNats(kind, port)
    await sayUntilHeard(one, 'first', heard)
    await server.stop()
    await expect.poll(() => logged.at(-1), { timeout: 120_000 }).toMatch(/^NATS is gone/)
    one.say(words, 'lost')
    server = await startNats(kind, port)
    await sayUntilHeard(one, 'second', heard)
    expect(heard).not.toContain('too early')
    expect(heard).not.toContain('lost')
  })

  test('what is long is asked and answered', async () => {
    const port = await freePort()
    server = await startNats(kind, port)
    const reversed = subject<Uint8Array, Uint8Array>('reversed')
    const [one, two] = [join(natsUrlAt(port)), join(natsUrlAt(port))]
    answerOver(two, reversed, (bytes) => bytes.reverse())
    const asking = askOver(one, 'test')
    const bytes = Uint8Array.from({ length: 3_000_000 }, (_, nr) => nr % 251)
    await expect
      .poll(
        () =>
          asking.ask(reversed, two.self, bytes, 1_000).then(
            (it) => it[0],
            () => undefined,
          ),
        { timeout: 120_000 },
      )
      .toBe(bytes.at(-1))
  })

  test('who is not let in says so once, and comes in when that is mended', async () => {
    const port = await freePort()
    server = await startNats(kind, port, { password: 'another' })
    const [logged, heard] = [[] as string[], [] as string[]]
    const [one, two] = [join(natsUrlAt(port), logged), join(natsUrlAt(port))]
    two.hear(words, (word) => heard.push(word))
    const refusals = () => logged.filter((line) => /let us in.*Authorization/i.test(line))
    await expect.poll(refusals, { timeout: 120_000 }).toHaveLength(1)
    await server.stop()
    server = await startNats(kind, port)
    await sayUntilHeard(one, 'mended', heard)
    expect(refusals()).toHaveLength(1)
  })
})
