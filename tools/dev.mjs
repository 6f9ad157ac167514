// `npm run dev`: the server, started anew when its sources change, and the web with hot reload
// before it.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { giveUp, prepareInstall, projectRoot } from './prepare.mjs'

await prepareInstall().catch(giveUp)
const programs = [
  ['tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/src/main.ts'],
  ['vite/bin/vite.js', '--config', 'vite.config.ts', '--clearScreen', 'false'],
]
const children = programs.map(([file, ...args]) =>
  spawn(process.execPath, [join(projectRoot, 'node_modules', file), ...args], { stdio: 'inherit' }),
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(signal))
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0
    stopAll('SIGTERM')
  })
}

function stopAll(signal) {
  for (const child of children) if (child.exitCode === null) child.kill(signal)
}
