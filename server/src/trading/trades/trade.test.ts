import { describe, expect, it } from 'vitest'
import { type Order, strikeRates } from '#contract/client/trades.ts'
import type { AccountId, ClientId, TradeId } from '#kernel/ids.ts'
import { cents, dollars, plus, share, zeroUsd } from '#kernel/money.ts'
import { points } from '#kernel/price.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, hour, later, millis } from '#kernel/time.ts'
import { fc } from '#seed'
import type { StakingAccount } from '#server/ledger/ledger.ts'
import { bitcoin, euro } from '#test/instruments.ts'
import type { GapAnswer } from '../market/feed.ts'
import type { AnsweredGap } from '../market/gap.ts'
import type { Tick } from '../market/tick.ts'
import { decideSettlement, strikeOf } from './settlement.ts'
import { refuseAnyLive } from './standing.ts'
import { decideOpen, isSameOrder, type OpeningFacts, type OpenTrade } from './trade.ts'

/** A Wednesday noon, when every market is open. */
const now = millis(Date.UTC(2026, 0, 14, 12))
const friday = millis(Date.UTC(2026, 0, 16, 21, 30))
const saturday = millis(Date.UTC(2026, 0, 17, 12))

const order: Order = {
  book: 'demo',
  symbol: 'BTCUSD',
  category: 'Cryptocurrency',
  direction: 'rise',
  stake: dollars(120),
  durationSeconds: 300,
  strikeRate: '75/3',
}
const euroOrder: Order = { ...order, symbol: 'EURUSD', category: 'Currencies' }

const account = {
  id: 1000n as AccountId,
  clientId: 7n as ClientId,
  book: 'demo',
  balance: dollars(10_000),
  postings: 1n,
} as const

const facts: OpeningFacts & { readonly account: StakingAccount } = {
  now,
  account,
  client: {
    state: 'active',
    emailConfirmed: true,
    isIdentified: true,
    appropriateAt: later(now, -2 * day),
    demoEndsAt: later(now, day),
    coolOffUntil: null,
    selfExcludedUntil: null,
    chipTimes: null,
  },
  hasAcceptedTexts: true,
  installTradesLive: true,
  needsIdentity: true,
  needsAppropriateness: true,
  firstDayUsed: 0,
  firstDay: { stakeMax: 25, tradesMax: 10 },
  isServed: true,
  instrument: bitcoin,
  isStopped: false,
  isPriceStale: false,
  // About 0.9 % an hour, with a normal's quantiles.
  estimate: { volatility: 0.00015, quantile: (p) => 3.2 * (p - 0.5), canPlace: () => true },
  marginBp: 400,
  endRules: { entryDelayMs: 0, exitSeconds: 1 },
  offeredStrikeRates: strikeRates.map((rate) => rate.id),
  planDay: undefined,
  ownLimits: [],
  openPayout: zeroUsd,
  exposure: zeroUsd,
}

const candidate = { id: 'a' as TradeId, clientId: 7n as ClientId, orderKey: null }

function open(changed: Partial<OpeningFacts> = {}, asked: Partial<Order> = {}) {
  return decideOpen({ ...candidate, order: { ...order, ...asked } }, { ...facts, ...changed })
}

function opened(changed: Partial<OpeningFacts> = {}, asked: Partial<Order> = {}): OpenTrade {
  const trade = open(changed, asked)
  if (isRefusal(trade)) throw new Error(`refused: ${trade.refused}`)
  return trade
}

const { client } = facts

/** A limit that leaves a cent less than the order's stake. */
const tooLittle = (kind: 'stake' | 'loss') => ({
  kind,
  period: 'day' as const,
  until: later(now, 12 * hour),
  limit: dollars(200),
  used: cents(8_001n),
})

/** Each row is refused for its own reason even though all rows below it hold as well. */
const reasons: readonly [string, Partial<OpeningFacts>, Partial<Order>][] = [
  ['account_closed', { client: { ...client, state: 'closed' } }, {}],
  ['account_frozen', { client: { ...client, state: 'frozen' } }, {}],
  ['self_excluded', { client: { ...client, selfExcludedUntil: later(now, 1) } }, {}],
  ['cool_off', { client: { ...client, coolOffUntil: later(now, 1) } }, {}],
  ['terms_not_accepted', { hasAcceptedTexts: false }, {}],
  ['demo_ended', { client: { ...client, demoEndsAt: later(now, -1) } }, {}],
  ['instrument_unknown', { instrument: undefined }, {}],
  ['trading_stopped', { isStopped: true }, {}],
  ['duration_not_offered', {}, { durationSeconds: 61 }],
  ['price_stale', { isPriceStale: true }, {}],
  ['strike_rate_unknown', {}, { strikeRate: '500/500' }],
  ['no_quote', { estimate: undefined }, {}],
  ['stake_too_large', {}, { stake: cents(500_001n) }],
  ['own_stake_limit', { ownLimits: [tooLittle('stake'), tooLittle('loss')] }, {}],
  ['own_loss_limit', { ownLimits: [tooLittle('loss')] }, {}],
  ['plan_limit_reached', { planDay: { day: '2026-01-14', used: 1, limit: 1 } }, {}],
  ['insufficient_balance', { account: { ...account, balance: dollars(119) } }, {}],
  ['client_payout_limit', { openPayout: dollars(19_800) }, {}],
  ['house_exposure_limit', { exposure: dollars(49_920) }, {}],
]

describe('an order is refused', () => {
  it.each(reasons.map((row, index) => [row[0], index] as const))(
    '%s before all that come after it',
    (code, index) => {
      const below = reasons.slice(index)
      const changed = Object.assign({}, ...below.map(([, change]) => change).reverse())
      const asked = Object.assign({}, ...below.map(([, , change]) => change).reverse())
      expect(open(changed, asked)).toMatchObject({ refused: code })
    },
  )

  it.each<[string, Partial<OpeningFacts>, Partial<Order>]>([
    ['no_quote', { estimate: { volatility: 0.1, quantile: () => 0, canPlace: () => false } }, {}],
    ['instrument_unknown', { instrument: { ...bitcoin, isTradable: false } }, {}],
    ['instrument_unknown', {}, { category: 'Currencies' }],
    ['instrument_closed', { instrument: euro, now: saturday }, euroOrder],
    [
      'duration_not_offered',
      { instrument: euro, now: friday },
      { ...euroOrder, durationSeconds: 3_600 },
    ],
    ['stake_too_small', {}, { stake: cents(99n) }],
    ['strike_rate_unknown', { offeredStrikeRates: ['12/5'] }, {}],
    ['country_closed', { isServed: false, installTradesLive: false }, { book: 'real' }],
    ['email_unconfirmed', { client: { ...client, emailConfirmed: false } }, { book: 'real' }],
    ['identity_needed', { client: { ...client, isIdentified: false } }, { book: 'real' }],
    ['live_trading_closed', { installTradesLive: false }, { book: 'real' }],
    ['deposit_first', { account: { ...account, balance: cents(99n) } }, { book: 'real' }],
    ['insufficient_balance', { account: { ...account, balance: dollars(1) } }, { book: 'real' }],
    ['insufficient_balance', { account: { ...account, balance: cents(0n) } }, {}],
  ])('%s, where nothing else is wrong', (code, changed, asked) => {
    const demoEndsAt = later(changed.now ?? now, day)
    expect(open({ client: { ...client, demoEndsAt }, ...changed }, asked)).toMatchObject({
      refused: code,
    })
  })

  it('with what its message needs', () => {
    const until = '2026-01-15T00:00:00.000Z'
    const limit = { limit: '200.00', period: 'day', left: '119.99', until }
    const refusals = reasons.map(([code, change, asked]) => [code, open(change, asked)])
    expect(Object.fromEntries(refusals)).toMatchObject({
      stake_too_large: { details: { symbol: 'BTCUSD', limit: '5000.00' } },
      own_stake_limit: { details: limit },
      own_loss_limit: { details: limit },
      plan_limit_reached: { details: { limit: 1 } },
      insufficient_balance: { details: { available: '119.00' } },
      client_payout_limit: { details: { symbol: 'BTCUSD', limit: '20000.00' } },
    })
    const ofOne = /instrument|duration|price|no_quote|exposure/
    const named = refusals.filter(([code]) => ofOne.test(String(code)))
    for (const [, said] of named) expect(said).toMatchObject({ details: { symbol: 'BTCUSD' } })
    const shut = open({ instrument: euro, now: saturday }, { ...euroOrder, book: 'real' })
    expect(shut).toMatchObject({ details: { symbol: 'EURUSD', opens: '2026-01-18T22:00:00.000Z' } })
    expect(open({}, { stake: cents(99n) })).toMatchObject({ details: { limit: '1.00' } })
  })

  it('for good where even a dollar of real money would be', () => {
    const code = (changed = {}) => refuseAnyLive({ ...facts, ...changed })?.refused
    const balance = (amount: bigint) => ({ account: { ...account, balance: cents(amount) } })
    expect(code({ isServed: false })).toBe('country_closed')
    const spent = { ...tooLittle('loss'), used: dollars(200) }
    expect(code({ ownLimits: [spent] })).toBe('own_loss_limit')
    expect(code(balance(99n))).toBe('deposit_first')
    expect([code(), code(balance(100n))]).toEqual([undefined, undefined])
  })

  it('not for a plan whose trades are not all used: the next one is this', () => {
    const planDay = { day: '2026-01-14', used: 4, limit: 5 }
    expect(opened({ planDay }).planSlot).toEqual({ day: '2026-01-14', slot: 5, limit: 5 })
  })

  it.each<[string, Partial<OpeningFacts>, Partial<Order>]>([
    ['the last moment of the demo', { client: { ...client, demoEndsAt: now } }, {}],
    ['the whole balance', { account: { ...account, balance: dollars(120) } }, {}],
    ['the largest stake', {}, { stake: dollars(5_000), strikeRate: '12/5' }],
    [
      'a currency trade that ends at the close',
      { instrument: euro, now: friday },
      { ...euroOrder, durationSeconds: 1_800 },
    ],
    [
      'a live order after the demo has ended',
      { client: { ...client, demoEndsAt: later(now, -1) } },
      { book: 'real' },
    ],
  ])('but not for %s', (_name, changed, asked) => {
    const demoEndsAt = later(changed.now ?? now, day)
    expect(isRefusal(open({ client: { ...client, demoEndsAt }, ...changed }, asked))).toBe(false)
  })
})

describe('an accepted order', () => {
  it('takes its side of the strike rate, and its terms from the facts', () => {
    expect(opened()).toMatchObject({
      payoutRateBp: 7_500,
      marginBp: 400,
      acceptedAt: now,
      expiresAt: now + 300_000,
    })
    expect(opened({}, { direction: 'fall' }).payoutRateBp).toBe(300)
    expect(opened().winProbability).toBeCloseTo(0.96 / 1.75, 12)
  })

  it('puts a likely Buy below the price and a long shot above it; a Sell is the mirror', () => {
    const entry = points(6_000_000)
    const strike = (asked: Partial<Order>) => strikeOf(opened({}, asked), entry)
    expect(strike({ strikeRate: '1/61' })).toBeLessThan(entry)
    expect(strike({ strikeRate: '218/218' })).toBeGreaterThan(entry)
    expect(strike({ strikeRate: '75/3', direction: 'fall' })).toBeGreaterThan(entry)
    expect(strike({ strikeRate: '218/218', direction: 'fall' })).toBeLessThan(entry)
  })

  it('is the same order only with the same terms', () => {
    const trade = opened()
    expect(isSameOrder(trade, order)).toBe(true)
    const others: Partial<Order>[] = [
      { stake: dollars(121) },
      { direction: 'fall' },
      { book: 'real' },
      { durationSeconds: 60 },
      { strikeRate: '12/5' },
      { symbol: 'ETHUSD' },
      { category: 'Currencies' },
    ]
    for (const change of others) expect(isSameOrder(trade, { ...order, ...change })).toBe(false)
  })
})

/** As decided where every price was heard. */
function settled(trade: OpenTrade, entry: Tick | null, exit: Tick | null) {
  return decideSettlement(trade, { entry, exit }, [])
}

describe('settlement', () => {
  const trade = opened()
  const tick = (atMs: number, price: number, seq: number): Tick => ({
    seq,
    at: later(trade.acceptedAt, atMs),
    price: points(price),
    sourceId: 1,
  })
  const entry = tick(400, 6_000_000, 10)
  const strike = strikeOf(trade, entry.price)
  const end = (price: number, atMs = 299_000) => settled(trade, entry, tick(atMs, price, 300))

  it('pays stake and profit above the strike, nothing below it, and the stake back on it', () => {
    expect(end(strike + 1)).toMatchObject({ status: 'won', payout: dollars(210), strike })
    expect(end(strike - 1)).toMatchObject({ status: 'lost', payout: zeroUsd })
    expect(end(strike)).toMatchObject({ status: 'tied', payout: dollars(120) })
  })

  it('pays a Sell below its strike, nothing above it, and the stake back on it', () => {
    const sell = opened({}, { direction: 'fall', strikeRate: '12/5' })
    const below = strikeOf(sell, entry.price)
    const at = (price: number) => settled(sell, entry, tick(299_000, price, 300))
    expect(at(below - 1)).toMatchObject({ status: 'won', payout: dollars(126), strike: below })
    expect(at(below + 1)).toMatchObject({ status: 'lost', payout: zeroUsd })
    expect(at(below)).toMatchObject({ status: 'tied', payout: dollars(120) })
  })

  it.each([
    ['no_entry_tick', null, null],
    ['no_entry_tick', tick(10_001, 6_000_000, 10), tick(299_000, 6_000_000, 300)],
    ['no_exit_tick', entry, entry],
    ['no_exit_tick', entry, null],
    ['exit_tick_too_old', entry, tick(294_999, 6_000_000, 300)],
  ])('is void with the stake back: %s', (reason, first, last) => {
    expect(settled(trade, first, last)).toMatchObject({
      status: 'voided',
      voidReason: reason,
      voidCause: 'source_silent',
      payout: trade.stake,
    })
  })

  const gap = (fromMs: number, toMs: number, answer: GapAnswer): AnsweredGap => ({
    from: later(trade.acceptedAt, fromMs),
    to: later(trade.acceptedAt, toMs),
    cause: 'connection_lost',
    asked: 'the exchange',
    answeredAt: later(trade.acceptedAt, 400_000),
    answer,
    ticks: answer === 'prices' ? 1 : 0,
  })

  it.each([
    ['source_silent', gap(100_000, 200_000, 'nothing')],
    ['source_empty', gap(290_000, 301_000, 'nothing')],
    ['source_empty', gap(200_000, 294_500, 'prices')],
    ['source_unreachable', gap(299_999, 900_000, 'unreachable')],
    ['source_changed', gap(0, 300_000, 'other_source')],
  ] as const)('says of an old last price that the cause is %s', (voidCause, one) => {
    const exit = tick(294_000, 6_000_000, 300)
    expect(decideSettlement(trade, { entry, exit }, [one])).toMatchObject({ voidCause })
  })

  it('says the gravest cause, only for the stretch that lacks a price', () => {
    const gaps = [gap(-5, 1, 'nothing'), gap(9_999, 10_500, 'unreachable')]
    const none = { entry: null, exit: null }
    expect(decideSettlement(trade, none, gaps).voidCause).toBe('source_unreachable')
    const later = [gap(10_000, 20_000, 'unreachable')]
    expect(decideSettlement(trade, none, later).voidCause).toBe('source_silent')
  })

  it('takes ticks at the very edges of what is allowed', () => {
    const late = tick(10_000, 6_000_000, 10)
    expect(settled(trade, late, tick(295_000, strike + 1, 300)).status).toBe('won')
    expect(settled(trade, late, tick(300_000, strike + 1, 300)).status).toBe('won')
  })

  it('waits longer for currencies', () => {
    const inEuro = opened({ instrument: euro, now: later(now, hour) }, euroOrder)
    const first: Tick = {
      seq: 1,
      at: later(inEuro.acceptedAt, 1),
      price: points(108_000),
      sourceId: 1,
    }
    const last = (age: number): Tick => ({ ...first, seq: 2, at: later(inEuro.expiresAt, -age) })
    expect(settled(inEuro, first, last(10_000)).status).not.toBe('voided')
    expect(settled(inEuro, first, last(10_001)).status).toBe('voided')
  })

  it('of a billion dollars at 218 % pays to the cent; above a limit it is refused (T43)', () => {
    const rich = { ...account, balance: dollars(9_000_000_000) }
    const most = dollars(9_000_000_000)
    const wide = { stakeMax: most, payoutMaxPerClient: most, exposureMax: most }
    const stake = cents(99_999_999_999n)
    const asked = { stake, strikeRate: '218/218' } as const
    const billion = opened({ account: rich, instrument: { ...bitcoin, ...wide } }, asked)
    const last = tick(299_000, Number.MAX_SAFE_INTEGER, 300)
    const { status, payout } = settled(billion, entry, last)
    expect({ status, payout }).toEqual({
      status: 'won',
      payout: 99_999_999_999n + 217_999_999_998n,
    })
    const narrow = { ...bitcoin, ...wide, stakeMax: cents(99_999_999_998n) }
    expect(open({ account: rich, instrument: narrow }, asked)).toMatchObject({
      refused: 'stake_too_large',
    })
  })

  it('never pays more than stake and profit, and never takes more than the stake', () => {
    const stakes = fc.bigInt({ min: 100n, max: 500_000n }).map(cents)
    const rates = fc.constantFrom(...strikeRates.map((rate) => rate.id))
    const sides = fc.constantFrom('rise' as const, 'fall' as const)
    const moves = fc.integer({ min: -20_000, max: 20_000 })
    fc.assert(
      fc.property(stakes, rates, sides, moves, (stake, strikeRate, direction, move) => {
        const rich = { ...account, balance: dollars(1_000_000) }
        const limits = { payoutMaxPerClient: dollars(100_000), exposureMax: dollars(100_000) }
        const any = opened(
          { account: rich, instrument: { ...bitcoin, ...limits } },
          { stake, strikeRate, direction },
        )
        const { status, payout } = settled(any, entry, tick(299_000, 6_000_000 + move, 300))
        const full = plus(stake, share(stake, any.payoutRateBp))
        expect(payout).toBe({ won: full, lost: zeroUsd, tied: stake, voided: stake }[status])
      }),
    )
  })
})
