// A thread that ends by itself, as a program that does nothing else.

import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { openDatabase } from '#server/platform/db.ts'
import { testClock } from '#test/clock.ts'
import { tradeInThread } from './trade-in-thread.ts'

const start = JSON.stringify([
  { kind: 'started', market: null, feed: { isLive: false, realSources: 0 } },
])

async function startOne(program: string) {
  const lost: string[] = []
  const config = readConfig({}, process.cwd())
  if ('problems' in config) throw new Error(config.problems.join(' '))
  const db = openDatabase('postgres://localhost:1/none', () => {})
  onTestFinished(() => db.close())
  const nobody = () => {}
  const entry = new URL(
    `data:text/javascript,import { parentPort } from 'node:worker_threads'; ${program}`,
  )
  const onLost = (error: Error) => lost.push(error.message)
  const trading = await tradeInThread({ database: 'postgres://localhost:1/none', entry, onLost })({
    config,
    projectRoot: process.cwd(),
    db,
    clock: testClock(),
    log: nobody,
    settings: () => defaultSettings,
    staffWithSecondFactor: () => 0,
    publicUrl: () => 'http://localhost',
    audience: { ticks: nobody, accepted: nobody, entered: nobody, settled: nobody },
  })
  return { trading, lost }
}

test('is told of once, and stopping does not wait for it', async () => {
  const { trading, lost } = await startOne(`parentPort.postMessage(${start}); parentPort.close()`)
  await expect.poll(() => lost, { timeout: 120_000 }).toEqual(['The thread that trades has ended.'])
  await trading.stop()
  expect(lost).toHaveLength(1)
})

test('by an error: that is what is told', async () => {
  // First it is told on what to trade: an error right after that may be one of the start.
  const dies = "const die = () => { throw new Error('no memory') }"
  const second = "parentPort.once('message', () => parentPort.on('message', die))"
  const { trading, lost } = await startOne(`${dies}; ${second}; parentPort.postMessage(${start})`)
  trading.reconsider()
  await expect.poll(() => lost, { timeout: 120_000 }).toEqual(['no memory'])
  await trading.stop()
})

test('before it has started: the start fails', async () => {
  await expect(startOne(`throw new Error('not today')`)).rejects.toThrow('not today')
  await expect(startOne(`parentPort.close()`)).rejects.toThrow('has ended')
})
