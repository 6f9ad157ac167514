// Processor time of processes, as Linux tells it; NaN on other systems, whose figures are left out.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What runs in a process of its own; vite.bench.config.ts builds it. */
export type Program =
  | 'deposits-server'
  | 'fanout-clients'
  | 'fanout-server'
  | 'http-server'
  | 'one-cell'
  | 'server'

export function programOf(name: Program): string {
  return fileURLToPath(new URL(`./${name}.js`, import.meta.url))
}

/** The process that PostgreSQL of this data folder was started with. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const lines = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  return Number(lines.split('\n', 1)[0])
}

/** A process and all that came from it. */
export async function treeOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const children = text.split(' ').filter(Boolean).map(Number)
  return [pid, ...(await Promise.all(children.map(treeOf))).flat()]
}

/**
 * Seconds so far of a process and all that came from it, ended ones included. To ten milliseconds
 * for each process: for long measurements.
 */
export async function cpuSeconds(pid: number): Promise<number> {
  const times = await Promise.all((await treeOf(pid)).map(ticksOf))
  return times.reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond
}

const ticksPerSecond = 100

/** User and system time with those of children that were waited for, from /proc/PID/stat. */
async function ticksOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return [11, 12, 13, 14].reduce((sum, field) => sum + (Number(fields[field]) || 0), 0)
}

/** Microseconds so far of a process and all that came from it and still runs, exactly. */
export async function cpuMicros(pid: number): Promise<number> {
  if (process.platform !== 'linux') return Number.NaN
  const times = await Promise.all((await treeOf(pid)).map(threadMicros))
  return times.reduce((sum, micros) => sum + micros, 0)
}

async function threadMicros(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const texts = await Promise.all(
    threads.map((it) => readFile(`/proc/${pid}/task/${it}/schedstat`, 'utf8').catch(() => '0')),
  )
  return texts.reduce((sum, text) => sum + Number(text.split(' ', 1)[0]) / 1000, 0)
}
