// Random runs of a bot: faults of the exchange, prices, words of its rule and kills, in any order.
// However they go, each intent has one order, no more is at risk than was allowed, and in the end
// our books are the exchange's.

import { expect } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { minute } from '#kernel/time.ts'
import { fc, seed } from '#seed'
import { setFaults } from '#server/automation/practice/exchange-state.ts'
import { startBot, stopBot } from '#server/automation/trader/keep-bots.ts'
import { costOf } from '#server/automation/venues/parts.ts'
import type { Database } from '#server/platform/db.ts'
import { aPracticeExchange, faultsFrom, type PracticeExchange } from './practice-server.ts'
import { aTraderWorld } from './trader-world.ts'

const faulty = [
  ...['timeout_done=0.3@AddOrder~20', 'timeout_lost=0.3@AddOrder~20', 'malformed=0.3@AddOrder'],
  ...['unknown_order=0.3@AddOrder~3000', 'reject_late=0.3@AddOrder', 'partial=0.5@AddOrder~2'],
  ...['down=0.3', 'unavailable=0.3', 'nonce=0.3@private', 'too_many=0.2', 'ban=0.1~15000'],
  ...['timeout_done=0.3@CancelOrder~20', 'timeout_lost=0.2~20', 'slow=0.1~50', 'rate_limit=0.2'],
]

const move = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('step'), ms: fc.nat(20_000) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('hear'), rises: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('price'),
      to: fc.integer({ min: 46_000, max: 53_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('fault'),
      texts: fc.subarray(faulty, { maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('kill') }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('calm') }) },
)
type Move = { type: string; ms?: number; rises?: boolean; to?: number; texts?: string[] }

type Length = { readonly runs: number; readonly steps: number }

export async function runRandomly(db: Database, { runs, steps }: Length): Promise<void> {
  const moves = fc.array(move, { minLength: steps, maxLength: steps })
  const property = fc.asyncProperty(moves, (all) => oneRun(db, all as Move[]))
  await fc.assert(property, { seed, numRuns: runs, endOnFailure: true })
}

async function oneRun(db: Database, moves: readonly Move[]): Promise<void> {
  const practice = await aPracticeExchange()
  let says: 'rise' | 'fall' | undefined
  const world = await aTraderWorld(db, practice, () => says)
  const { client } = world
  const id = await world.aBot()
  const start = (isLive: boolean) => startBot(world.deps(), client.id, { id, isLive })
  await start(false)
  await practice.pass(minute)
  const started = await start(true)
  if (isRefusal(started)) throw new Error(started.refused)
  let count = 0
  const acting: Readonly<Record<string, (move: Move) => Promise<void> | void>> = {
    step: async ({ ms = 0 }) => {
      await world.step()
      await practice.pass(ms)
    },
    hear: async ({ rises }) => {
      says = rises ? 'rise' : 'fall'
      await practice.pass(minute)
      await world.step()
      says = undefined
    },
    price: ({ to = 50_000 }) => practice.setPrice('BTC/USD', `${to}.0`),
    fault: ({ texts = [] }) => {
      count += 1
      setFaults(practice.exchange, count, faultsFrom(...texts))
    },
    kill: () => world.restart(),
    calm: () => setFaults(practice.exchange, 1, []),
  }
  for (const move of moves) {
    await acting[move.type]?.(move)
    await expectBounded(db, practice)
  }
  setFaults(practice.exchange, 1, [])
  const ended = await stopBot(world.deps(), client.id, { id, sells: true })
  if (isRefusal(ended)) throw new Error(ended.refused)
  for (let round = 0; round < 30; round += 1) {
    await practice.pass(11_000)
    await world.step()
  }
  const [bot] = await db.rows<{ state: string }>('select state from trader_bots where id = $1', [
    id,
  ])
  expect(bot?.state).toBe('stopped')
  expect(world.logged).toEqual([])
  expect([...world.charged.values()].every((times) => times === 1)).toBe(true)
  await expectSameBooks(db, practice)
  await practice.close()
}

/** In units of dollars at the exchange: what its open purchases and holdings have cost. */
async function expectBounded(db: Database, practice: PracticeExchange): Promise<void> {
  const { rows } = await practice.books.orders(practice.accountId, {}, { limit: 10_000 })
  const names = rows.map(({ clientId }) => clientId)
  expect(new Set(names).size).toBe(names.length)
  const open = rows.filter(({ state }) => state === 'open')
  expect(open.length).toBeLessThanOrEqual(1)
  for (const { side, lots, limit } of rows) {
    // Lots are hundred-millionths, points of this market tenths.
    if (side === 'buy')
      expect(costOf(lots, (limit ?? 0n) * 10_000_000n, 'up')).toBeLessThanOrEqual(100_000_000_000n)
  }
  const twice = await db.rows<{ intent: string }>(
    `select intent from trader_orders group by bot_id, intent having count(*) > 1`,
  )
  expect(twice).toEqual([])
}

/** What each order met there is what we have of it: amounts, money and fees. */
export async function expectSameBooks(db: Database, practice: PracticeExchange): Promise<void> {
  const { rows } = await practice.books.orders(practice.accountId, {}, { limit: 10_000 })
  const theirs = rows
    .filter(({ filled }) => filled > 0n)
    .map(({ clientId, filled, paid, fee }) => ({
      name: clientId,
      amount: filled,
      // Dollars there have four decimals.
      paid: paid * 10_000n,
      fee: fee * 10_000n,
    }))
  const names = rows.map(({ clientId }) => clientId)
  const ours = await db.rows<{ name: string; amount: bigint; paid: bigint; fee: bigint }>(
    `select o.name::text as name, sum(f.amount)::bigint as amount, sum(f.paid)::bigint as paid,
            sum(f.fee)::bigint as fee
       from trader_fills f join trader_orders o on o.name = f.order_name
      where o.is_live and o.name::text = any($1) group by o.name`,
    [names],
  )
  const sorted = <T extends { name: string | null }>(all: readonly T[]) =>
    [...all].sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1))
  expect(sorted(ours)).toEqual(sorted(theirs))
}
