// A bank account on the wire. What a client confirms names its destination, so both sides write it
// the same way.

import * as z from 'zod/mini'
import { holdsCardNumber } from '#kernel/card-number.ts'
import { line, required } from '../shared/wire.ts'

export const accountTypes = ['Checking', 'Savings'] as const
export const AccountType = z.enum(accountTypes, { error: required('not_listed') })
export type AccountType = z.infer<typeof AccountType>

/** As a client confirms a bank account. */
export function bankDestination(account: {
  readonly routing_number: string
  readonly account_number: string
}): string {
  return `${account.routing_number.trim()}/${account.account_number.trim()}`
}

/** The routing number of one that may be written like that. */
export function routingOf(destination: string): string | undefined {
  const [routing, account = '', ...more] = destination.split('/')
  return more.length === 0 && isAccountNumber(account) ? routing : undefined
}

/**
 * One account number in a hundred of 13 to 17 digits looks like that of a payment card, which no
 * call takes. Its owner says that it is none by "US" before it; any other number has one spelling.
 */
function isMarkedAccount(typed: string): boolean {
  return /^US[0-9]{13,17}$/.test(typed) && holdsCardNumber(typed.slice(2))
}

function isAccountNumber(typed: string): boolean {
  return /^[0-9]{4,17}$/.test(typed) || isMarkedAccount(typed)
}

/** The checksum of the American Bankers Association, and a prefix that is in use. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false
  const [a, b, c, d, e, f, g, h, i] = [...text].map(Number) as readonly number[]
  const sum = 3 * (a! + d! + g!) + 7 * (b! + e! + h!) + (c! + f! + i!)
  const prefix = Number(text.slice(0, 2))
  const isInUse =
    (prefix >= 1 && prefix <= 12) ||
    (prefix >= 21 && prefix <= 32) ||
    (prefix >= 61 && prefix <= 72) ||
    prefix === 80
  return sum % 10 === 0 && isInUse
}

const unusable = 'unfit'

/** For other people's systems too: nothing that stands there and is not seen. */
export const seen = (most: number) =>
  line(most, { signs: unusable }).check(z.regex(/^\P{Cf}+$/u, unusable))

export const bankFields = {
  account_number: line(19).check(z.refine(isAccountNumber, 'not_account_digits')),
  bank_name: seen(80),
  routing_number: line(9).check(z.regex(/^[0-9]{9}$/, 'not_routing_digits')),
  type: AccountType,
}
