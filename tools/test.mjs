// `npm test`, and with PROVE=1 `npm run prove`: sets up everything that tests need, runs them, and
// tells where the time went. What each runs is said in `vitest.config.ts`. The last line is always
// `N passed, N failed`.

import { spawn } from 'node:child_process'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { prepareBuild, projectRoot } from './prepare.mjs'

const folder = await fs.mkdtemp(join(tmpdir(), 'test-report-'))
const report = join(folder, 'report.json')
try {
  await prepareBuild()
  const chromium = findOrInstallChromium()
  const code = await runVitest(chromium)
  const { passed, failed, skipped } = await countIn(report)
  if (skipped > 0) console.log(`${skipped} skipped: what they need is not on this machine`)
  // A crash outside of every test is a failure too.
  finish(passed, failed === 0 && code !== 0 ? 1 : failed)
} catch (error) {
  console.error(error.message)
  finish(0, 1)
} finally {
  await fs.rm(folder, { recursive: true, force: true })
}

function finish(passed, failed) {
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

function runVitest(chromium) {
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs')
  const times = `--reporter=${join(projectRoot, 'tools/test-times.mjs')}`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, times]
  const args = [vitest, 'run', ...reporters, ...process.argv.slice(2)]
  const env = { ...process.env, CHROMIUM: chromium }
  const child = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: 'inherit' })
  // Vitest has to clean up behind its tests; we wait for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

async function countIn(path) {
  const text = await fs.readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    JSON.parse(text)
  // A file that cannot even be loaded has no tests that could fail.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  }
}
