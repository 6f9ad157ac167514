// One file of JavaScript for Node made of a source and what it imports of ours, for a package.

import { build } from 'vite'

export type Bundle = {
  readonly root: string
  /** From the root. */
  readonly entry: string
  readonly folder: string
  readonly name: string
}

export async function bundleOne({ root, entry, folder, name }: Bundle): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { input: entry, output: { entryFileNames: name } },
    },
  })
}
