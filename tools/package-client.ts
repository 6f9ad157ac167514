// `npm run package-client`: the typed client as a package of its own, in dist/client, which stands
// without the rest: one file that runs and the types of the contract. `npm pack ./dist/client`
// makes what a registry takes.

import { execFile } from 'node:child_process'
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bundleOne } from './bundle-one.ts'

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))
const entry = 'client/src/index.ts'

/** Gives the names of the files of the package. */
export async function packageClient(folder: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true })
  await bundleOne({ root: projectRoot, entry, folder, name: 'index.js' })
  await emitTypes(join(folder, 'types'))
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`)
  await copyFile(join(projectRoot, 'LICENSE'), join(folder, 'LICENSE'))
  await writeFile(join(folder, 'README.md'), await readme())
  return (await readdir(folder, { recursive: true })).toSorted()
}

async function emitTypes(outDir: string): Promise<void> {
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc')
  const config = join(projectRoot, 'client/types.tsconfig.json')
  const flags = ['--outDir', outDir]
  await promisify(execFile)(process.execPath, [tsc, '-p', config, ...flags], { cwd: projectRoot })
}

async function manifest() {
  const own = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'))
  const { version, license, engines, dependencies, devDependencies } = own
  const { ws, zod } = dependencies
  return {
    name: 'truestrike-client',
    version,
    license,
    description: 'A typed client of the Truestrike API: calls, stream, webhooks, receipts.',
    type: 'module',
    engines,
    exports: { '.': { types: './types/client/src/index.d.ts', default: './index.js' } },
    // As the types name each other.
    imports: {
      '#kernel/*.ts': './types/kernel/src/*.d.ts',
      '#verify/*.ts': './types/verify/src/*.d.ts',
      '#contract/*.ts': './types/contract/src/*.d.ts',
    },
    dependencies: { ws, zod, '@types/ws': devDependencies['@types/ws'] },
  }
}

/** The examples, as they stand in the sources. */
async function readme(): Promise<string> {
  const text = await readFile(join(projectRoot, 'examples/README.md'), 'utf8')
  return text.replace('#client/open-client.ts', 'truestrike-client')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(projectRoot, 'dist/client')
  const names = await packageClient(folder)
  console.log(`${names.length} files in dist/client; npm pack ./dist/client makes the package.`)
}
