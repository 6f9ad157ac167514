// A folder of files as they are kept: each appears whole, or not at all.

import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Keep } from './witness.ts'

/** What was said of a log has to outlive the machine; what it is about can be fetched again. */
const isSaid = (name: string) => name === 'checkpoint' || name === 'cosigned'

/** What is there and cannot be read is not taken for what never was. */
function ifThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

export function keepFolder(folder: string): Keep {
  return {
    read: async (name) => {
      const bytes = await readFile(join(folder, name)).catch(ifThere)
      return bytes && Uint8Array.from(bytes)
    },
    write: async (name, bytes) => {
      const path = join(folder, name)
      await mkdir(dirname(path), { recursive: true })
      const draft = await open(`${path}.draft`, 'w')
      await draft.writeFile(bytes)
      if (isSaid(name)) await draft.sync()
      await draft.close()
      await rename(`${path}.draft`, path)
    },
  }
}
