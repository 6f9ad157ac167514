import { describe, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { cents, dollars, isLess, plus, zeroUsd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { hour, later, millis, minute } from '#kernel/time.ts'
import { fc } from '#seed'
import { allowedBy } from './allowed.ts'
import { decideRebuy, type Entrant, refuseJoining, refuseLeaving } from './entry.ts'
import { arePlaces, poolOf, prizesOf } from './prize.ts'
import { figureOf, type Result, standingsOf } from './standing.ts'
import {
  phaseAt,
  practiceTerms,
  practiceTimes,
  refusePublishing,
  type Tournament,
} from './tournament.ts'

const noon = millis(Date.UTC(2026, 10, 28, 12))
const tournament: Tournament = {
  ...practiceTerms,
  id: 'a',
  isPractice: false,
  currency: 'real',
  fee: dollars(10),
  poolShareBp: 8_000,
  added: zeroUsd,
  startChips: dollars(1_000),
  rebuysMost: 1,
  seats: 3,
  countries: ['BR'],
  startsAt: noon,
  joinUntil: later(noon, 40 * minute),
  endsAt: later(noon, hour),
}
const heavy = refuse('promotion_heavy_losses', { limit: '500.00', days: 30 })
const entrant: Entrant = {
  state: 'active',
  coolOffUntil: null,
  selfExcludedUntil: null,
  isAllowed: true,
  live: undefined,
  losses: undefined,
  balance: dollars(10),
}

describe('when what is open', () => {
  test.each([
    [-1, 'announced'],
    [0, 'running'],
    [hour - 1, 'running'],
    [hour, 'ending'],
  ])('%i ms after its start it is %s', (after, phase) => {
    expect(phaseAt(tournament, later(noon, after))).toBe(phase)
  })

  test.each([
    [0, [0, 60]],
    [39 * minute + 59_999, [0, 60]],
    [40 * minute, [60]],
    [59 * minute, [60]],
  ])('%i ms past the hour practice begins at minutes %j', (past, minutes) => {
    const starts = practiceTimes(later(noon, past)).map(({ startsAt }) => startsAt)
    expect(starts).toEqual(minutes.map((at) => noon + at * minute))
  })

  test('one practice tournament is over before the next begins', () => {
    const [first, second] = practiceTimes(noon)
    expect(first?.endsAt).toBe(noon + 55 * minute)
    expect(first?.joinUntil).toBe(noon + 40 * minute)
    expect(second?.startsAt).toBe(noon + hour)
  })
})

describe('what can be published', () => {
  const before = later(noon, -1)

  test('whatever begins later, has a pool, and is banned nowhere', () => {
    expect(refusePublishing(tournament, before)).toBeUndefined()
    const free = { ...tournament, fee: zeroUsd, rebuysMost: 0, added: cents(1n) }
    expect(refusePublishing(free, before)).toBeUndefined()
  })

  test.each<[string, Partial<Tournament>]>([
    ['tournament_times', { startsAt: before }],
    ['tournament_times', { joinUntil: noon }],
    ['tournament_times', { joinUntil: later(tournament.endsAt, 1) }],
    ['tournament_times', { endsAt: later(noon, 31 * 24 * hour + 1) }],
    ['tournament_banned', { countries: ['BR', 'NL'] }],
    ['tournament_places', { places: [5_000, 4_000] }],
    ['tournament_free_rebuys', { fee: zeroUsd, added: dollars(1) }],
    ['tournament_no_pool', { poolShareBp: 0 }],
    ['tournament_no_pool', { fee: zeroUsd, rebuysMost: 0 }],
  ])('%s', (code, change) => {
    expect(refusePublishing({ ...tournament, ...change }, before)?.refused).toBe(code)
  })

  test.each<[boolean, 'sandbox' | 'live', boolean, string | null]>([
    [true, 'sandbox', true, null],
    [true, 'sandbox', true, 'NL'],
    [false, 'live', true, 'BR'],
    [true, 'live', false, 'BR'],
    [false, 'live', false, 'PE'],
    [false, 'live', false, null],
    [false, 'sandbox', false, 'NL'],
  ])('offered: %s, in a %s, practice %s, to who lives in %s', (is, mode, isPractice, country) => {
    const countries = isPractice ? [] : ['BR', 'NL']
    expect(allowedBy({ mode })({ isPractice, countries }, country)).toBe(is)
  })
})

describe('who may join', () => {
  const facts = {
    now: noon,
    tournament,
    state: 'running',
    entrant,
    taken: 2,
    otherEndsAt: null,
  } as const

  test('whoever has the fee, until the last moment', () => {
    expect(refuseJoining(facts)).toBeUndefined()
    const last = { ...facts, now: later(tournament.joinUntil, -1) }
    expect(refuseJoining(last)).toBeUndefined()
  })

  /** Each row breaks one more fact than the row below it: the first reason is told. */
  const broken = [
    ['account_closed', { state: 'closed' }, {}],
    ['account_frozen', { state: 'frozen' }, {}],
    ['self_excluded', { selfExcludedUntil: later(noon, hour) }, {}],
    ['cool_off', { coolOffUntil: later(noon, hour) }, {}],
    ['tournament_not_here', { isAllowed: false }, {}],
    ['identity_needed', { live: refuse('identity_needed') }, {}],
    ['promotion_heavy_losses', { losses: heavy }, {}],
    ['tournament_cancelled', {}, { state: 'cancelled' }],
    ['tournament_late', {}, { now: tournament.joinUntil }],
    ['tournament_other', {}, { otherEndsAt: later(noon, minute) }],
    ['tournament_full', {}, { taken: 3 }],
    ['insufficient_balance', { balance: cents(999n) }, {}],
  ] as const

  test.each(broken.map(([code, ,], index) => [code, index] as const))('%s', (code, index) => {
    const below = broken.slice(index)
    const person = Object.assign({}, ...below.map(([, change]) => change).reverse())
    const other = Object.assign({}, ...below.map(([, , change]) => change).reverse())
    const wrong = { ...facts, ...other, entrant: { ...entrant, ...person } }
    expect(refuseJoining(wrong)?.refused).toBe(code)
  })

  test('for demo dollars nobody need say who they are', () => {
    const demo = { ...tournament, currency: 'demo' } as const
    const unknown = { ...entrant, live: refuse('identity_needed') }
    expect(refuseJoining({ ...facts, tournament: demo, entrant: unknown })).toBeUndefined()
    const lost = { ...entrant, losses: heavy }
    expect(refuseJoining({ ...facts, tournament: demo, entrant: lost })).toBeUndefined()
  })

  test('they may leave until it starts', () => {
    expect(refuseLeaving(tournament, later(noon, -1))).toBeUndefined()
    expect(refuseLeaving(tournament, noon)?.refused).toBe('tournament_begun')
  })
})

describe('beginning anew', () => {
  const facts = {
    now: noon,
    tournament,
    state: 'running',
    entrant,
    rebuys: 0,
    result: { available: dollars(300), staked: dollars(200) },
  } as const

  test('brings the figure back to the start, whatever is staked', () => {
    expect(decideRebuy(facts)).toBe(dollars(500))
  })

  test.each([
    ['account_frozen', { entrant: { ...entrant, state: 'frozen' as const } }],
    ['cool_off', { entrant: { ...entrant, coolOffUntil: later(noon, hour) } }],
    ['self_excluded', { entrant: { ...entrant, selfExcludedUntil: later(noon, hour) } }],
    ['promotion_heavy_losses', { entrant: { ...entrant, losses: heavy } }],
    ['tournament_not_running', { state: 'announced' as const }],
    ['tournament_not_running', { state: 'ending' as const }],
    ['tournament_no_rebuy', { rebuys: 1 }],
    ['tournament_not_below', { result: { available: dollars(800), staked: dollars(200) } }],
    ['insufficient_balance', { entrant: { ...entrant, balance: cents(999n) } }],
  ])('%s', (code, change) => {
    const answer = decideRebuy({ ...facts, ...change })
    expect(isRefusal(answer) && answer.refused).toBe(code)
  })
})

const result = (number: number, change: Partial<Result> = {}): Result => ({
  clientId: BigInt(number) as ClientId,
  number,
  available: dollars(1_000),
  staked: zeroUsd,
  decided: 1,
  reachedAt: noon,
  ...change,
})

describe('who stands where', () => {
  test('more comes first; then earlier; then who joined earlier', () => {
    const rows = [
      result(1, { reachedAt: later(noon, 2) }),
      result(2, { reachedAt: later(noon, 1) }),
      result(3, { reachedAt: later(noon, 1) }),
      result(4, { available: dollars(1_001), reachedAt: later(noon, 9) }),
    ]
    expect(standingsOf(rows).map((row) => [row.number, row.place])).toEqual([
      [4, 1],
      [2, 2],
      [3, 3],
      [1, 4],
    ])
  })

  test('what is staked counts as it was, and who has not traded has no place', () => {
    const rows = [
      result(1, { available: dollars(1_400), decided: 0 }),
      result(2, { available: dollars(100), staked: dollars(800) }),
    ]
    const [first, last] = standingsOf(rows)
    expect(first).toMatchObject({ number: 2, place: 1, figure: dollars(900) })
    expect(last).toMatchObject({ number: 1, place: null })
  })

  const results = fc
    .array(
      fc.record({
        available: fc.bigInt({ min: 0n, max: 3n }).map(cents),
        staked: fc.bigInt({ min: 0n, max: 3n }).map(cents),
        decided: fc.nat({ max: 1 }),
        reachedAt: fc.nat({ max: 3 }).map((ms) => later(noon, ms)),
      }),
      { maxLength: 12 },
    )
    .map((rows) => rows.map((row, index) => result(index + 1, row)))

  test('the order does not depend on the order in which they were read', () => {
    fc.assert(
      fc.property(results, (rows) => {
        const numbers = standingsOf(rows).map(({ number }) => number)
        expect(standingsOf([...rows].reverse()).map(({ number }) => number)).toEqual(numbers)
        expect([...numbers].sort((a, b) => a - b)).toEqual(rows.map(({ number }) => number))
      }),
    )
  })

  test('nobody stands above one with more, and places are 1 to the number of traders', () => {
    fc.assert(
      fc.property(results, (rows) => {
        const placed = standingsOf(rows).filter(({ place }) => place !== null)
        expect(placed.map(({ place }) => place)).toEqual(placed.map((_, index) => index + 1))
        expect(placed).toHaveLength(rows.filter(({ decided }) => decided > 0).length)
        for (const [index, row] of placed.entries()) {
          const above = placed[index - 1]
          if (above) expect(isLess(figureOf(above), figureOf(row))).toBe(false)
        }
      }),
    )
  })
})

describe('the pool and its prizes', () => {
  test('80 % of three fees of 10, and what the house adds', () => {
    expect(poolOf({ ...tournament, added: dollars(5) }, 3)).toEqual({
      fees: dollars(30),
      ofFees: dollars(24),
      ofHouse: dollars(6),
      added: dollars(5),
      total: dollars(29),
    })
  })

  test.each([
    [0, []],
    [1, []],
    [2, [626n, 375n]],
    [3, [501n, 300n, 200n]],
    [9, [501n, 300n, 200n]],
  ])('of 10.01 in shares of 50, 30 and 20 %% %i traders get %j', (traders, prizes) => {
    expect(prizesOf(cents(1_001n), [5_000, 3_000, 2_000], traders)).toEqual(prizes)
  })

  test.each([
    [[10_000], true],
    [[5_000, 5_000], true],
    [[6_000, 3_000], false],
    [[4_000, 6_000], false],
    [[10_000, 0], false],
    [[5_000.5, 4_999.5], false],
    [[], false],
  ])('%j can be published: %s', (places, can) => {
    expect(arePlaces(places)).toBe(can)
  })

  const places = fc
    .array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 20 })
    .map((parts) => {
      const falling = [...parts].sort((a, b) => b - a)
      const rest = 10_000 - falling.reduce((sum, part) => sum + part, 0)
      return falling.map((part, index) => (index === 0 ? part + rest : part))
    })

  test('the whole pool is paid, to the cent, and no place gets more than one above', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 9n }).map(cents),
        places,
        fc.integer({ min: 2, max: 30 }),
        (pool, shares, traders) => {
          expect(arePlaces(shares)).toBe(true)
          const prizes = prizesOf(pool, shares, traders)
          expect(prizes).toHaveLength(Math.min(shares.length, traders))
          expect(prizes.reduce(plus, zeroUsd)).toBe(pool)
          for (const [index, prize] of prizes.entries()) {
            const above = prizes[index - 1]
            if (above !== undefined) expect(isLess(above, prize)).toBe(false)
          }
        },
      ),
    )
  })

  test('fees are the pool’s and the house’s, to the cent', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 6n }).map(cents),
        fc.nat({ max: 10_000 }),
        fc.nat({ max: 1_000 }),
        (fee, poolShareBp, count) => {
          const pool = poolOf({ fee, poolShareBp, added: zeroUsd }, count)
          expect(plus(pool.ofFees, pool.ofHouse)).toBe(pool.fees)
          expect(pool.fees).toBe((fee as bigint) * BigInt(count))
          expect(isLess(pool.ofHouse, zeroUsd)).toBe(false)
        },
      ),
    )
  })
})
