// A program on one of the machines: started, started again when it ends by itself, and ended by its
// process id.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { onMachine, signalOne } from './network.ts'
import type { Machine } from './parts.ts'

export type Program = {
  readonly name: string
  readonly machine: Machine
  readonly file: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly folder?: string
  /** Who it runs as; root where nobody is named. */
  readonly user?: string
  readonly log: string
}

export type Part = {
  readonly program: Program
  readonly start: () => Promise<void>
  readonly pid: () => number | undefined
  /** At once, and it stays away until it is started. */
  readonly kill: () => Promise<void>
  /** In order, and it stays away until it is started. */
  readonly stop: () => Promise<void>
  /** How often it was started because it had ended by itself. */
  readonly revivals: () => number
}

const reviveAfterMs = 1_000
const stopPatienceMs = 20_000

export function partOf(program: Program): Part {
  let child: ChildProcess | undefined
  let isWanted = false
  let revivals = 0

  const spawnOne = async () => {
    const { machine, file, args, user } = program
    const own = user === undefined ? [file, ...args] : asUser(user, file, args)
    const [command = '', ...rest] = onMachine(machine, own[0] ?? '', own.slice(1))
    const log = await open(program.log, 'a')
    const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC', ...program.env }
    const cwd = program.folder ?? '/'
    const stdio = ['ignore' as const, log.fd, log.fd]
    // In a group of its own, so that Ctrl-C reaches us first.
    const spawned = spawn(command, rest, { env, cwd, stdio, detached: true })
    child = spawned
    await log.close()
    spawned.once('error', () => {})
    spawned.once('exit', () => {
      if (child === spawned) child = undefined
      void sleep(reviveAfterMs).then(() => {
        if (!isWanted || child) return
        revivals += 1
        return spawnOne()
      })
    })
  }
  const end = async (signal: NodeJS.Signals) => {
    isWanted = false
    const ending = child
    if (ending?.pid === undefined || ending.exitCode !== null) return
    const gone = once(ending, 'exit')
    signalOne(ending.pid, signal)
    const late = sleep(stopPatienceMs, 'late', { ref: false })
    if ((await Promise.race([gone, late])) !== 'late') return
    signalOne(ending.pid, 'SIGKILL')
    await gone
  }
  return {
    program,
    start: async () => {
      isWanted = true
      if (!child) await spawnOne()
    },
    pid: () => child?.pid,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    revivals: () => revivals,
  }
}

function asUser(user: string, file: string, args: readonly string[]): string[] {
  return ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', file, ...args]
}
