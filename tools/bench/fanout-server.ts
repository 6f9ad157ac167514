// The serving half of the fan-out bench: the hub on Fastify, as the product runs it, fed by ten
// made-up instruments. A tick carries the instant at which it was due, so that a stall of ours
// counts as delay.

import { once } from 'node:events'
import { setInterval } from 'node:timers/promises'
import Fastify from 'fastify'
import type { TickTuple } from '#contract/public/stream.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createHttpServer } from '#server/platform/http-server.ts'
import { createStreamHub } from '#server/platform/stream.ts'
import {
  clients,
  publishEveryMs,
  runMs,
  symbols,
  ticksPerSecondEach,
  warmUpMs,
} from './fanout-parts.ts'

const tickEveryMs = 1_000 / (ticksPerSecondEach * symbols.length)

const hub = createStreamHub({
  clock: systemClock,
  ruleVersion: 1,
  symbols,
  publicUrl: null,
  headers: {},
  limits: { socketsPerAddressMost: clients, addressPointsMost: 100 * clients },
})
const app = Fastify({
  serverFactory: (handle) =>
    createHttpServer(handle, {
      headers: {},
      trustedProxies: 0,
      limits: { socketsPerNetworkMost: 2 * clients },
    }),
})
hub.attach(app.server)
app.addHook('preClose', () => hub.close())
await app.listen({ host: '127.0.0.1', port: 0 })

const address = app.server.address()
if (typeof address !== 'object') throw new Error('the server listens on no port')
process.send?.({ port: address?.port })
await once(process, 'message')
process.send?.(await serve())
await once(process, 'disconnect')
await app.close()

async function serve() {
  const start = systemClock.now()
  let published = 0
  let rss = 0
  let warm: { at: number; cpu: NodeJS.CpuUsage } | undefined
  for await (const _ of setInterval(publishEveryMs)) {
    const now = systemClock.now()
    if (!warm && now - start >= warmUpMs) warm = { at: now, cpu: process.cpuUsage() }
    rss = Math.max(rss, process.memoryUsage.rss())
    const due = Math.floor(Math.min(now - start, runMs) / tickEveryMs)
    const ticks = Array.from({ length: due - published }, (_, i) => tick(start, published + i))
    published = due
    hub.publishTicks(ticks)
    if (now - start >= runMs) break
  }
  const wallMs = systemClock.now() - (warm?.at ?? start)
  const cpu = process.cpuUsage(warm?.cpu)
  const cores = (cpu.user + cpu.system) / 1_000 / wallMs
  return { published, cores, rssMb: rss / 2 ** 20 }
}

/** The instruments tick in turn; prices only have to look like some. */
function tick(start: number, number: number): TickTuple {
  const symbol = symbols[number % symbols.length] ?? symbols[0]
  const at = start + Math.ceil(number * tickEveryMs)
  const price = 64_000 + Math.round(1_000 * Math.sin(number)) / 10
  return [symbol, 1 + Math.floor(number / symbols.length), at, price, 'simulated']
}
