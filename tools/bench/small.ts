// A small server: a heap of 512 MB a thread, 10,000 sockets that listen to ten instruments, and
// 2,000 orders a second, all at once.

import { readFile } from 'node:fs/promises'
import { answer, start, stop } from './fanout.ts'
import { Connected, Received } from './fanout-parts.ts'
import { acceptOverHttp, startHttpServer } from './http.ts'
import type { World } from './world.ts'

const execArgv = ['--max-old-space-size=512', '--max-semi-space-size=32']
const ordersPerSecond = 2_000
const seconds = 20

export type SmallFigures = {
  readonly orders_per_s: number
  /** Answers of 5xx, and connections that broke. */
  readonly failures: number
  readonly p99_ms: number
  /** Over all sockets; none means that nobody was told anything. */
  readonly ticks: number
  readonly peak_mb: number
}

export async function benchSmall(world: World): Promise<SmallFigures> {
  const server = await startHttpServer(world, execArgv)
  const listeners = start('fanout-clients', [new URL(server.url).port, 'behind a proxy'])
  try {
    await answer(listeners, Connected)
    const load = await acceptOverHttp(server, seconds, ordersPerSecond)
    listeners.send('report')
    const { ticks } = await answer(listeners, Received)
    return {
      orders_per_s: load.perSecond,
      failures: load.failures,
      p99_ms: load.p99Ms,
      ticks,
      peak_mb: await peakMb(server.pid),
    }
  } finally {
    await stop(listeners)
    await server.stop()
  }
}

async function peakMb(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(text)?.[1] ?? Number.NaN) / 1024
}
