// `npm run bench`: builds the benchmark as the server is built, and runs it. Installs packages
// first if need be.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { giveUp, prepareInstall, projectRoot, run } from './prepare.mjs'

const vite = join(projectRoot, 'node_modules/vite/bin/vite.js')
const config = ['--config', 'vite.bench.config.ts', '--logLevel', 'warn']
await prepareInstall()
  .then(() => run(process.execPath, [vite, 'build', ...config]))
  .catch(giveUp)
await import(pathToFileURL(join(projectRoot, 'dist/bench/main.js')).href)
