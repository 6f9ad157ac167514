// What a member of staff changes of the offer reaches who is connected: the install as it is
// started, the stream of a browser, and the command in a process of its own.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { marketRoutes } from '#contract/public/market.ts'
import { readConfig } from '#server/config.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { systemClock } from '#server/platform/clock.ts'
import { startInstall } from '#server/start-install.ts'
import { freshDatabase } from '#test/database.ts'
import { shortList } from '#test/short-list.ts'
import { connectClient } from '#test/stream-client.ts'
import { projectRoot, staffAtWork } from './staff-at-work.ts'

const database = freshDatabase()
const { environment, staff } = staffAtWork(database, '07'.repeat(32))
const eve = 'eve@staff.example'

async function start() {
  const { db } = database()
  const short = await shortList()
  onTestFinished(short.remove)
  await createOperator(db, { email: eve, passwordHash: '' }, systemClock.now())
  const settings = { PORT: '0', FEED: 'simulated?seed=offer', LOG_LEVEL: 'error' }
  const config = readConfig({ ...environment(), ...settings }, projectRoot)
  if ('problems' in config) throw new Error(config.problems.join('\n'))
  const clock = { ...systemClock, skewMs: () => 0, stop: () => {} }
  const options = { config, projectRoot: short.projectRoot, version: 'test', db, clock }
  const install = await startInstall(options)
  onTestFinished(install.stop)
  return install.url
}

const setting = (name: string, value: unknown) =>
  ['settings', 'set', name, JSON.stringify(value), '--as', eve] as const

/** As an operator types it. */
async function setFromOutside(name: string, value: unknown): Promise<void> {
  const tool = ['--import', 'tsx', 'tools/staff.ts', ...setting(name, value)]
  const env = { ...process.env, ...environment() }
  const command = spawn(process.execPath, tool, { cwd: projectRoot, env, stdio: 'ignore' })
  expect(await once(command, 'exit')).toEqual([0, null])
}

/** The same, in this process, which is sooner there. */
const set = async (name: string, value: unknown) =>
  expect(await staff(...setting(name, value))).toMatchObject({ status: 0 })

async function offered(url: string) {
  const answer = await fetch(`${url}/api/market/instruments`)
  const { data } = z.parse(marketRoutes.instruments.reply, await answer.json())
  const kinds = data.instruments.filter((one) => one.is_tradable).map((one) => one.trading_type)
  const rates = data.strike_rates.map(({ id }) => id)
  return { version: data.version, rates, kinds: [...new Set(kinds)].sort(), margin: data.margin }
}

it('is told on the stream once it holds, with the version that calls have', {
  timeout: 120_000,
}, async () => {
  const url = await start()
  const { next, ws } = await connectClient(Number(new URL(url).port))
  onTestFinished(() => ws.terminate())
  const first = await offered(url)
  expect(await next('offer')).toEqual({ type: 'offer', version: first.version })

  await setFromOutside('strike_rates', ['75/3', '1/61'])
  const { version } = await next('offer')
  expect(await offered(url)).toEqual({ ...first, version, rates: ['75/3', '1/61'] })

  await set('traded_categories', ['Currencies'])
  const { version: later } = await next('offer')
  expect(await offered(url)).toMatchObject({ version: later, kinds: ['Currencies'] })

  // Of withdrawals: the same word, for the screens that tell of them.
  await set('withdrawal_day_limits', { unverified: 1, verified: 2 })
  const { version: last } = await next('offer')
  expect(await offered(url)).toMatchObject({ version: last, rates: ['75/3', '1/61'] })
  expect(new Set([first.version, version, later, last]).size).toBe(4)
})
