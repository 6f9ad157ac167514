// Bots on the practice exchange: from a dry run to trades for good, through faults, kills and a key
// that is revoked; what they did is what the exchange has.

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { day, later, minute } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import { aPracticeExchange, faultsFrom, type PracticeExchange } from '#test/practice-server.ts'
import { expectSameBooks, runRandomly } from '#test/trader-runs.ts'
import { aTraderWorld, type TraderWorld } from '#test/trader-world.ts'
import { setFaults } from '../practice/exchange-state.ts'
import { viewBots } from './bot-view.ts'
import { startBot, stopBot } from './keep-bots.ts'
import { countKeys, sumFees, sumOrders, sumRunning } from './office.store.ts'

const database = freshDatabase()
let practice: PracticeExchange
let world: TraderWorld
let says: 'rise' | 'fall' | undefined

beforeEach(async () => {
  practice = await aPracticeExchange()
  says = undefined
  world = await aTraderWorld(database().db, practice, () => says)
})
afterEach(async () => {
  // The next one's server runs what stands in the database.
  await database().owner.rows(`update trader_bots set state = 'stopped', running_since = null`)
  await practice.close()
})

const codeOf = (outcome: unknown) => (isRefusal(outcome) ? outcome.refused : outcome)
const start = async (id: string, isLive: boolean) =>
  codeOf(await startBot(world.deps(), world.client.id, { id, isLive }))
const stop = (id: string, sells: boolean) => stopBot(world.deps(), world.client.id, { id, sells })
const faults = (...texts: string[]) => setFaults(practice.exchange, 1, faultsFrom(...texts))

async function view(id: string) {
  const bots = await viewBots(database().db, world.client.id, practice.now())
  const bot = bots.find((it) => it.id === id)
  if (!bot) throw new Error('no such bot')
  return bot
}

async function hearing(word: typeof says, steps = 3) {
  says = word
  await practice.pass(minute)
  await practice.setPrice('BTC/USD', '50000.0')
  for (let step = 0; step < steps; step += 1) {
    await world.step()
    await practice.pass(11_000)
  }
  says = undefined
}

async function aLiveBot(wish = {}) {
  const id = await world.aBot(wish)
  await start(id, false)
  await practice.pass(minute)
  await practice.setPrice('BTC/USD', '50000.0')
  expect(await start(id, true)).toBe('started')
  return id
}

describe('a bot', () => {
  test('runs dry first, and for good only after that', async () => {
    const id = await world.aBot()
    expect(await start(id, true)).toBe('trader_dry_first')
    expect(await start(id, false)).toBe('started')
    expect(await start(id, true)).toBe('trader_dry_longer')
    await hearing('rise')
    const dry = await view(id)
    expect(dry.orders).toMatchObject([{ side: 'buy', ending: 'filled', is_live: false }])
    expect(Number(dry.cost)).toBeGreaterThan(900)
    expect(Number(dry.cost)).toBeLessThanOrEqual(1_000)
    expect(await practice.books.orders(practice.accountId, {}, { limit: 5 })).toMatchObject({
      count: 0,
    })
    expect(await start(id, true)).toBe('started')
    expect((await view(id)).held).toBe('0')
  })

  test('buys and sells for good, and its books are the exchange’s', async () => {
    const id = await aLiveBot()
    await hearing('rise')
    expect((await view(id)).orders[0]).toMatchObject({ side: 'buy', ending: 'filled' })
    await hearing('fall')
    const after = await view(id)
    expect(after).toMatchObject({ trades: 1, held: '0', cost: '0', won: 0 })
    expect(Number(after.result)).toBeLessThan(0)
    expect(world.charged.size).toBe(2)
    await expectSameBooks(database().db, practice)
  })

  test('is seen by staff: what is at risk, how orders ended, what they cost there', async () => {
    const { db } = database()
    const id = await aLiveBot()
    const before = await sumOrders(db, later(practice.now(), -day))
    await hearing('rise')
    const [running] = (await sumRunning(db)).filter(({ isLive }) => isLive)
    expect(running).toMatchObject({ venue: 'practice', asset: 'USD' })
    const atRisk = await db.rows<{ sum: bigint }>(
      `select sum(at_risk)::bigint as sum from trader_bots where state <> 'stopped' and is_live`,
    )
    expect(running?.atRisk).toBe(atRisk[0]?.sum)
    const countOf = (sums: typeof before) =>
      sums.find(({ ending }) => ending === 'filled')?.orders ?? 0
    const after = await sumOrders(db, later(practice.now(), -day))
    expect(countOf(after)).toBe(countOf(before) + 1)
    expect(await sumOrders(db, later(practice.now(), minute))).toEqual([])
    const [fee] = await sumFees(db, later(practice.now(), -day))
    expect(fee?.fee).toBeGreaterThan(0n)
    expect((await countKeys(db)).some(({ standing }) => standing === 'live')).toBe(true)
    await stop(id, true)
  })

  test('sells below its stop, and waits as it is told', async () => {
    const id = await aLiveBot()
    await hearing('rise')
    await practice.setPrice('BTC/USD', '46000.0')
    for (let step = 0; step < 3; step += 1) {
      await world.step()
      await practice.pass(2_000)
    }
    expect((await view(id)).orders[0]).toMatchObject({ side: 'sell', why: 'stop_loss' })
    await practice.setPrice('BTC/USD', '50000.0')
    await expectSameBooks(database().db, practice)
  })

  test('is stopped at once, and sells what it bought where that is wished', async () => {
    const id = await aLiveBot()
    await hearing('rise')
    await stop(id, true)
    await hearing('rise')
    const after = await view(id)
    expect(after).toMatchObject({ state: 'stopped', held: '0' })
    expect(after.orders[0]).toMatchObject({ side: 'sell', why: 'stopped', ending: 'filled' })
  })

  test('stops with its key, and shows what stayed on the exchange', async () => {
    const id = await aLiveBot()
    faults('partial=1@AddOrder~1')
    await hearing('rise', 1)
    faults()
    await practice.books.revokeKey(world.apiKey, practice.now())
    await world.step()
    await practice.pass(11_000)
    await world.step()
    const after = await view(id)
    expect(after).toMatchObject({ state: 'stopped', stop_code: 'key_ended' })
    expect(after.orders[0]?.state).toBe('done')
    const told = await mailsTo(database().db, world.client.email)
    const ofBots = told.filter(({ subject }) => subject.startsWith('Your bot'))
    expect(ofBots.map(({ subject }) => subject)).toEqual(['Your bot for BTC/USD has stopped'])
    const notices = await database().db.rows(
      `select details->>'reason' as reason from notices where client_id = $1 and kind = 'trader_ended'`,
      [world.client.id],
    )
    expect(notices).toEqual([{ reason: 'key_ended' }])
  })
})

describe.each([
  ['timeout_done=1@AddOrder~50', 'filled'],
  ['timeout_lost=1@AddOrder~50', 'lost'],
  ['malformed=1@AddOrder', 'filled'],
  ['unknown_order=1@AddOrder~3000', 'filled'],
  ['reject_late=1@AddOrder', null],
  ['down=1@AddOrder', 'lost'],
  ['nonce=1@AddOrder', 'lost'],
  ['too_many=1@AddOrder', 'lost'],
] as const)('%s', (fault, ending) => {
  test('ends in one order, known as it is', async () => {
    const id = await aLiveBot()
    faults(fault)
    await hearing('rise', 1)
    faults()
    for (let step = 0; step < 16; step += 1) {
      await world.step()
      await practice.pass(11_000)
    }
    const [order, ...others] = (await view(id)).orders
    expect(others).toEqual([])
    if (ending) expect(order).toMatchObject({ state: 'done', ending })
    else expect(order?.state).toBe('done')
    await expectSameBooks(database().db, practice)
  })
})

test('a server killed after it wrote, or after it sent, finds its order and sends none twice', async () => {
  const id = await aLiveBot()
  for (const fault of ['timeout_done=1@AddOrder~50', 'slow=1@AddOrder~100']) {
    faults(fault)
    await hearing(fault.startsWith('t') ? 'rise' : 'fall', 1)
    faults()
    world.restart()
    await hearing(undefined, 4)
  }
  expect((await view(id)).orders).toMatchObject([{ side: 'sell' }, { side: 'buy' }])
  await expectSameBooks(database().db, practice)
})

test('whatever goes wrong, and whenever it is killed', async () => {
  await runRandomly(database().db, { runs: 2, steps: 40 })
}, 120_000)
