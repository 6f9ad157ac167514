// Which processes run. A number alone does not name a process: numbers are used again, after a
// crash or a restart of the machine, so whoever keeps one keeps the process's line with it.

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

/** The time at which a process was started, and its command: one line that no other process has. */
export function processLine(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined
  if (process.platform !== 'linux') {
    const ps = spawnSync('ps', ['-o', 'lstart=,command=', '-p', String(pid)], { encoding: 'utf8' })
    return ps.stdout.trim() || undefined
  }
  const startedAt = statOf(pid)?.[19]
  const command = read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim()
  return startedAt && command ? `${startedAt} ${command}` : undefined
}

/**
 * Linux's facts about a process, from its state on: those before it hold its name, which may have
 * spaces.
 */
function statOf(pid: number): string[] | undefined {
  const stat = read(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
