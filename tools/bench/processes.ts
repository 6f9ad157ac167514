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
  return sum(times) / ticksPerSecond
}

const ticksPerSecond = 100

/** User and system time with those of children that were waited for. */
async function ticksOf(pid: number): Promise<number> {
  return sum((await statOf(pid)).slice(11, 15))
}

/** What /proc/PID/stat has from the process's state on; nothing where it has ended. */
async function statOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return fields.map((field) => Number(field) || 0)
}

/**
 * Microseconds so far of a process and all that came from it: exactly of what still runs, and to
 * ten milliseconds of what has ended, as PostgreSQL's sessions do that are not asked for a while.
 */
export async function cpuMicros(pid: number): Promise<number> {
  if (process.platform !== 'linux') return Number.NaN
  const times = (await treeOf(pid)).map(
    async (it) => (await threadMicros(it)) + (await endedMicros(it)),
  )
  return sum(await Promise.all(times))
}

async function endedMicros(pid: number): Promise<number> {
  return (sum((await statOf(pid)).slice(13, 15)) * 1_000_000) / ticksPerSecond
}

async function threadMicros(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const texts = await Promise.all(
    threads.map((it) => readFile(`/proc/${pid}/task/${it}/schedstat`, 'utf8').catch(() => '0')),
  )
  return sum(texts.map((text) => Number(text.split(' ', 1)[0]) / 1_000))
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
