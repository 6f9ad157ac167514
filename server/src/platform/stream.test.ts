import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { hour, later } from '#kernel/time.ts'
import {
  connectClient,
  connectDeaf,
  type StreamClient,
  upgradeStatus,
} from '../../test/stream-client.ts'
import {
  balance,
  caughtUp,
  person,
  publicUrl,
  serve,
  signIn,
  start,
  symbols,
  tick,
  until,
} from '../../test/stream-hub.ts'

const offersOf = ({ messages }: StreamClient) =>
  messages.flatMap((message) => (message.type === 'offer' ? message.version : []))

describe('an open socket', () => {
  it('is greeted, and can ask the time', async () => {
    const { port } = await serve()
    const client = await connectClient(port)
    expect(client.messages).toEqual([{ type: 'hello', server_time: start, rule_version: 3 }])
    client.send({ type: 'ping', id: 7.5 })
    expect(await client.next('pong')).toEqual({ type: 'pong', id: 7.5, server_time: start })
  })

  it('gets the ticks of its symbols, the newest known at once', async () => {
    const { hub, port } = await serve()
    const [one, two] = [await connectClient(port), await connectClient(port)]
    hub.publishTicks([tick('S001', 1), tick('S002', 1)])
    one.send({ type: 'subscribe', symbols: ['S001', 'S003', 'NOPE'] })
    expect((await one.next('ticks')).ticks).toEqual([tick('S001', 1)])
    two.send({ type: 'subscribe', symbols: ['S002'] })
    expect((await two.next('ticks')).ticks).toEqual([tick('S002', 1)])
    hub.publishTicks([tick('S003', 1), tick('S002', 2), tick('S003', 2)])
    expect((await one.next('ticks')).ticks).toEqual([tick('S003', 1), tick('S003', 2)])
    expect((await two.next('ticks')).ticks).toEqual([tick('S002', 2)])
    two.send({ type: 'subscribe', symbols: [] })
    await caughtUp(two)
    hub.publishTicks([tick('S002', 3)])
    await setTimeout(20)
    await caughtUp(two)
    expect(two.ticks()).toHaveLength(2)
  })

  it('hears which offer is in force: at the door, and when it is another one', async () => {
    const { hub, port } = await serve({ limits: { writesPerTurn: 1 } })
    const early = [await connectClient(port), await connectClient(port)]
    hub.announceOffer('one')
    const late = await connectClient(port)
    hub.announceOffer('one')
    // The second overtakes the first: nobody hears an old one last.
    hub.announceOffer('two')
    hub.announceOffer('three')
    for (const client of [...early, late]) {
      await until(() => offersOf(client).at(-1) === 'three')
      await caughtUp(client)
      expect(offersOf(client).at(-1)).toBe('three')
    }
    expect(offersOf(late).filter((version) => version === 'one')).toHaveLength(1)
  })

  it('may send nonsense and go on', async () => {
    const { port } = await serve()
    const client = await connectClient(port)
    const tooMany = [...symbols, 'S300']
    for (const text of ['', '{', '[]', '{"type":"sudo"}', '{"type":"ping","id":1,"x":1}']) {
      client.ws.send(text)
      expect(await client.next('error')).toMatchObject({ code: 'malformed' })
    }
    client.ws.send(JSON.stringify({ type: 'subscribe', symbols: tooMany.map(() => 'S') }))
    expect(await client.next('error')).toMatchObject({ code: 'malformed' })
    client.ws.send(Buffer.from(JSON.stringify({ type: 'ping', id: 1 })), { binary: true })
    expect(await client.next('error')).toMatchObject({ code: 'malformed' })
    await caughtUp(client)
  })

  it('may send 4 KB and no more', async () => {
    const { port } = await serve()
    const client = await connectClient(port)
    client.ws.send('x'.repeat(4_096))
    expect(await client.next('error')).toMatchObject({ code: 'malformed' })
    client.ws.send('x'.repeat(4_097))
    expect(await client.closed).toBe(1009)
  })

  it('may send 20 messages a second and no more, pings of the protocol included', async () => {
    const { hub, port } = await serve()
    const [talker, pinger] = [await connectClient(port), await connectClient(port)]
    for (let second = 0; second < 2; second += 1) {
      for (let id = 0; id < 9; id += 1) talker.send({ type: 'ping', id })
      await setTimeout(1_100)
    }
    expect(talker.ws.readyState).toBe(talker.ws.OPEN)
    const before = talker.messages.length
    for (let id = 0; id < 60; id += 1) {
      talker.send({ type: 'ping', id })
      pinger.ws.ping()
    }
    expect(await talker.closed).toBe(1008)
    expect(await pinger.closed).toBe(1008)
    const answers = talker.messages.length - before
    expect(answers).toBeGreaterThanOrEqual(20)
    // The second may turn in the middle of it.
    expect(answers).toBeLessThanOrEqual(40)
    expect(hub.stats().ended.tooMany).toBe(2)
  })

  it('stays while it answers pings, and is cut when it does not', async () => {
    const { hub, port } = await serve({ limits: { pingSeconds: 1 } })
    const awake = await connectClient(port)
    const asleep = await connectDeaf(port, [])
    await until(() => hub.stats().sockets === 1)
    asleep.destroy()
    await caughtUp(awake)
  })

  it('hears goodbye when the server stops', async () => {
    const { hub, port } = await serve()
    const client = await connectClient(port)
    const deaf = await connectDeaf(port, [])
    // Would not end for the deaf one.
    await hub.close()
    expect(await client.closed).toBe(1001)
    expect(hub.stats().sockets).toBe(0)
    deaf.destroy()
  })
})

describe('who may open a socket', () => {
  it('pages of our own origin, and programs', async () => {
    const { port } = await serve()
    expect(await upgradeStatus(port)).toBe(101)
    expect(await upgradeStatus(port, { origin: publicUrl })).toBe(101)
    const sameHost = `http://127.0.0.1:${port}`
    for (const origin of [
      'https://evil.example.com',
      `${publicUrl}.evil.com`,
      sameHost,
      'null',
      '',
    ]) {
      expect(await upgradeStatus(port, { origin }), origin).toBe(422)
    }
  })

  it('without TLS also pages that reached us under another name', async () => {
    for (const plain of [null, 'http://localhost:3000']) {
      const { port } = await serve({ publicUrl: plain })
      expect(await upgradeStatus(port, { origin: `http://127.0.0.1:${port}` })).toBe(101)
      expect(await upgradeStatus(port, { origin: 'http://127.0.0.1:1' })).toBe(422)
      expect(await upgradeStatus(port, { origin: 'null' })).toBe(422)
    }
  })

  it('on the path of the stream only', async () => {
    const { port } = await serve()
    expect(await upgradeStatus(port, {}, '/api/stream?v=1')).toBe(101)
    for (const path of ['/', '/api/stream/', '/api/streams']) {
      expect(await upgradeStatus(port, {}, path), path).toBe(404)
    }
  })

  it('so many of one address, and so many in all', async () => {
    const limits = { socketsPerAddressMost: 2, socketsMost: 3 }
    const { hub, port } = await serve({ limits, trustedProxies: 1 })
    const from = (address: string) => ({ 'x-forwarded-for': `6.6.6.6, ${address}` })
    const first = await connectClient(port, from('1.1.1.1'))
    await connectClient(port, from('1.1.1.1'))
    expect(await upgradeStatus(port, from('1.1.1.1'))).toBe(429)
    await connectClient(port, from('2.2.2.2'))
    expect(await upgradeStatus(port, from('2.2.2.2'))).toBe(503)
    first.ws.close()
    await until(() => hub.stats().sockets === 2)
    expect(await upgradeStatus(port, from('1.1.1.1'))).toBe(101)
  })

  it('addresses cannot be made up where no proxy is trusted', async () => {
    const { port } = await serve({ limits: { socketsPerAddressMost: 1 } })
    await connectClient(port, { 'x-forwarded-for': '1.1.1.1' })
    expect(await upgradeStatus(port, { 'x-forwarded-for': '2.2.2.2' })).toBe(429)
  })
})

describe('what one address asks', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const pings = (client: StreamClient) =>
    client.messages.flatMap((message) => (message.type === 'pong' ? [message.id] : []))

  it('beyond its points waits, and comes in its order; others are heard', async () => {
    // Five for each socket, and ten more.
    const limits = { addressPointsMost: 20, addressPointsPerSecond: 1 }
    const { hub, port, setNow } = await serve({ limits, trustedProxies: 1 })
    const [first, second] = [
      await connectClient(port, from('1.1.1.1')),
      await connectClient(port, from('1.1.1.1')),
    ]
    for (let id = 1; id <= 15; id += 1) first.send({ type: 'ping', id })
    await until(() => pings(first).length === 10 && hub.stats().unheard === 1)
    second.send({ type: 'ping', id: 1 })
    await until(() => hub.stats().unheard === 2)
    await caughtUp(await connectClient(port, from('2.2.2.2')))
    expect(await upgradeStatus(port, from('1.1.1.1'))).toBe(429)
    expect([pings(first).length, pings(second)]).toEqual([10, []])
    setNow(later(start, 2_000))
    await until(() => pings(second).length === 1)
    expect(pings(first)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    setNow(later(start, 60_000))
    await until(() => pings(first).length === 15)
    expect(pings(first)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
    expect(hub.stats().unheard).toBe(0)
    await caughtUp(first)
  })

  it('is weighed by its length', async () => {
    const limits = { addressPointsMost: 5 + 16, addressPointsPerSecond: 1 }
    const { hub, port, setNow } = await serve({ limits })
    const client = await connectClient(port)
    // 3,800 signs.
    const all = symbols.map((symbol) => symbol.padEnd(9, 'x'))
    client.send({ type: 'subscribe', symbols: all })
    await until(() => hub.stats().sets === 0)
    client.send({ type: 'ping', id: 1 })
    await client.next('pong')
    client.send({ type: 'ping', id: 2 })
    await until(() => hub.stats().unheard === 1)
    expect(pings(client)).toEqual([1])
    client.ws.terminate()
    setNow(later(start, 60_000))
    await until(() => hub.stats().sockets === 0)
    expect(hub.stats().unheard).toBe(0)
  })
})

describe('a signed-in socket', () => {
  it('opens with a ticket, once', async () => {
    const { hub, port } = await serve()
    const { ticket } = hub.issueTicket(person(1n, 'ada'))
    const [first, second] = [await connectClient(port), await connectClient(port)]
    first.send({ type: 'authenticate', ticket })
    await first.next('authenticated')
    second.send({ type: 'authenticate', ticket })
    expect(await second.next('error')).toMatchObject({ code: 'ticket_invalid' })
    expect(await second.closed).toBe(4401)
    hub.sendTo(person(1n, 'ada').clientId, balance(1, 10))
    expect(await first.next('balance')).toEqual(balance(1, 10))
    expect(second.messages.some(({ type }) => type === 'balance')).toBe(false)
  })

  it('gets what is for its client, and never a word for another', async () => {
    const { hub, port } = await serve()
    const [ada, ben] = [person(1n, 'ada'), person(2n, 'ben')]
    const nobody = await connectClient(port)
    const adas = [await signIn(hub, port, ada), await signIn(hub, port, ada)]
    const bens = [await signIn(hub, port, ben)]
    for (let version = 1; version <= 50_000; version += 1) {
      hub.sendTo(ada.clientId, balance(version, 1))
      hub.sendTo(ben.clientId, balance(version, 2))
      hub.sendTo(person(3n, 'eve').clientId, balance(version, 3))
      if (version % 500 === 0) await setTimeout(0)
    }
    for (const client of [nobody, ...adas, ...bens]) await caughtUp(client)
    const amounts = (client: StreamClient) =>
      client.messages.flatMap((m) => (m.type === 'balance' ? [m.balance] : []))
    for (const client of adas) expect(amounts(client)).toEqual(Array(50_000).fill(1))
    for (const client of bens) expect(amounts(client)).toEqual(Array(50_000).fill(2))
    expect(amounts(nobody)).toEqual([])
  })

  it('belongs to the client of its newest ticket alone', async () => {
    const { hub, port } = await serve()
    const [ada, ben] = [person(1n, 'ada'), person(2n, 'ben')]
    const client = await signIn(hub, port, ada)
    client.send({ type: 'authenticate', ticket: hub.issueTicket(ben).ticket })
    await client.next('authenticated')
    hub.sendTo(ada.clientId, balance(1, 1))
    hub.sendTo(ben.clientId, balance(1, 2))
    expect(await client.next('balance')).toEqual(balance(1, 2))
  })

  it('ends with its session, and tickets of that session are void', async () => {
    const { hub, port } = await serve()
    const [here, there] = [person(1n, 'here'), person(1n, 'there')]
    const [ended, stays] = [await signIn(hub, port, here), await signIn(hub, port, there)]
    const { ticket } = hub.issueTicket(here)
    expect(hub.stats().signedIn).toBe(2)
    hub.endSession(here.sessionId)
    expect(hub.stats().signedIn).toBe(1)
    hub.sendTo(here.clientId, balance(1, 1))
    expect(await ended.closed).toBe(4401)
    expect(ended.messages.some(({ type }) => type === 'balance')).toBe(false)
    expect(await stays.next('balance')).toEqual(balance(1, 1))
    const late = await connectClient(port)
    late.send({ type: 'authenticate', ticket })
    expect(await late.closed).toBe(4401)
    expect(hub.stats()).toMatchObject({ signedIn: 1, ended: { signedOut: 2 } })
  })

  it('has to prove again after 12 hours that it is signed in', async () => {
    const { hub, port, setNow } = await serve()
    const client = await signIn(hub, port, person(1n, 'ada'))
    const anyone = await connectClient(port)
    setNow(later(start, 12 * hour))
    expect(await client.closed).toBe(4401)
    await caughtUp(anyone)
  })
})
