// `npm run package-verify`: what verifies receipts and watches a log as a package of its own, in
// dist/verify, which needs nothing but Node. `npm pack ./dist/verify` makes what a registry takes.

import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleOne } from './bundle-one.ts'

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))

/** Gives the names of the files of the package. */
export async function packageVerify(folder: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true })
  await bundleOne({ root: projectRoot, entry: 'verify/src/main.ts', folder, name: 'main.js' })
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`)
  await copyFile(join(projectRoot, 'LICENSE'), join(folder, 'LICENSE'))
  await copyFile(join(projectRoot, 'verify/README.md'), join(folder, 'README.md'))
  await copyFile(join(projectRoot, 'verify/go/main.go'), join(folder, 'main.go'))
  return (await readdir(folder, { recursive: true })).toSorted()
}

async function manifest() {
  const own = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'))
  const { version, license, engines } = own
  return {
    name: 'truestrike-verify',
    version,
    license,
    description: 'Verifies signed receipts of trades, and watches the log they stand in.',
    type: 'module',
    engines,
    bin: { 'truestrike-verify': './main.js' },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = await packageVerify(join(projectRoot, 'dist/verify'))
  console.log(`${names.length} files in dist/verify; npm pack ./dist/verify makes the package.`)
}
