// A disk of a size of its own, in memory, which can be filled to its last byte and given room
// again. Only root can mount one.

import { execFile } from 'node:child_process'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const call = promisify(execFile)

export type Disk = {
  readonly folder: string
  readonly fill: () => Promise<void>
  readonly clear: () => Promise<void>
  readonly remove: () => Promise<void>
}

export const canMount = process.getuid?.() === 0

export async function makeDisk(folder: string, megabytes: number): Promise<Disk> {
  await fs.mkdir(folder, { recursive: true })
  await call('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder])
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: async () => {
      const file = await fs.open(ballast, 'a')
      // Ever smaller pieces, down to a page.
      for (const size of [1_048_576, 65_536, 4_096]) {
        while (await fits(file, Buffer.alloc(size, 1))) {}
      }
      await file.close()
    },
    clear: () => fs.rm(ballast, { force: true }),
    remove: async () => {
      // Whoever used it may be a moment late in letting go of it.
      await call('umount', ['-l', folder])
    },
  }
}

async function fits(file: fs.FileHandle, piece: Buffer): Promise<boolean> {
  try {
    await file.appendFile(piece)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
