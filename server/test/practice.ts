// Accounts and orders of the practice exchange, as its tests begin with them.

import { present } from '#kernel/assert.ts'
import { millis } from '#kernel/time.ts'
import { type Account, moved, newAccount } from '#server/automation/practice/account.ts'
import { unitsFrom } from '#server/automation/practice/decimal.ts'
import type { Moment } from '#server/automation/practice/fill.ts'
import type { Wish } from '#server/automation/practice/order.ts'
import { spotOf } from '#server/automation/practice/spot.ts'

export const btc = present(spotOf('BTC', 'USD', 1), 'listed')
export const cross = present(spotOf('ETH', 'BTC', 7), 'listed')
export const spots = [btc, cross]
export const find = (name: string) => spots.find((spot) => spot.name === name)
export const start = millis(Date.UTC(2026, 10, 25))
export const price = (text: string) => present(unitsFrom(text, 1), 'a price')
export const lots = (text: string) => present(unitsFrom(text, 8), 'a volume')
export const dollars = (text: string) => present(unitsFrom(text, 4), 'an amount')

export function anIds() {
  let count = 0
  return {
    next: (of: string) => {
      count += 1
      return `${of}${count}`
    },
  }
}

export function momentAt(last: string, wishes: Partial<Moment> = {}): Moment {
  return { now: start, spot: btc, last: price(last), ids: anIds(), find, ...wishes }
}

export function withFunds(funds: Readonly<Record<string, bigint>>): Account {
  let account = newAccount('one')
  for (const [asset, units] of Object.entries(funds)) {
    const line = { id: asset, kind: 'deposit', ref: '', asset, units, fee: 0n, at: start } as const
    account = moved(account, line).account
  }
  return account
}

export const rich = withFunds({ USD: dollars('100000'), BTC: 20_000_000_000n })

export const aWish: Wish = {
  side: 'buy',
  kind: 'market',
  lots: lots('0.01'),
  cost: null,
  limit: null,
  trigger: null,
  lasting: 'gtc',
  isPostOnly: false,
  feeIn: 'quote',
  clientId: null,
  userref: null,
}
