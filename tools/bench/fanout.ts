// Ten thousand clients, ten instruments, ten ticks a second of each: how many ticks arrive, how
// late, and what it costs. Server and clients are processes of their own on this machine's
// loopback; cost is the server process's alone.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { median } from '../percentile.ts'
import { Connected, clients, Listening, Received, Served } from './fanout-parts.ts'
import { type Program, programOf } from './processes.ts'

export type FanoutFigures = {
  /** Share of the published ticks that arrived, over all clients. */
  readonly delivered: number
  /** From when a tick was due to when a client had it. */
  readonly p99_ms: number
  readonly cores: number
  readonly rss_mb: number
}

const rounds = 3
/** For frames under way when the last tick was published. */
const settleMs = 1_000
const stopMs = 5_000
const filesNeeded = clients + 500
const raiseFileLimit = 'ulimit -n 65536 2>/dev/null || ulimit -n "$(ulimit -Hn)"'

/** The median of three runs, each with fresh processes; about 15 seconds a run. */
export async function benchFanout(): Promise<FanoutFigures> {
  requireFiles()
  const runs: FanoutFigures[] = []
  for (let round = 0; round < rounds; round += 1) runs.push(await run())
  return {
    delivered: median(runs.map((figures) => figures.delivered)),
    p99_ms: median(runs.map((figures) => figures.p99_ms)),
    cores: median(runs.map((figures) => figures.cores)),
    rss_mb: median(runs.map((figures) => figures.rss_mb)),
  }
}

async function run(): Promise<FanoutFigures> {
  const processes: ChildProcess[] = []
  const started = (program: Program, ...args: string[]) => {
    const child = start(program, args)
    processes.push(child)
    return child
  }
  try {
    const server = started('fanout-server')
    const { port } = await answer(server, Listening)
    const receiver = started('fanout-clients', String(port))
    await answer(receiver, Connected)
    server.send('publish')
    const served = await answer(server, Served)
    await setTimeout(settleMs)
    receiver.send('report')
    const received = await answer(receiver, Received)
    return {
      delivered: received.ticks / (served.published * clients),
      p99_ms: received.p99Ms,
      cores: served.cores,
      rss_mb: served.rssMb,
    }
  } finally {
    await Promise.all(processes.map(stop))
  }
}

export function start(program: Program, args: string[]): ChildProcess {
  const command = [process.execPath, programOf(program), ...args]
  return spawn('sh', ['-c', `${raiseFileLimit}; exec "$0" "$@"`, ...command], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** The child's next message. */
export async function answer<S extends z.core.$ZodType>(child: ChildProcess, shape: S) {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${child.spawnargs.at(-1)} ended with ${code}`)
  })
  const [message] = await Promise.race([once(child, 'message'), ended])
  return z.parse(shape, message)
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  if (child.connected) child.disconnect()
  const patience = setTimeout(stopMs, undefined, { ref: false }).then(() => child.kill('SIGKILL'))
  await Promise.race([ended, patience.then(() => ended)])
}

function requireFiles(): void {
  const shown = execFileSync('sh', ['-c', `${raiseFileLimit}; ulimit -n`], { encoding: 'utf8' })
  const allowed = shown.trim() === 'unlimited' ? Number.POSITIVE_INFINITY : Number(shown)
  if (allowed >= filesNeeded) return
  throw new Error(
    `The fan-out bench needs ${filesNeeded} open files a process; this system allows ${allowed}.`,
  )
}
