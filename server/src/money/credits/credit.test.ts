// What credits cost by country, what of them is unused, and when an account is short of them.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollars, type Eur, isLess } from '#kernel/money.ts'
import { iso, millis } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import {
  becameLow,
  debtEndOf,
  hundredths,
  type Purchase,
  packOf,
  priceOf,
  refundOf,
  refuseBuying,
  refusePrice,
  refuseTrading,
  taxOf,
  unusedOf,
  withdrawUntil,
} from './credit.ts'

const settings = { ...defaultSettings, creditRate: 1.15 }
const pack = { credits: 50, price: 45.5 }
const noon = millis(Date.parse('2026-11-26T12:00:00Z'))

describe('a price', () => {
  test('has the tax of the country in it, and is paid at the rate', () => {
    expect(priceOf(pack, settings, 'NL')).toEqual({
      credits: 5_000n,
      price: 4_550n,
      vatBp: 2_100,
      // 45.50 x 21 / 121
      vat: 790n,
      rate: 1.15,
      // 52.325, half a cent to the even one
      paid: 5_232n,
      country: 'NL',
      withdrawalDays: 14,
    })
    expect(priceOf(pack, settings, 'FI')).toMatchObject({ vatBp: 2_550, vat: 925n, price: 4_550n })
  })

  test('has no tax, and nothing to give back, where the operator said nothing of a country', () => {
    expect(priceOf(pack, settings, 'US')).toMatchObject({ vat: 0n, vatBp: 0, withdrawalDays: 0 })
    expect(taxOf([], 'NL')).toEqual({ country: 'NL', vat: 0, withdrawalDays: 0 })
    expect(withdrawUntil(priceOf(pack, settings, 'US'), noon)).toBeNull()
  })

  test('is that of a pack on the list', () => {
    expect(packOf(settings, 25)).toEqual({ credits: 25, price: 25 })
    expect(packOf(settings, 26)).toBeUndefined()
  })

  test('takes tax and rate to the cent, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 100, max: 1_000_000 }),
        (cents, vatBp, rate) => {
          const taxed = { country: 'NL', vat: vatBp / 100, withdrawalDays: 14 }
          const terms = { ...settings, creditRate: rate / 10_000, creditTax: [taxed] }
          const { vat, paid, price } = priceOf({ credits: 1, price: cents / 100 }, terms, 'NL')
          const net = Number(price - vat)
          expect(Number(price)).toBe(cents)
          expect(Math.abs(net * (1 + vatBp / 10_000) - cents)).toBeLessThanOrEqual(1)
          expect(Math.abs(Number(paid) - (cents * rate) / 10_000)).toBeLessThanOrEqual(0.5)
        },
      ),
    )
  })
})

const purchase: Purchase = {
  id: 'one',
  boughtAt: noon,
  credits: 5_000n as Eur,
  price: 4_550n as Eur,
  vat: 790n as Eur,
  vatBp: 2_100,
  country: 'NL',
  rate: 1.15,
  paid: 5_232n as never,
  withdrawUntil: millis(noon + 14 * 86_400_000),
  refund: null,
}
const eur = (amount: number) => hundredths(amount)

describe('what is unused', () => {
  test.each([
    ['all of it', 50, 0, 50],
    ['what is left', 12.5, 0, 12.5],
    ['nothing, where only what came later is left', 25, 25, 0],
    ['nothing, where more is owed', -3, 0, 0],
    ['no more than was bought, whatever older ones are left', 80, 0, 50],
    ['beyond what came later', 60, 25, 35],
  ])('%s', (_, balance, later, unused) => {
    const facts = { balance: eur(balance), boughtLater: eur(later) }
    expect(unusedOf(purchase, facts)).toBe(eur(unused))
  })

  test('goes back within its days, as its share, and once', () => {
    const refund = refundOf(purchase, eur(25), millis(noon + 1))
    expect(refund).toEqual({
      at: noon + 1,
      credits: 2_500n,
      price: 2_275n,
      vat: 395n,
      paid: 2_616n,
    })
    expect(refundOf(purchase, eur(50), millis(noon + 1))?.paid).toBe(5_232n)
    expect(refundOf(purchase, eur(25), millis(noon + 14 * 86_400_000))).toBeUndefined()
    expect(refundOf(purchase, eur(0), noon)).toBeUndefined()
    expect(refundOf({ ...purchase, withdrawUntil: null }, eur(25), noon)).toBeUndefined()
    expect(refundOf({ ...purchase, refund: refund ?? null }, eur(25), noon)).toBeUndefined()
  })
})

describe('refusals', () => {
  const buyer = { state: 'active', isIdentified: false, country: 'NL' } as const
  const rules = { mode: 'sandbox', packs: [pack] } as const

  test('to whoever is closed, frozen, without a profile, or unknown on a live install', () => {
    const codeOf = (who: object, how: object = {}) =>
      refuseBuying({ ...buyer, ...who }, { ...rules, ...how })?.refused
    expect(codeOf({})).toBeUndefined()
    expect(codeOf({ state: 'closed' })).toBe('account_closed')
    expect(codeOf({ state: 'frozen' })).toBe('account_frozen')
    expect(codeOf({}, { packs: [] })).toBe('credits_closed')
    expect(codeOf({ country: null })).toBe('credits_need_profile')
    expect(codeOf({}, { mode: 'live' })).toBe('credits_need_identity')
    expect(codeOf({ isIdentified: true }, { mode: 'live' })).toBeUndefined()
  })

  test('of a price above the balance, by a cent', () => {
    const price = priceOf(pack, settings, 'NL')
    expect(refusePrice(price, price.paid)).toBeUndefined()
    expect(refusePrice(price, dollars(52))?.details).toEqual({ live: '52.00', price: '52.32' })
  })

  test('of trading with less than one credit', () => {
    expect(refuseTrading(eur(1))).toBeUndefined()
    expect(refuseTrading(eur(0.99))?.refused).toBe('credits_needed')
    expect(refuseTrading(eur(0))?.refused).toBe('credits_needed')
    expect(refuseTrading(eur(-2))?.details).toEqual({ left: '-2.00' })
  })
})

test.each([
  [6, 5.5, false],
  [5, 4.95, true],
  [4.95, 4.9, false],
  [1, 0.95, true],
  [0.05, 0, false],
  [0, -0.05, true],
  [-0.05, -0.1, false],
  [60, -1, true],
])('from %d to %d credits a notice is due: %s', (before, after, due) => {
  expect(becameLow(eur(before), eur(after), 5)).toBe(due)
})

test.each([
  ['2026-11-26T12:00:00.000Z', '2027-01-26T12:00:00.000Z'],
  ['2026-12-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['2027-12-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ['2026-06-30T00:00:00.000Z', '2026-08-30T00:00:00.000Z'],
])('a debt since %s may end the account at %s', (since, end) => {
  expect(iso(debtEndOf(millis(Date.parse(since))))).toBe(end)
})

test('a debt is never called two months before 59 days of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      const since = millis(seconds * 1_000)
      const days = (debtEndOf(since) - since) / 86_400_000
      expect(days).toBeGreaterThanOrEqual(59)
      expect(days).toBeLessThanOrEqual(62)
      expect(isLess(eur(0), eur(days))).toBe(true)
    }),
  )
})
