// Which processes run. A number alone does not name a process: numbers are used again, after a
// crash or a restart of the machine, so whoever keeps one keeps the time of the process's start
// with it.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Whether a process of this number runs, whoever owns it. One that has ended but was not collected
 * does not.
 */
export function isRunning(pid: number): boolean {
  // Zero and negative numbers would mean groups of processes.
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return process.platform !== 'linux' || statOf(pid)?.[0] !== 'Z'
}

/** When a running process was started, in whatever way the system tells it. */
export function startOf(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined
  return process.platform === 'linux' ? statOf(pid)?.[19] : ps(pid, 'lstart=')
}

/** The program and arguments of a running process. */
export function commandLineOf(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined
  if (process.platform !== 'linux') return ps(pid, 'command=')
  return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ')
}

/**
 * Linux's facts about a process, from its state on: those before hold its name, maybe with spaces.
 */
function statOf(pid: number): string[] | undefined {
  const stat = read(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function ps(pid: number, column: string): string | undefined {
  const found = spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' })
  return found.stdout.trim() || undefined
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
