// Twenty thousand clients who listen to ten instruments, at two processes of the web beside an
// engine, over NATS: what a frame costs, how late it is, what a socket takes of memory, and how
// long all of them take to come. The delay is from a price's own time, so storing it is in it.

import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { answer, start, stop } from './fanout.ts'
import { Connected, clients, Received } from './fanout-parts.ts'
import { cpuMicros } from './processes.ts'
import { openSeveral, type Running } from './several.ts'
import { medians, shownAs } from './web.ts'
import type { World } from './world.ts'

const rounds = 3
const seconds = 20
const warmUpMs = 5_000

export async function benchFanout20k(world: World, say: (line: string) => void) {
  const all: Record<string, number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const measured = await oneRound(world)
    say(shownAs('fanout20k', measured))
    all.push(measured)
  }
  return medians(all)
}

async function oneRound(world: World): Promise<Record<string, number>> {
  const several = await openSeveral(world)
  const listeners: ReturnType<typeof start>[] = []
  try {
    await several.bus()
    await several.engine()
    const webs = [await several.web(0), await several.web(1)]
    const before = await Promise.all(webs.map(residentMb))
    const began = performance.now()
    for (const { url } of webs) {
      const { port, hostname } = new URL(url)
      listeners.push(start('fanout-clients', [port, 'behind a proxy', hostname]))
    }
    await Promise.all(listeners.map((one) => answer(one, Connected)))
    const connectMs = performance.now() - began
    await sleep(warmUpMs)
    const cpu = await spent(webs)
    const start0 = await reports(listeners)
    await sleep(seconds * 1_000)
    const done = await reports(listeners)
    const cpuUs = (await spent(webs)) - cpu
    const after = await Promise.all(webs.map(residentMb))
    const frames = done.frames - start0.frames
    return {
      connected: 2 * clients,
      connect_s: connectMs / 1_000,
      frames_per_s: frames / seconds,
      cpu_us_per_frame: cpuUs / frames,
      cores: cpuUs / 1e6 / seconds,
      delay_p50_ms: done.p50Ms,
      delay_p99_ms: done.p99Ms,
      kb_per_client: ((sum(after) - sum(before)) * 1_024) / (2 * clients),
    }
  } finally {
    await Promise.all(listeners.map(stop))
    await several.close()
  }
}

/** Of both: what was received so far, and the delay of the slower. */
async function reports(listeners: readonly ReturnType<typeof start>[]) {
  const told = await Promise.all(
    listeners.map((one) => {
      one.send('report')
      return answer(one, Received)
    }),
  )
  return {
    frames: sum(told.map(({ frames }) => frames)),
    p50Ms: Math.max(...told.map(({ p50Ms }) => p50Ms)),
    p99Ms: Math.max(...told.map(({ p99Ms }) => p99Ms)),
  }
}

async function spent(webs: readonly Running[]): Promise<number> {
  return sum(await Promise.all(webs.map(({ pid }) => cpuMicros(pid))))
}

async function residentMb({ pid }: Running): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? Number.NaN) / 1_024
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
