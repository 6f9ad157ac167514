// The program itself, where nothing that it says arrives.

import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '#test/database.ts'
import { freePort } from '#test/free-port.ts'
import { databaseSettings } from '#test/server-process.ts'

const full = '/dev/full'
if (!existsSync(full)) console.warn(`There is no ${full} here: a full disk is not tried.`)

/**
 * Loaded into each thread. Once there is somewhere to note it, it warns as Node does and as libraries
 * do, and notes where.
 */
const warner = `
const { appendFileSync, existsSync } = require('node:fs')
const { threadId } = require('node:worker_threads')
setInterval(() => {
  if (!existsSync(process.env.WARNED)) return
  process.emitWarning('something is odd')
  console.error('something is odd')
  console.log('something is odd')
  process.stderr.write('something is odd')
  appendFileSync(process.env.WARNED, threadId + '\\n')
}, 100).unref()
`

async function startWarner(output: number | 'pipe') {
  const folder = await fs.mkdtemp(join(tmpdir(), 'main-'))
  const database = await cloneDatabase()
  const [hook, warned] = [join(folder, 'warner.cjs'), join(folder, 'warned')]
  await fs.writeFile(hook, warner)
  const port = await freePort()
  const env = {
    ...process.env,
    ...databaseSettings(database),
    NODE_OPTIONS: `--require ${hook}`,
    WARNED: warned,
    DATA_DIR: folder,
    PORT: String(port),
  }
  const args = ['--import', 'tsx', 'server/src/main.ts']
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', output, output] })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await database.db.close()
    await fs.rm(folder, { recursive: true, force: true })
  })
  const isTrading = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
    return { ended: child.exitCode, trades: answer?.ok === true }
  }
  return { child, isTrading, beginWarning: () => fs.writeFile(warned, ''), warned }
}

const trading = { ended: null, trades: true }

type Warner = Awaited<ReturnType<typeof startWarner>>

/** It trades, and goes on while each of its two threads has said something ten times. */
async function expectItGoesOn({ isTrading, warned }: Warner): Promise<void> {
  const before = (await fs.readFile(warned, 'utf8')).length
  const least = async () => {
    const threads = (await fs.readFile(warned, 'utf8')).slice(before).trim().split('\n')
    return Math.min(...['0', '1'].map((own) => threads.filter((one) => one === own).length))
  }
  await expect.poll(least, { timeout: 120_000 }).toBeGreaterThan(10)
  expect(await isTrading()).toEqual(trading)
}

test.skipIf(!existsSync(full))('a full disk of the log ends nothing, whoever warns', async () => {
  const nowhere = openSync(full, 'w')
  const server = await startWarner(nowhere)
  closeSync(nowhere)
  await expect.poll(server.isTrading, { timeout: 120_000 }).toEqual(trading)
  await server.beginWarning()
  await expectItGoesOn(server)
})

test('what its thread says is in the log; that nobody reads it any more ends nothing', async () => {
  const server = await startWarner('pipe')
  const { stdout, stderr } = server.child
  let said = ''
  stderr?.on('data', (text) => {
    said += text
  })
  stdout?.resume()
  await expect.poll(server.isTrading, { timeout: 120_000 }).toEqual(trading)
  await server.beginWarning()
  const logged = () => said.split('\n').filter((line) => /^{.*"msg":"something is odd"}/.test(line))
  await expect.poll(() => logged().length, { timeout: 120_000 }).toBeGreaterThan(0)
  expect(JSON.parse(logged()[0] ?? '')).toMatchObject({ level: 'warn', part: 'trading' })
  stdout?.destroy()
  stderr?.destroy()
  await expectItGoesOn(server)
})
