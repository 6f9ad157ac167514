// `npm run dev`: the server, started anew when its sources or the public site change, the site
// built anew when it changes, and before them the signed-in area with hot reload.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { giveUp, prepareBuild, projectRoot } from './prepare.mjs'

await prepareBuild().catch(giveUp)
const vite = (...args) => ['vite/bin/vite.js', ...args, '--clearScreen', 'false']
const programs = [
  ['tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--include=dist/site/**/*.js'].concat(
    'server/src/main.ts',
  ),
  vite('build', '--watch', '--config', 'vite.config.ts', '--logLevel', 'warn'),
  vite('build', '--watch', '--config', 'vite.site.config.ts', '--logLevel', 'warn'),
  vite('--config', 'vite.config.ts'),
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
