import { describe, expect, it } from 'vitest'
import { coins } from '#kernel/coins.ts'
import type { AccountId, ClientId } from '#kernel/ids.ts'
import { cents, dollars, zeroUsd } from '#kernel/money.ts'
import { millis } from '#kernel/time.ts'
import { fc } from '#seed'
import { custodies, flows, outsideOf, perCustody } from './flows.ts'
import { type Cause, type ClientAccount, moveWithin, payIn, payOut } from './ledger.ts'

const account: ClientAccount = {
  id: 1000n as AccountId,
  clientId: 7n as ClientId,
  book: 'demo',
  balance: dollars(100),
  postings: 4n,
}
const cause: Cause = { kind: 'trade_settle', ref: 'r', at: millis(5) }

describe('money to a client', () => {
  it('moves the amount, and tells the account as it stands after', () => {
    const { account: after, transfer } = payIn(account, 'stakes', dollars(30), cause)
    expect(after).toEqual({ ...account, balance: dollars(130), postings: 5n })
    expect(transfer).toEqual({
      ...cause,
      currency: 'demo',
      from: 'stakes',
      to: 1000n,
      amount: dollars(30),
      client: { account: 1000n, posting: 5n, balance: dollars(130) },
    })
  })

  it('is more than nothing', () => {
    expect(() => payIn(account, 'stakes', zeroUsd, cause)).toThrow('positive amount')
  })
})

describe('money from a client', () => {
  const opened: Cause = { ...cause, kind: 'trade_open' }

  it('moves the amount, and tells the account as it stands after', () => {
    const { account: after, transfer } = payOut(account, 'stakes', dollars(30), opened)
    expect(after).toEqual({ ...account, balance: dollars(70), postings: 5n })
    expect(transfer).toEqual({
      ...opened,
      currency: 'demo',
      from: 1000n,
      to: 'stakes',
      amount: dollars(30),
      client: { account: 1000n, posting: 5n, balance: dollars(70) },
    })
  })

  it('is up to all there is, and never more', () => {
    expect(payOut(account, 'stakes', dollars(100), opened).account.balance).toBe(zeroUsd)
    expect(() => payOut(account, 'stakes', cents(10_001n), opened)).toThrow('more than its balance')
  })

  it('is more than nothing', () => {
    expect(() => payOut(account, 'stakes', zeroUsd, opened)).toThrow('positive amount')
  })

  it('and back again leaves the balance, and two postings', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10_000n }), (amount) => {
        const { account: less } = payOut(account, 'stakes', cents(amount), opened)
        const { account: back } = payIn(less, 'stakes', cents(amount), cause)
        return back.balance === account.balance && back.postings === 6n
      }),
    )
  })
})

describe('money between own accounts', () => {
  const covers: Cause = { ...cause, kind: 'house_cover' }
  const way = { from: 'house', to: 'stakes' } as const

  it('is at no client', () => {
    expect(moveWithin('real', way, cents(1n), covers)).toEqual({
      ...covers,
      ...way,
      currency: 'real',
      amount: 1n,
      client: null,
    })
  })

  it('is more than nothing', () => {
    for (const amount of [0n, -1n]) {
      expect(() => moveWithin('real', way, cents(amount), covers)).toThrow('positive amount')
    }
  })
})

describe('the register', () => {
  const routesOf = (kind: keyof typeof flows) => flows[kind].routes as readonly string[]
  const ofCoins = coins.map((coin) => `outside_${coin}`)
  const incoming = [...ofCoins, 'outside_card']
  const outgoing = [...ofCoins, 'outside_bank']

  it('has a place for each way on which money comes and leaves', () => {
    expect(outsideOf('card')).toBe('outside_card')
    expect(custodies).toEqual([...incoming, 'outside_bank'])
    const named = Object.fromEntries(custodies.map((place) => [place, `of ${place}`]))
    expect(perCustody((place) => `of ${place}`)).toEqual(named)
  })

  it('lets money in by coins and cards, and out by coins and banks', () => {
    const to = (place: string) => incoming.map((from) => `${from} > ${place}`)
    const from = (place: string) => incoming.map((back) => `${place} > ${back}`)
    expect(routesOf('deposit_credit')).toEqual(to('available'))
    expect(routesOf('deposit_restored')).toEqual(to('available'))
    expect(routesOf('loss_recovered')).toEqual(to('reorg_loss'))
    expect(routesOf('deposit_reversal')).toEqual(from('available'))
    expect(routesOf('deposit_loss')).toEqual(from('reorg_loss'))
    expect(routesOf('withdrawal_pay')).toEqual(outgoing.map((out) => `withdrawals > ${out}`))
  })
})
