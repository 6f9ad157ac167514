// Hours on a machine with little memory: clients trade, read, and come and go, and what the server
// holds does not grow.

import { readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import * as z from 'zod/mini'
import { present } from '#kernel/assert.ts'
import { minute, second } from '#kernel/time.ts'
import { freePort } from '#test/free-port.ts'
import { connectClient } from '#test/stream-client.ts'
import { startLoad } from '../load.ts'
import { openSandbox } from '../sandbox.ts'
import { untilSettled } from '../until-settled.ts'
import { canCap, capMemory } from './cap-memory.ts'
import { floorsOf, type Held, heapMbIn, slopeOf } from './growth.ts'
import { type Read, startProbe } from './probe.ts'
import type { RowRun, Tried } from './try-fault.ts'
import { type Watch, watchFor } from './watch.ts'
import { openWorld, someToken, verdictOf, type World } from './world.ts'

const capMb = 512
const writers = { workers: 4, pauseMs: 200, patienceMs: 30_000 }
const listeners = 24
const stayMs = 20 * second
const sampleMs = 5 * second
/** What it reads and remembers at first is not growth. */
const warmUp = 1 / 6
/** The slope of a shorter one says nothing: what collects garbage leaves more or less of it. */
const judgedFrom = 60 * minute
const growthMax = 5

export const soakFaults = ['soak'] as const

export async function trySoak({ built, soakMs, log }: RowRun): Promise<Tried[]> {
  const sandbox = await openSandbox([])
  try {
    const watchPort = await freePort()
    const env = { METRICS_PORT: String(watchPort) }
    const world = await openWorld(sandbox, { built, env })
    try {
      await world.program.start()
      const uncap = await capMemory(present(world.program.pid(), 'the program'), capMb)
      try {
        await world.program.untilTrading()
        const tried = await soak(world, watchPort, soakMs)
        log(tried)
        return [tried]
      } finally {
        await uncap()
      }
    } finally {
      await world.close()
    }
  } finally {
    await sandbox.close()
  }
}

/** It ends with the time, or with the server. */
export async function soak(world: World, watchPort: number, ms: number): Promise<Tried> {
  const running = startLoad({ ...writers, ...world, port: world.clientPort, symbol: 'BTCUSD' })
  const probe = startProbe(`http://127.0.0.1:${world.port}`, someToken(world))
  const { deaths } = world.program
  const watch = watchFor(ms, deaths)
  const began = performance.now()
  const held: Held[] = []
  try {
    await Promise.all([
      watch.repeat(() => look(world, { watchPort, watch, held })),
      ...Array.from({ length: listeners }, (_, nr) =>
        watch.repeat(() => comeAndGo(world, nr, watch)),
      ),
    ])
    const lastedMs = performance.now() - began
    // Of a server that is gone nobody hears what became of the last orders.
    await (deaths() > 0 ? running.abandon() : running.stop())
    await probe.stop()
    return await judged(world, { held, reads: probe.since(0), ms, lastedMs })
  } finally {
    await running.abandon()
    await probe.stop()
  }
}

type Soaked = {
  readonly held: readonly Held[]
  readonly reads: readonly Read[]
  /** As long as it was to last, and as long as it did. */
  readonly ms: number
  readonly lastedMs: number
}

async function judged(world: World, { held, reads, ms, lastedMs }: Soaked): Promise<Tried> {
  const hasEnded = world.program.deaths() > 0
  if (!hasEnded) await untilSettled(world)
  const verdict = await verdictOf(world, !hasEnded)
  const failed = reads.filter(({ status }) => status !== 200).length
  const steady = floorsOf(held.slice(Math.round(held.length * warmUp)))
  const slope = slopeOf(steady, 'rssMb')
  const heap = slopeOf(steady, 'heapMb')
  const peak = Math.max(0, ...held.map(({ rssMb }) => rssMb))
  const measured =
    `most ${peak.toFixed(0)} MB, grew by ${slope.toFixed(1)} MB an hour, ` +
    `its heaps by ${heap.toFixed(1)}`
  return {
    fault: `${Math.round(ms / minute)} min with ${capMb} MB${canCap ? '' : ' (not enforced here)'}`,
    ...verdict,
    recoveryMs: 0,
    ackedInIt: verdict.acked,
    toldInIt: 0,
    longestMs: Math.max(0, ...reads.map(({ ms: took }) => took)),
    reads: reads.length,
    readsFailed: failed,
    measured,
    problems: [
      ...verdict.problems,
      ...(hasEnded ? [`the server ended after ${Math.round(lastedMs / second)} s`] : []),
      ...(held.length === 0 ? ['nobody saw what it held'] : []),
      ...(peak > capMb ? [`it held ${peak.toFixed(0)} MB`] : []),
      ...(lastedMs >= judgedFrom && Math.max(slope, heap) > growthMax ? [measured] : []),
    ],
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  }
}

/** Signed in, listening to prices and to what is the client's own. */
async function comeAndGo({ port, traders }: World, nr: number, watch: Watch): Promise<void> {
  const { token } = present(traders[nr % traders.length], 'a trader')
  const ticket = await ticketFor(port, token)
  const client = await connectClient(port)
  client.send({ type: 'authenticate', ticket })
  client.send({ type: 'subscribe', symbols: ['BTCUSD'] })
  await watch.rest(stayMs)
  client.ws.terminate()
}

const Ticket = z.object({ data: z.object({ ticket: z.string() }) })

async function ticketFor(port: number, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const url = `http://127.0.0.1:${port}/api/stream/ticket`
  const reply = await fetch(url, { method: 'POST', headers })
  return z.parse(Ticket, await reply.json()).data.ticket
}

type Looking = { readonly watchPort: number; readonly watch: Watch; readonly held: Held[] }

async function look({ program }: World, { watchPort, watch, held }: Looking): Promise<void> {
  const at = performance.now()
  const rssMb = await residentMb(present(program.pid(), 'the program'))
  const metrics = await fetch(`http://127.0.0.1:${watchPort}/metrics`)
  const heapMb = heapMbIn(await metrics.text())
  if (heapMb !== undefined) held.push({ at, rssMb, heapMb })
  await watch.rest(sampleMs)
}

async function residentMb(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(present(/VmRSS:\s+(\d+)/.exec(text)?.[1], 'VmRSS')) / 1_024
}
