import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { cpuMicros } from './processes.ts'

/** Works for a while by a child of its own, ends that, and says so. */
const program = `
const { spawnSync } = require('node:child_process')
const work = 'const end = process.cpuUsage().user + 400000; while (process.cpuUsage().user < end);'
process.stdin.once('data', () => {
  spawnSync(process.execPath, ['-e', work])
  process.stdout.write('done')
})
`

test.skipIf(process.platform !== 'linux')('what has ended counts as what still runs', async () => {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const pid = child.pid ?? 0
  const before = await cpuMicros(pid)
  child.stdin.write('go')
  await once(child.stdout, 'data')
  expect((await cpuMicros(pid)) - before).toBeGreaterThan(390_000)
})
