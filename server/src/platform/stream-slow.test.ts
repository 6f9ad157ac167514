import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { connectClient, connectDeaf } from '../../test/stream-client.ts'
import {
  balance,
  caughtUp,
  person,
  serve,
  signIn,
  symbols,
  tick,
  until,
} from '../../test/stream-hub.ts'

vi.setConfig({ testTimeout: 30_000 })

describe('a slow socket', () => {
  it('costs little memory and is ended, while others get every tick', {
    timeout: 120_000,
  }, async () => {
    const { hub, port } = await serve({ limits: { roundMs: 1, slowSeconds: 2, closeMs: 2_000 } })
    const deaf = await Promise.all(Array.from({ length: 40 }, () => connectDeaf(port, symbols)))
    const reader = await connectClient(port)
    reader.send({ type: 'subscribe', symbols })
    await caughtUp(reader)
    const rssBefore = process.memoryUsage.rss()
    const source = 'x'.repeat(300)
    for (let sequence = 1; sequence <= 67; sequence += 1) {
      hub.publishTicks(symbols.map((symbol) => tick(symbol, sequence, source)))
      await until(() => reader.ticks().length === sequence * symbols.length)
    }
    const { behind, unsentBytes, ended } = hub.stats()
    // On a busy machine some have been behind for two seconds by now.
    expect(behind + ended.tooSlow).toBe(deaf.length)
    expect(unsentBytes / deaf.length).toBeLessThan(256 * 1_024)
    expect((process.memoryUsage.rss() - rssBefore) / 2 ** 20).toBeLessThan(100)

    await until(() => hub.stats().ended.tooSlow === deaf.length)
    const [woken] = deaf
    const heard: Buffer[] = []
    woken?.on('data', (bytes) => heard.push(bytes)).resume()
    await until(() => hub.stats().sockets === 1)
    await until(() =>
      Buffer.concat(heard)
        .subarray(-4)
        .equals(Buffer.from([0x88, 2, 0x03, 0xf5])),
    )
    for (const socket of deaf) socket.destroy()
  })

  it('that drains again gets the newest tick of each symbol it missed', async () => {
    const { hub, port } = await serve({ limits: { roundMs: 1, slowSeconds: 60 } })
    const client = await connectClient(port)
    client.send({ type: 'subscribe', symbols })
    await caughtUp(client)
    client.ws.pause()
    const source = 'x'.repeat(300)
    let last = 0
    for (; hub.stats().behind === 0 && last < 500; last += 1) {
      hub.publishTicks(symbols.map((symbol) => tick(symbol, last + 1, source)))
      await setTimeout(2)
    }
    hub.publishTicks([tick('S000', last + 1, source), tick('S000', last + 2, source)])
    await setTimeout(20)
    client.ws.resume()
    await until(() => hub.stats().behind === 0)
    await caughtUp(client)
    for (const symbol of symbols) {
      const got = client.ticks().flatMap(([of, sequence]) => (of === symbol ? [sequence] : []))
      expect(got).toEqual([...new Set(got)].sort((a, b) => a - b))
      expect(got.at(-1)).toBe(symbol === 'S000' ? last + 2 : last)
      expect(got).not.toContain(last + 1)
    }
  })

  it('is ended when its private messages pile up', async () => {
    const { hub, port } = await serve({ limits: { unsentBytesMost: 100_000, closeMs: 10_000 } })
    const ada = person(1n, 'ada')
    const client = await signIn(hub, port, ada)
    client.ws.pause()
    for (let version = 1; hub.stats().ended.tooSlow === 0; version += 1) {
      hub.sendTo(ada.clientId, balance(version, version))
      if (version % 1_000 === 0) await setTimeout(0)
    }
    expect(hub.stats().unsentBytes).toBeLessThan(101_000)
    client.ws.resume()
    expect(await client.closed).toBe(1013)
  })
})
