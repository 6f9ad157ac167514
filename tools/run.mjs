// Runs one of our TypeScript tools: `node tools/run.mjs FILE [argument ...]`. Installs packages
// first if need be.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { prepareInstall, projectRoot } from './prepare.mjs'

await prepareInstall()
const tsx = join(projectRoot, 'node_modules/tsx/dist/cli.mjs')
const child = spawn(process.execPath, [tsx, ...process.argv.slice(2)], { stdio: 'inherit' })
// The tool decides how it ends; we only wait for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
