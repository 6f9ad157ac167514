// `npm run check`: everything about the code that a machine can judge. Runs all parts, tells each
// in a line with its time, shows what the others said, and fails if one failed.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { giveUp, prepareInstall, projectRoot } from './prepare.mjs'

const parts = {
  'format and lint': ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  types: ['typescript/bin/tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types'],
  'house rules': ['tsx/dist/cli.mjs', 'tools/tidy.ts'],
  'sides of styles': ['tsx/dist/cli.mjs', 'tools/sides.ts'],
  texts: ['tsx/dist/cli.mjs', 'tools/texts.ts'],
  'unused texts': ['tsx/dist/cli.mjs', 'tools/unused-texts.ts'],
  statements: ['tsx/dist/cli.mjs', 'tools/statements.ts'],
  patterns: ['tsx/dist/cli.mjs', 'tools/patterns.ts'],
  alarms: ['tsx/dist/cli.mjs', 'tools/alarms.ts'],
  promises: ['tsx/dist/cli.mjs', 'tools/promises.ts'],
  'security requirements': ['tsx/dist/cli.mjs', 'tools/asvs.ts'],
  'dead code': ['knip/bin/knip.js', '--no-progress'],
  lock: ['../tools/lockcheck.mjs'],
  'known vulnerabilities': ['tsx/dist/cli.mjs', 'tools/vulnerabilities.ts'],
  'generated documents': ['tsx/dist/cli.mjs', 'tools/docs.ts', '--check'],
  build: ['../tools/build.mjs', '--if-needed'],
  'bundle size': ['../tools/budget.mjs'],
}

/** A part that could not look has not passed, and nothing has failed. */
const notLooked = 3
const words = { 0: 'ok  ', [notLooked]: '?   ' }

await prepareInstall().catch(giveUp)
let failures = 0
for (const [name, [file, ...args]] of Object.entries(parts)) {
  const start = performance.now()
  const { code, output } = await outputOf(join(projectRoot, 'node_modules', file), args)
  const seconds = ((performance.now() - start) / 1_000).toFixed(1)
  console.log(`${words[code] ?? 'FAIL'}  ${name.padEnd(21)} ${seconds} s`)
  if (code === 0) continue
  if (code !== notLooked) failures += 1
  console.log(output)
}
process.exitCode = failures === 0 ? 0 : 1

function outputOf(file, args) {
  const child = spawn(process.execPath, [file, ...args], { cwd: projectRoot })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
