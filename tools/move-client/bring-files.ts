// The pictures that a client's rows name, from one data folder to the other: on disk there before
// any row names them there.

import { copyFile, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { MoveDeps } from './move-client.ts'

export function bringFilesBetween(
  from: string | undefined,
  to: string | undefined,
): MoveDeps['bringFiles'] {
  return async (folder, names) => {
    if (from === undefined || to === undefined) {
      const both = 'name both data folders, by --from-data and --to-data'
      return `they have ${names.length} pictures in ${folder}: ${both}`
    }
    await mkdir(join(to, folder), { recursive: true })
    for (const name of names) {
      const target = join(to, folder, name)
      const isThere = await copyFile(join(from, folder, name), target).then(
        () => true,
        (error) => {
          if (error?.code === 'ENOENT') return false
          throw error
        },
      )
      // A picture that was lost before is lost there too.
      if (isThere) await flush(target)
    }
    return undefined
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
