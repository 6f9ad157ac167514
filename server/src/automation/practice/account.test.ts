// Whatever is ordered, in whatever order: nothing is made or lost but by fees.

import { describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import { later, type Millis } from '#kernel/time.ts'
import { fc, isProving } from '#seed'
import { anIds, aWish, btc, cross, dollars, find, price, start, withFunds } from '#test/practice.ts'
import { type Account, availableOf, type Happening } from './account.ts'
import type { Moment } from './fill.ts'
import type { Order, Wish } from './order.ts'
import { assets, type Spot } from './spot.ts'
import { cancelled, placed, touched } from './trade.ts'

const wished = fc.record({
  side: fc.constantFrom('buy', 'sell'),
  kind: fc.constantFrom('market', 'limit', 'limit', 'stop-loss', 'stop-loss-limit', 'take-profit'),
  share: fc.integer({ min: 1, max: 1_200 }),
  limitOff: fc.integer({ min: -400, max: 400 }),
  triggerOff: fc.integer({ min: -400, max: 400 }),
  lasting: fc.constantFrom('gtc', 'gtc', 'ioc', 'fok'),
  feeIn: fc.constantFrom('base', 'quote'),
  ofCross: fc.boolean(),
  dust: fc.bigInt({ min: 0n, max: 999n }),
} as const)

const aStep = fc.oneof(
  { weight: 4, arbitrary: wished.map((wish) => ({ place: wish })) },
  { weight: 5, arbitrary: fc.integer({ min: -300, max: 300 }).map((move) => ({ move })) },
  { weight: 1, arbitrary: fc.nat(20).map((cancel) => ({ cancel })) },
)

/** Where the two markets are, in points. */
type Place = { now: Millis; lasts: Map<Spot, bigint> }

describe('whatever is ordered', () => {
  it('nothing is made or lost but by fees, no balance is below zero, no limit is passed', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 60 }), fc.integer({ min: 50, max: 1_000 }), run),
      { numRuns: isProving ? 2_000 : 100 },
    )
  })
})

function run(
  steps: readonly (typeof aStep extends fc.Arbitrary<infer T> ? T : never)[],
  depth: number,
) {
  const ids = anIds()
  const world: Place = {
    now: start,
    lasts: new Map([
      [btc, price('50000.0')],
      [cross, 350_000n],
    ]),
  }
  let account = withFunds({ USD: dollars('10000'), BTC: 2_000_000_000n, ETH: 50_000_000_001n })
  const opening = account.balances
  const all: Happening[] = []
  const momentOf = (spot: Spot): Moment => {
    const last = present(world.lasts.get(spot), 'both are known')
    return { now: world.now, spot, last, ids, find, depth: BigInt(depth) }
  }
  for (const step of steps) {
    world.now = later(world.now, 137)
    const before = account
    if ('place' in step) {
      const { ofCross, ...asked } = step.place
      const spot = ofCross ? cross : btc
      const outcome = placed(account, wishFrom(asked, momentOf(spot)), momentOf(spot))
      if ('fault' in outcome) {
        expect(account).toBe(before)
        continue
      }
      account = outcome.account
      all.push(...outcome.happened)
    } else if ('cancel' in step) {
      const outcome = cancelled(account, (it) => it.number % 21 === step.cancel, {
        now: world.now,
        reason: 'user',
      })
      account = outcome.account
      all.push(...outcome.happened)
    } else {
      for (const [spot, last] of world.lasts) {
        world.lasts.set(spot, last + (last * BigInt(step.move)) / 10_000n)
        const outcome = touched(account, momentOf(spot))
        account = outcome.account
        all.push(...outcome.happened)
      }
    }
    for (const units of account.balances.values()) expect(units).toBeGreaterThanOrEqual(0n)
    for (const { code } of assets) {
      expect(availableOf(account, code, find), code).toBeGreaterThanOrEqual(0n)
    }
  }
  expectBooks(opening, account, all)
}

function wishFrom(
  asked: Omit<typeof wished extends fc.Arbitrary<infer T> ? T : never, 'ofCross'>,
  { spot, last }: Moment,
): Wish {
  const { side, kind, share, limitOff, triggerOff, lasting, dust } = asked
  const off = (by: number) => last + (last * BigInt(by)) / 10_000n
  const full = side === 'sell' ? 20_000_000n : spot === btc ? 20_000_000n : 500_000_000n
  return {
    ...aWish,
    side,
    kind,
    lots: (full * BigInt(share)) / 1_000n + dust,
    limit: kind.endsWith('limit') ? off(limitOff) : null,
    trigger: /^(stop|take)/.test(kind) ? off(triggerOff) : null,
    lasting,
    feeIn: side === 'sell' ? 'quote' : asked.feeIn,
  }
}

/** The ledger tells the balances, and the fills the ledger. */
function expectBooks(
  opening: ReadonlyMap<string, bigint>,
  account: Account,
  all: readonly Happening[],
) {
  const sums = new Map(opening)
  const add = (asset: string, units: bigint) => sums.set(asset, (sums.get(asset) ?? 0n) + units)
  const ledger = new Map(opening)
  for (const it of all) {
    if (it.type !== 'filled') continue
    const { fill, order, entries } = it
    const spot = present(find(fill.market), 'known')
    const way = fill.side === 'buy' ? 1n : -1n
    add(spot.base.code, way * fill.lots * spot.perLot)
    add(spot.quote.code, -way * fill.paid)
    add(fill.feeAsset, -fill.fee)
    expectWithin(fill.price, order)
    expect(fill.fee).toBeGreaterThanOrEqual(0n)
    expectNear(fill.paid * spot.perQuote, fill.price * fill.lots, spot.perQuote)
    for (const { asset, units, fee, balance } of entries) {
      ledger.set(asset, (ledger.get(asset) ?? 0n) + units - fee)
      expect(balance).toBe(ledger.get(asset))
    }
  }
  expect(account.balances).toEqual(sums)
}

function expectWithin(paid: bigint, { side, limit }: Order) {
  if (limit === null) return
  if (side === 'buy') expect(paid).toBeLessThanOrEqual(limit)
  else expect(paid).toBeGreaterThanOrEqual(limit)
}

/** What was paid is what it is worth, to the unit that was rounded. */
function expectNear(paid: bigint, value: bigint, unit: bigint) {
  const off = paid > value ? paid - value : value - paid
  expect(off).toBeLessThan(unit)
}
