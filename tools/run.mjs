// Runs one of our TypeScript tools: `node tools/run.mjs FILE [argument ...]`. Installs packages
// first if need be.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { giveUp, prepareInstall, projectRoot } from './prepare.mjs'

await prepareInstall().catch(giveUp)
const [node = '', , file = '', ...args] = process.argv
process.argv = [node, join(projectRoot, file), ...args]
// Only now can packages be counted on.
const { register } = await import('tsx/esm/api')
register()
await import(pathToFileURL(join(projectRoot, file)).href)
