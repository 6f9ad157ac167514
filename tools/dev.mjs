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
// Ctrl-C reaches whoever belongs to the terminal, and npm repeats it; in groups of their own they
// hear it once, from us. A second one would kill the server before it has stopped PostgreSQL.
const options = { stdio: ['ignore', 'inherit', 'inherit'], detached: true }
const children = programs.map(([file, ...args]) =>
  spawn(process.execPath, [join(projectRoot, 'node_modules', file), ...args], options),
)
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= isStopping ? 0 : (code ?? 1)
    stop()
  })
}

function stop() {
  if (isStopping) return
  isStopping = true
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
