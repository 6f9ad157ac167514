// Random histories of automated trades: many clients with limits of all kinds, signals that overlap,
// prices that rise and fall, processes that die in the middle, two at once, and people who stop and
// start it. Whatever happens, what must be true of them is.

import { expect } from 'vitest'
import type { AtsSettingsWish } from '#contract/client/ats.ts'
import { type RuleName, ruleNames } from '#contract/public/signal-rules.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, minute, second } from '#kernel/time.ts'
import { fc } from '#seed'
import { answerLeft } from '#server/automation/ats/answer-left.ts'
import { decideRound } from '#server/automation/ats/decide-round.ts'
import { atsInvariants } from '#server/automation/ats/invariants.reader.ts'
import { newServing, serveSignals } from '#server/automation/ats/serve-signals.ts'
import { endHalt, insertHalt } from '#server/automation/halts/halts.store.ts'
import { leadMs } from '#server/automation/signals/signal.ts'
import type { Database } from '#server/platform/db.ts'
import { findBreaches } from '#server/platform/invariants.reader.ts'
import { type AtsWorld, openAtsWorld } from './ats-world.ts'
import { expectSoundBooks } from './invariants.ts'

const symbols = ['BTCUSD', 'EURUSD'] as const
const faults = ['none', 'none', 'dies', 'loses answers', 'refuses', 'twice'] as const

const wish = fc.record({
  rules: fc.subarray([...ruleNames], { minLength: 1 }),
  stake: fc.integer({ min: 1, max: 30 }),
  isShare: fc.boolean(),
  trades: fc.integer({ min: 1, max: 12 }),
  stakes: fc.integer({ min: 30, max: 120 }),
  losses: fc.integer({ min: 30, max: 60 }),
  row: fc.option(fc.integer({ min: 1, max: 3 })),
  pair: fc.option(fc.integer({ min: 1, max: 3 })),
  drawdown: fc.option(fc.integer({ min: 30, max: 60 })),
  tells: fc.constantFrom('nothing' as const, 'ends' as const, 'trades' as const),
})

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('signal' as const),
      rule: fc.constantFrom<RuleName>(...ruleNames),
      symbol: fc.constantFrom(...symbols),
      direction: fc.constantFrom('rise' as const, 'fall' as const),
      fault: fc.constantFrom(...faults),
      goes: fc.integer({ min: -3, max: 3 }),
      waits: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('switch' as const),
      who: fc.nat(7),
      to: fc.constantFrom('off' as const, 'demo' as const, 'real' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('settle' as const),
      who: fc.nat(7),
      wish,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('halt' as const),
      who: fc.option(fc.nat(7)),
      ends: fc.boolean(),
    }),
  },
)

export const history = fc.record({
  wishes: fc.array(wish, { minLength: 5, maxLength: 8 }),
  steps: fc.array(step, { minLength: 8, maxLength: 12 }),
})
type History = typeof history extends fc.Arbitrary<infer T> ? T : never
type Wish = History['wishes'][number]
type Step = History['steps'][number]

/** Plays one on a database of its own; says how many trades there were. */
export async function playHistory(db: Database, { wishes, steps }: History): Promise<number> {
  const world = await openAtsWorld(db)
  try {
    await world.tickBy(0)
    const clients: ClientId[] = []
    for (const [nr, one] of wishes.entries()) {
      const plan = nr % 3 === 0 ? 'None' : 'Diamond-50730'
      const id = await world.client({ plan, demo: dollars(200) })
      await world.settle(id, settingsOf(one))
      await world.switchTo(id, 'demo')
      clients.push(id)
    }
    const closes = new Map<string, number>()
    for (const one of steps) await doStep(world, clients, one, closes)
    await pass(world, 3 * minute, 1)
    while ((await answerLeft(world.deps)) > 0);
    while ((await world.noteEnds()) > 0);
    await expectKept(db, world)
    const rows = await db.rows<{ count: bigint }>(
      `select count(*) from trades where order_key like 'ats:%'`,
    )
    return Number(rows[0]?.count)
  } finally {
    await world.stop()
  }
}

function settingsOf(one: Wish): Partial<AtsSettingsWish> {
  const least = Math.min(one.stake, 30)
  return {
    rules: one.rules,
    stake: one.isShare ? null : dollars(least),
    share_bp: one.isShare ? least * 10 : null,
    trades_per_day: one.trades,
    stake_per_day: dollars(one.stakes),
    loss_per_day: dollars(one.losses),
    losses_in_row: one.row,
    pair_losses: one.pair,
    drawdown: one.drawdown === null ? null : dollars(one.drawdown),
    tells: one.tells,
  }
}

async function pass(world: AtsWorld, ms: number, goes: number): Promise<void> {
  for (let left = ms; left > 0; left -= second) {
    await world.pass(Math.min(left, second) - 1)
    await world.tickBy(goes)
  }
}

async function doStep(
  world: AtsWorld,
  clients: readonly ClientId[],
  one: Step,
  closes: Map<string, number>,
): Promise<void> {
  if (one.does === 'signal') return serveOne(world, one, closes)
  const id = clients[(one.who ?? 0) % clients.length]!
  if (one.does === 'switch') await world.switchTo(id, one.to)
  if (one.does === 'settle') await world.settle(id, settingsOf(one.wish))
  if (one.does !== 'halt') return
  const clientId = one.who === null ? null : id
  const halt = { clientId, by: 'risk@example.org', reason: 'Odd.', at: world.clock.now() }
  await (one.ends ? endHalt(world.db, halt) : insertHalt(world.db, halt))
}

type SignalStep = Extract<Step, { does: 'signal' }>

async function serveOne(
  world: AtsWorld,
  { rule, symbol, direction, fault, goes, waits }: SignalStep,
  closes: Map<string, number>,
): Promise<void> {
  const key = `${rule}/${symbol}`
  await pass(world, (closes.get(key) ?? 0) - leadMs - world.clock.now(), goes)
  const signal = await world.publish(rule, { symbol, direction })
  closes.set(key, signal.closesAt)
  await pass(world, leadMs, goes)
  const due = { ...signal, rule, instrumentId: signal.instrument.id }
  let asked = 0
  const open: typeof world.deps.open = async (request) => {
    asked += 1
    if (fault === 'loses answers' && asked % 2 === 0) {
      await world.deps.open(request)
      throw new Error('lost')
    }
    return fault === 'refuses' && asked % 2 === 0
      ? refuse('price_stale', { symbol })
      : world.deps.open(request)
  }
  if (fault === 'dies') await decideRound(world.deps, due, new Map())
  const servings = fault === 'twice' ? [newServing(), newServing()] : [newServing()]
  await Promise.all(servings.map((one) => serveSignals({ ...world.deps, open }, one)))
  if (waits) await pass(world, signal.closesAt - world.clock.now() + 2 * second, goes)
  await world.noteEnds()
}

/** Whatever is summed up of what is still under way is so too. */
async function expectKept(db: Database, world: AtsWorld): Promise<void> {
  const now = world.clock.now()
  await expectSoundBooks(db, now)
  for (const invariant of atsInvariants) {
    const { first } = await findBreaches(db, invariant, iso(now), 3)
    expect(first).toEqual([])
  }
}
