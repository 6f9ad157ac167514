// `npm run bench`: builds the benchmark as the server is built, and runs it. Installs packages
// first if need be, and builds the client for the part that looks at it.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { giveUp, prepareBuild, prepareInstall, projectRoot, run } from './prepare.mjs'

const vite = join(projectRoot, 'node_modules/vite/bin/vite.js')
const config = ['--config', 'vite.bench.config.ts', '--logLevel', 'warn']
const looks = process.argv.some((word) => word.split(',').includes('screen'))
await (looks ? prepareBuild : prepareInstall)()
  .then(() => run(process.execPath, [vite, 'build', ...config]))
  .catch(giveUp)
await import(pathToFileURL(join(projectRoot, 'dist/bench/main.js')).href)
