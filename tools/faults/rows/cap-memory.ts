// A process that may hold so much memory and no more: the kernel ends it otherwise. By control
// groups, of either version, where whoever runs this may make them.

import { accessSync, constants, existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'

const root = '/sys/fs/cgroup'
const first = { home: join(root, 'memory'), limit: 'memory.limit_in_bytes' }
const second = { home: root, limit: 'memory.max' }
const groups = existsSync(first.home) ? first : second

export const canCap = isWritable(groups.home)

/** Resolves to what lifts it, once the process is elsewhere or gone. */
export async function capMemory(pid: number, megabytes: number): Promise<() => Promise<void>> {
  if (!canCap) return async () => {}
  const folder = join(groups.home, `capped-${pid}`)
  await fs.mkdir(folder)
  await fs.writeFile(join(folder, groups.limit), String(megabytes * 2 ** 20))
  await fs.writeFile(join(folder, 'cgroup.procs'), String(pid))
  return async () => {
    await fs.writeFile(join(groups.home, 'cgroup.procs'), String(pid)).catch(() => {})
    await fs.rmdir(folder)
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return process.getuid?.() === 0
  } catch {
    return false
  }
}
