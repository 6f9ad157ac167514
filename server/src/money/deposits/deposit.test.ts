import { describe, expect, it } from 'vitest'
import { cents, dollars } from '#kernel/money.ts'
import { day, later, millis, minute } from '#kernel/time.ts'
import { fc } from '#seed'
import {
  type Ask,
  canCancel,
  type Deposit,
  decideCredit,
  detailOf,
  isGivenUp,
  splitReversal,
  statusOf,
} from './deposit.ts'
import { matchPayment } from './match.ts'
import { type Quote, quoteFrom, quoteOf, quoteText } from './quote.ts'
import { rateOf, unitsFor, worthOf } from './rate.ts'

const now = millis(1_800_000_000_000)
const rate = '64218.4'

const coin = fc.constantFrom('btc', 'eth')
const rateText = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 12n - 1n }), fc.nat({ max: 8 }))
  .map(([digits, places]) => {
    const text = digits.toString().padStart(places + 1, '0')
    return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
  })

describe('what coins are worth', () => {
  it('and back: the least units that make the dollars', () => {
    fc.assert(
      fc.property(coin, rateText, fc.bigInt({ min: 1n, max: 10n ** 11n }), (of, text, amount) => {
        const units = unitsFor(of, cents(amount), text)
        const worth = (of_: bigint) => worthOf(of, [{ units: of_, rate: text }])
        return worth(units) >= amount && worth(units - 1n) < amount
      }),
    )
  })

  it('reads a price as it is', () => {
    expect(rateOf(642_184 as never, { decimals: 1, tickPoints: 1 })).toBe('64218.4')
    expect(rateOf(5 as never, { decimals: 3, tickPoints: 1 })).toBe('0.005')
    expect(rateOf(7 as never, { decimals: 0, tickPoints: 1 })).toBe('7')
  })
})

describe('a quote', () => {
  const mark = (text: string) => Buffer.from(`mark of ${text}`)
  const clientId = 7n as never
  const wish = { clientId, coin: 'btc', network: 'simulated', amount: dollars(100), rate } as const
  const quote = quoteOf({ ...wish, now })

  it('says how much makes the dollars, for 15 minutes', () => {
    expect(quote).toMatchObject({ units: 155_719n, expiresAt: later(now, 15 * minute) })
    expect(quoteFrom(quoteText(quote, mark), mark)).toEqual(quote)
  })

  it('of Ether has no more than eight decimals, and makes exactly the dollars', () => {
    const prices = fc.bigInt({ min: 1n, max: 10n ** 8n - 1n })
    fc.assert(
      fc.property(prices, fc.bigInt({ min: 100n, max: 10n ** 8n }), (price, amount) => {
        const text = rateOf(price as never, { decimals: 2, tickPoints: 1 })
        const usd = cents(amount)
        const { units } = quoteOf({ ...wish, coin: 'eth', amount: usd, rate: text, now })
        const worth = worthOf('eth', [{ units, rate: text }])
        return units % 10n ** 10n === 0n && worth === usd
      }),
    )
  })

  it('that anybody else wrote is none', () => {
    const text = quoteText(quote, mark)
    const forged = quoteText({ ...quote, rate: '99999' }, mark).split('.')[0]
    for (const typed of ['', 'x', '.', `${forged}.${text.split('.')[1]}`, `${text}x`]) {
      expect(quoteFrom(typed, mark), typed).toBeUndefined()
    }
  })
})

const ask: Ask = {
  amount: dollars(100),
  quote: { rate, units: 155_719n, quotedAt: now, expiresAt: later(now, 15 * minute) },
  askedAt: now,
}

describe('what is credited (T30)', () => {
  const soon = later(now, minute)
  const over = later(now, 15 * minute)
  const graceEnds = later(over, day)
  const tooLate = later(now, 16 * minute)
  const at = later(now, 40 * minute)
  it.each([
    ['exactly, in time', 155_719n, soon, at, ask, '70000', 'exact', 10_000n, null],
    ['too little', 77_859n, soon, at, ask, '70000', 'partial', 4_999n, null],
    ['too much', 311_438n, soon, at, ask, '70000', 'over', 20_900n, '70000'],
    ['too late', 155_719n, tooLate, at, ask, '70000', 'late', 10_900n, null],
    ['too late, too little', 77_859n, tooLate, at, ask, '70000', 'late', 5_450n, null],
    ['in time, stuck for days', 155_719n, soon, later(now, 2 * day), ask, '50000', 'late', 7_785n],
    ['seen at its last moment', 155_719n, over, at, ask, '70000', 'exact', 10_000n],
    ['seen a moment later', 155_719n, later(over, 1), at, ask, '70000', 'late', 10_900n],
    ['deep at its last moment', 155_719n, soon, graceEnds, ask, '70000', 'exact', 10_000n],
    ['deep a moment later', 155_719n, soon, later(graceEnds, 1), ask, '70000', 'late', 10_900n],
    ['for a card', 155_719n, soon, at, { ...ask, quote: null }, '70000', 'late', 10_900n],
    ['unasked', 155_719n, soon, at, null, '70000', 'unasked', 10_900n, null],
    ['dust', 10n, soon, at, null, '70000', 'dust'],
    ['one unit in time', 1n, soon, at, ask, '70000', 'dust'],
    ['exactly, in time, no price now', 155_719n, soon, at, ask, undefined, 'exact', 10_000n],
    ['too much, no price now', 311_438n, soon, at, ask, undefined, 'no_price'],
    ['unasked, no price now', 155_719n, soon, at, null, undefined, 'no_price'],
  ] as const)('%s', (...row) => {
    const [, units, seenAt, then, asked, rateNow, outcome, amount, restRate = null] = row
    const decision = decideCredit('btc', { units, seenAt }, asked, { at: then, rate: rateNow })
    if (outcome === 'no_price' || outcome === 'dust') expect(decision).toBe(outcome)
    else expect(decision).toMatchObject({ outcome, amount, restRate })
  })

  it.each([
    ['in time', soon, rate],
    ['too late', tooLate, '70000'],
  ])('at the rate it was quoted, or that of now: %s', (_, seenAt, used) => {
    const arrived = { units: 155_719n, seenAt }
    expect(decideCredit('btc', arrived, ask, { at, rate: '70000' })).toMatchObject({ rate: used })
  })
})

describe('which deposit a payment is for', () => {
  const one = { depositId: 'one', units: 5n, expiresAt: later(now, -minute) }
  const two = { depositId: 'two', units: 7n, expiresAt: later(now, minute) }
  const three = { depositId: 'three', units: 9n, expiresAt: later(now, 2 * minute) }
  const large = { ...two, units: 61n }
  const quoted = (units: bigint, ends: number, amount: number): Quote => ({
    clientId: 7n as never,
    coin: 'btc',
    network: 'simulated',
    amount: dollars(amount),
    units,
    rate,
    quotedAt: later(now, ends - 15 * minute),
    expiresAt: later(now, ends),
  })
  const fresh = quoted(6n, minute, 100)
  const older = quoted(6n, 0, 101)
  const over = quoted(6n, -1, 102)
  it.each([
    ['what is asked for exactly', 9n, [one, two, three], [], 'three'],
    ['exactly, though its rate is over', 5n, [one, two, three], [], 'one'],
    ['not exactly: the oldest in time', 6n, [one, two, three], [], 'two'],
    ['not exactly, all rates over: the newest', 6n, [one], [], 'one'],
    ['nothing waits', 6n, [], [], undefined],
    ['a tenth at least', 6n, [large, one], [], 'one'],
    ['exactly a tenth', 6n, [{ ...two, units: 60n }], [], 'two'],
    ['less than a tenth is nobody’s', 6n, [large], [], undefined],
    ['a quote of exactly so much', 6n, [], [fresh], 100],
    ['that quote before what is asked for otherwise', 6n, [one, two, three], [fresh], 100],
    ['what is asked for exactly, before a quote', 7n, [two], [quoted(7n, minute, 100)], 'two'],
    ['a quote in time, before what is late', 5n, [one], [quoted(5n, minute, 100)], 100],
    ['the newest of two quotes', 6n, [], [fresh, older], 100],
    ['a quote to its last moment', 6n, [], [over, older], 101],
    ['no quote that is over', 6n, [], [over], undefined],
    ['no quote of another amount', 8n, [], [fresh], undefined],
  ] as const)('%s', (_, units, waiting, quotes, expected) => {
    const match = matchPayment(units, now, { waiting, quotes })
    const found = match && 'depositId' in match ? match.depositId : match?.amount
    expect(found).toBe(typeof expected === 'number' ? dollars(expected) : expected)
  })
})

it('only a deposit of which nothing was seen can be given up', () => {
  const step = { nr: 1, state: 'pending', outcome: null, at: now, reason: null } as const
  const arrival = { txid: 'x', index: 0, units: 1n, height: null, confirmations: 0, seenAt: now }
  expect(canCancel({ step, arrival: null })).toBe(true)
  expect(canCancel({ step, arrival: { ...arrival, goneAt: null } })).toBe(false)
  expect(canCancel({ step: { ...step, state: 'rejected' }, arrival: null })).toBe(false)
})

describe('a deposit that is asked for', () => {
  const arrival = {
    txid: 'x',
    index: 0,
    units: 1n,
    height: null,
    confirmations: 0,
    seenAt: now,
    goneAt: null,
  }
  const deposit: Deposit = {
    id: 'd',
    clientId: 7n as never,
    method: 'btc',
    network: 'simulated',
    address: 'a',
    createdAt: later(now, -day),
    ask,
    arrival: null,
    hasReceipt: false,
    credit: null,
    step: { nr: 1, state: 'pending', outcome: null, at: now, reason: null },
  }
  const over = later(now, 15 * minute)

  it.each<[string, Partial<Deposit>, number]>([
    ['a day after its rate ended', {}, over + day],
    ['a day after it was made, where there is no rate', { ask: null }, now],
    ['a day after it was made, by card', { ask: { ...ask, quote: null } }, now],
  ])('is given up %s', (_, other, last) => {
    expect(isGivenUp({ ...deposit, ...other }, millis(last))).toBe(false)
    expect(isGivenUp({ ...deposit, ...other }, millis(last + 1))).toBe(true)
    expect(isGivenUp({ ...deposit, ...other, arrival }, millis(last + 1))).toBe(false)
  })

  it.each<[string, Partial<Deposit>, number]>([
    ['waiting', {}, over],
    ['rate_over', {}, over + 1],
    ['waiting', { ask: null }, over + 1],
    ['waiting', { ask: { ...ask, quote: null } }, over + 1],
    ['seen', { arrival }, over + 1],
    ['confirming', { arrival: { ...arrival, height: 0 } }, over + 1],
    ['gone', { arrival: { ...arrival, height: 5, goneAt: now } }, over + 1],
    ['late', { arrival, step: { ...deposit.step, state: 'approved', outcome: 'late' } }, over],
  ])('is %s: at %#', (detail, other, at) => {
    expect(detailOf({ ...deposit, ...other }, millis(at))).toBe(detail)
  })

  it.each([
    ['pending', 'Pending'],
    ['approved', 'Approved'],
    ['restored', 'Approved'],
    ['rejected', 'Rejected'],
    ['reversed', 'Rejected'],
  ] as const)('%s is called %s', (state, status) => {
    expect(statusOf({ step: { ...deposit.step, state } })).toBe(status)
  })
})

it('a reversal takes what is there, and no more', () => {
  expect(splitReversal(cents(100n), cents(250n))).toEqual({ taken: 100n, lost: 0n })
  expect(splitReversal(cents(100n), cents(30n))).toEqual({ taken: 30n, lost: 70n })
  expect(splitReversal(cents(100n), cents(0n))).toEqual({ taken: 0n, lost: 100n })
})
