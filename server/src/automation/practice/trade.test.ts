// Orders against the book: what is refused, what is filled at which price, and what waits.

import { describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import { later } from '#kernel/time.ts'
import {
  aWish,
  btc,
  dollars,
  find,
  lots,
  momentAt,
  price,
  rich,
  start,
  withFunds,
} from '#test/practice.ts'
import { type Account, availableOf, balanceOf, type Happening } from './account.ts'
import { feeParts } from './fee.ts'
import type { Moment } from './fill.ts'
import { holdOf, type Wish } from './order.ts'
import { cancelled, openMost, placed, touched } from './trade.ts'

function place(account: Account, wish: Partial<Wish>, moment: Moment) {
  const outcome = placed(account, { ...aWish, ...wish }, moment)
  if ('fault' in outcome) throw new Error(outcome.fault)
  return outcome
}

function faultOf(account: Account, wish: Partial<Wish>, moment = momentAt('50000.0')) {
  const outcome = placed(account, { ...aWish, ...wish }, moment)
  return 'fault' in outcome ? outcome.fault : undefined
}

const fillsOf = (happened: readonly Happening[]) =>
  happened.flatMap((it) => (it.type === 'filled' ? it.fill : []))

describe('an order is refused', () => {
  const limit = { kind: 'limit', limit: price('50000.0') } as const
  it.each([
    ['without a limit', { kind: 'limit' }, 'price'],
    ['with a limit it does not have', { limit: price('1.0') }, 'price'],
    ['with a price of nothing', { kind: 'limit', limit: 0n }, 'price'],
    ['without a trigger', { kind: 'stop-loss' }, 'price'],
    ['without a volume', { lots: null }, 'volume'],
    ['with a volume and a cost', { cost: 1n }, 'volume'],
    ['to sell for a cost', { side: 'sell', lots: null, cost: 1n }, 'volume'],
    ['to rest, and yet to be taken', { isPostOnly: true }, 'kind'],
    ['with a seller’s fee in what is sold', { side: 'sell', feeIn: 'base' }, 'kind'],
    ['of less than the least volume', { lots: lots('0.00004') }, 'volume_least'],
    ['of less than the least cost', { kind: 'limit', limit: price('1.0') }, 'cost_least'],
    ['of more than there is', { lots: lots('3') }, 'funds'],
    ['to sell more than there is', { side: 'sell', lots: lots('2.1') }, 'funds'],
    [
      'to rest where it would be taken',
      { ...limit, limit: price('51000.0'), isPostOnly: true },
      'post_only',
    ],
  ] as const)('%s', (_, wish, fault) => {
    expect(faultOf(rich, wish)).toBe(fault)
  })

  it('with a name that an open order has, and not with that of one that has ended', () => {
    const resting = { kind: 'limit', limit: price('40000.0'), clientId: 'mine' } as const
    const first = place(rich, resting, momentAt('50000.0'))
    expect(faultOf(first.account, { clientId: 'mine' })).toBe('duplicate')
    const { account } = cancelled(first.account, () => true, { now: start, reason: 'user' })
    expect(faultOf(account, { clientId: 'mine' })).toBeUndefined()
  })

  it('where the market has enough of the account', () => {
    let account = rich
    const resting = { kind: 'limit', limit: price('40000.0'), lots: lots('0.0001') } as const
    for (let made = 0; made < openMost; made += 1) {
      account = place(account, resting, momentAt('50000.0')).account
    }
    expect(faultOf(account, resting)).toBe('crowd')
  })
})

describe('an order to buy at once', () => {
  it('is filled at what the book asks, at the fee of who takes', () => {
    const { order, account, happened } = place(rich, {}, momentAt('50000.0'))
    expect(order).toMatchObject({ state: 'filled', filled: lots('0.01'), reason: null })
    expect(fillsOf(happened)).toMatchObject([
      { price: price('50005.0'), paid: dollars('500.05'), fee: dollars('2.0002'), isMaker: false },
    ])
    expect(balanceOf(account, 'USD')).toBe(dollars('100000') - dollars('502.0502'))
    expect(balanceOf(account, 'BTC')).toBe(20_100_000_000n)
  })

  it('walks up the book, which has less for a while', () => {
    const { happened, account } = place(rich, { lots: lots('0.1') }, momentAt('50000.0'))
    expect(fillsOf(happened).map((it) => it.price)).toEqual([price('50005.0'), price('50030.0')])
    const again = place(account, { lots: lots('0.1') }, momentAt('50000.0'))
    expect(fillsOf(again.happened)[0]?.price).toBe(price('50030.0'))
    const later20 = later(start, 20_000)
    const rested = place(account, { lots: lots('0.1') }, momentAt('50000.0', { now: later20 }))
    expect(fillsOf(rested.happened)[0]?.price).toBe(price('50005.0'))
  })

  it('for so much money takes what that buys', () => {
    const cost = dollars('500')
    const { order } = place(rich, { lots: null, cost }, momentAt('50000.0'))
    expect(order.state).toBe('filled')
    expect(cost - order.paid).toBeLessThan(10n)
    expect(cost - order.paid).toBeGreaterThanOrEqual(0n)
  })

  it('ends where the book ends', () => {
    const { order } = place(rich, { lots: lots('0.05') }, momentAt('50000.0', { depth: 100n }))
    expect(order).toMatchObject({ state: 'filled' })
    const shallow = place(rich, { lots: lots('1') }, momentAt('50000.0', { depth: 100n }))
    expect(shallow.order).toMatchObject({ state: 'expired', reason: 'book' })
    expect(shallow.order.filled).toBeGreaterThan(0n)
    expect(shallow.account.open).toEqual([])
  })

  it('pays its fee in what it gets, where it is to', () => {
    const { account, order } = place(rich, { feeIn: 'base' }, momentAt('50000.0'))
    expect(order.fee).toBe(400_000n)
    expect(balanceOf(account, 'BTC')).toBe(20_100_000_000n - 400_000n)
    expect(balanceOf(account, 'USD')).toBe(dollars('100000') - dollars('500.05'))
  })
})

describe('an order with a limit', () => {
  const limit = { kind: 'limit', limit: price('49000.0'), lots: lots('0.5') } as const

  it('waits, and keeps what it may cost', () => {
    const { account, order } = place(rich, limit, momentAt('50000.0'))
    expect(order.state).toBe('open')
    expect(holdOf(order, btc)).toEqual({ asset: 'USD', units: dollars('24598') })
    expect(availableOf(account, 'USD', find)).toBe(dollars('100000') - dollars('24598'))
  })

  it('is filled at its own price and the fee of who waits, as far as the market has', () => {
    const { account } = place(rich, limit, momentAt('50000.0'))
    expect(touched(account, momentAt('49100.0')).happened).toEqual([])
    const first = touched(account, momentAt('48990.0', { now: later(start, 1_000) }))
    const [fill] = fillsOf(first.happened)
    expect(fill).toMatchObject({ price: price('49000.0'), isMaker: true })
    expect(present(fill, 'filled').lots).toBeLessThan(lots('0.5'))
    expect(fill?.fee).toBe(((fill?.paid ?? 0n) * 2_500n) / feeParts + 1n)
    let { account: now } = first
    let passes = 0
    for (; now.open.length > 0; passes += 1) {
      const when = later(start, 2_000 + passes * 1_000)
      now = touched(now, momentAt('48990.0', { now: when })).account
    }
    expect(passes).toBeGreaterThan(1)
    expect(balanceOf(now, 'BTC')).toBe(25_000_000_000n)
  })

  it('takes what is within it, and waits with the rest', () => {
    const wish = { ...limit, limit: price('50005.0') } as const
    const { order, happened } = place(rich, wish, momentAt('50000.0'))
    expect(order.state).toBe('open')
    expect(fillsOf(happened)).toHaveLength(1)
  })

  it.each(['ioc', 'fok'] as const)('that is not to wait (%s) ends at once', (lasting) => {
    const wish = { ...limit, limit: price('50005.0'), lasting }
    const { order, account } = place(rich, wish, momentAt('50000.0'))
    expect(order).toMatchObject({ state: 'expired', reason: 'book' })
    expect(order.filled > 0n).toBe(lasting === 'ioc')
    expect(account.open).toEqual([])
  })

  it('is cancelled, and keeps nothing any more', () => {
    const { account, order } = place(rich, limit, momentAt('50000.0'))
    const outcome = cancelled(account, ({ id }) => id === order.id, { now: start, reason: 'user' })
    expect(availableOf(outcome.account, 'USD', find)).toBe(dollars('100000'))
    expect(outcome.happened).toMatchObject([{ type: 'closed', order: { state: 'cancelled' } }])
  })
})

describe('an order with a trigger', () => {
  const stop = { side: 'sell', kind: 'stop-loss', trigger: price('49000.0') } as const

  it('waits for the price to fall to it, and sells at what there is', () => {
    const { account, order } = place(rich, stop, momentAt('50000.0'))
    expect(order.state).toBe('open')
    expect(touched(account, momentAt('49000.1')).happened).toEqual([])
    const { happened } = touched(account, momentAt('48900.0'))
    expect(happened.map(({ type }) => type)).toEqual(['triggered', 'filled', 'closed'])
    expect(fillsOf(happened)[0]?.price).toBe(price('48895.2'))
  })

  it.each([
    ['stop-loss', 'buy', '51000.0'],
    ['stop-loss', 'sell', '49000.0'],
    ['take-profit', 'buy', '49000.0'],
    ['take-profit', 'sell', '51000.0'],
  ] as const)('is reached: %s to %s at %s', (kind, side, trigger) => {
    const { account } = place(rich, { kind, side, trigger: price(trigger) }, momentAt('50000.0'))
    const other = trigger === '51000.0' ? '49000.0' : '51000.0'
    expect(touched(account, momentAt(other)).happened).toEqual([])
    expect(touched(account, momentAt(trigger)).happened[0]?.type).toBe('triggered')
  })

  it('and a limit waits in the book after it', () => {
    const wish = { ...stop, kind: 'stop-loss-limit', limit: price('49500.0') } as const
    const { account } = place(rich, wish, momentAt('50000.0'))
    const pulled = touched(account, momentAt('48900.0'))
    expect(pulled.happened.map(({ type }) => type)).toEqual(['triggered'])
    expect(fillsOf(touched(pulled.account, momentAt('49600.0')).happened)).toMatchObject([
      { price: price('49500.0'), isMaker: true },
    ])
  })

  it('buys no more than there is money for when the price has run away', () => {
    const poor = withFunds({ USD: dollars('520') })
    const wish = { kind: 'stop-loss', trigger: price('51000.0') } as const
    const { account } = place(poor, wish, momentAt('50000.0'))
    const outcome = touched(account, momentAt('60000.0'))
    const [order] = outcome.happened.flatMap((it) => (it.type === 'closed' ? it.order : []))
    expect(order).toMatchObject({ state: 'expired', reason: 'funds' })
    expect(balanceOf(outcome.account, 'USD')).toBeGreaterThanOrEqual(0n)
    expect(balanceOf(outcome.account, 'USD')).toBeLessThan(dollars('0.01'))
  })
})
