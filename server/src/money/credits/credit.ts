// Pre-paid credits: what a pack costs a client of this country, what of a purchase is unused, and
// when an account is short of them. Amounts are euros, tax included; a credit is a hundred of them.

import { creditDebtMonths, creditsLeast } from '#contract/client/credits.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { cents, type Eur, isLess, type Usd, usdToText } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { day, later, type Millis, millis } from '#kernel/time.ts'
import type { CreditPack, CreditTax, Settings } from '#server/install/operators/settings.ts'

export const zeroCredits = 0n as Eur

/** Hundredths of a credit, or cents of a euro. */
export function hundredths(amount: number): Eur {
  return BigInt(Math.round(amount * 100)) as Eur
}

/** The least that the automated trader may begin with. */
const least = hundredths(creditsLeast)

export type Price = {
  readonly credits: Eur
  readonly price: Eur
  readonly vatBp: number
  /** Of the price. */
  readonly vat: Eur
  readonly rate: number
  readonly paid: Usd
  readonly country: string
  /** 0: what was bought stays bought. */
  readonly withdrawalDays: number
}

export type PriceSettings = Pick<Settings, 'creditPacks' | 'creditRate' | 'creditTax'>

/** Of a country that the operator said nothing of there is no tax, and nothing to give back. */
export function taxOf(taxes: readonly CreditTax[], country: string): CreditTax {
  const found = taxes.find((one) => one.country === country)
  return found ?? { country, vat: 0, withdrawalDays: 0 }
}

export function priceOf(pack: CreditPack, settings: PriceSettings, country: string): Price {
  const { vat, withdrawalDays } = taxOf(settings.creditTax, country)
  const price = hundredths(pack.price)
  const vatBp = Math.round(vat * 100)
  return {
    credits: hundredths(pack.credits),
    price,
    vatBp,
    vat: part(price, BigInt(vatBp), BigInt(10_000 + vatBp)) as Eur,
    rate: settings.creditRate,
    // A whole number of cents: what is left over is the operator's.
    paid: atRate(price, settings.creditRate),
    country,
    withdrawalDays,
  }
}

export function packOf({ creditPacks }: PriceSettings, credits: number): CreditPack | undefined {
  return creditPacks.find((pack) => pack.credits === credits)
}

/** amount x share / whole, half to even. */
function part(amount: bigint, share: bigint, whole: bigint): bigint {
  const quotient = (amount * share) / whole
  const twiceRest = ((amount * share) % whole) * 2n
  const up = twiceRest > whole || (twiceRest === whole && quotient % 2n === 1n)
  return up ? quotient + 1n : quotient
}

function atRate(price: Eur, rate: number): Usd {
  return cents(part(price, BigInt(Math.round(rate * 10_000)), 10_000n))
}

export type Purchase = {
  readonly id: string
  readonly boughtAt: Millis
  readonly credits: Eur
  readonly price: Eur
  readonly vat: Eur
  readonly vatBp: number
  readonly country: string
  readonly rate: number
  readonly paid: Usd
  /** Until when what is unused can be given back; null: it cannot. */
  readonly withdrawUntil: Millis | null
  readonly refund: Refund | null
}

export type Refund = {
  readonly at: Millis
  readonly credits: Eur
  readonly price: Eur
  readonly vat: Eur
  readonly paid: Usd
}

export function withdrawUntil({ withdrawalDays }: Price, boughtAt: Millis): Millis | null {
  return withdrawalDays === 0 ? null : later(boughtAt, withdrawalDays * day)
}

/**
 * What of a purchase is unused: the oldest are used first, so it is what the balance has beyond
 * what was bought later and not given back.
 */
export function unusedOf(
  purchase: Purchase,
  { balance, boughtLater }: { readonly balance: Eur; readonly boughtLater: Eur },
): Eur {
  const left = (balance as bigint) - (boughtLater as bigint)
  if (left <= 0n) return zeroCredits
  return (left < (purchase.credits as bigint) ? left : purchase.credits) as Eur
}

/** What goes back for what is unused, each as its share; undefined: nothing does. */
export function refundOf(purchase: Purchase, unused: Eur, now: Millis): Refund | undefined {
  const { withdrawUntil, refund, credits } = purchase
  if (refund || withdrawUntil === null || now >= withdrawUntil) return undefined
  const share = (amount: bigint) => part(amount, unused as bigint, credits as bigint)
  const price = share(purchase.price) as Eur
  const paid = cents(share(purchase.paid))
  if ((unused as bigint) <= 0n || (price as bigint) === 0n || (paid as bigint) === 0n) {
    return undefined
  }
  return { at: now, credits: unused, price, vat: share(purchase.vat) as Eur, paid }
}

export type Buyer = {
  readonly state: 'active' | 'frozen' | 'closed'
  readonly isIdentified: boolean
  /** Null: their profile is not complete. */
  readonly country: string | null
}

/** Why this client can buy no credits at all. */
export function refuseBuying(
  { state, isIdentified, country }: Buyer,
  { mode, packs }: { readonly mode: 'sandbox' | 'live'; readonly packs: readonly CreditPack[] },
): KnownRefusal | undefined {
  if (state === 'closed') return refuse('account_closed')
  if (state === 'frozen') return refuse('account_frozen')
  if (packs.length === 0) return refuse('credits_closed')
  if (country === null) return refuse('credits_need_profile')
  return mode === 'live' && !isIdentified ? refuse('credits_need_identity') : undefined
}

export function refusePrice(price: Price, balance: Usd): KnownRefusal | undefined {
  if (!isLess(balance, price.paid)) return undefined
  return refuse('credits_above_balance', {
    live: usdToText(balance),
    price: usdToText(price.paid),
  })
}

/** Trading on an exchange account takes one credit at least; trading here takes none. */
export function refuseTrading(balance: Eur): KnownRefusal | undefined {
  return isLess(balance, least) ? refuse('credits_needed', { left: usdToText(balance) }) : undefined
}

/** Whether a charge brought the client to where a notice is due: low, or nothing left. */
export function becameLow(before: Eur, after: Eur, lowAt: number): boolean {
  const marks = [hundredths(lowAt), least, zeroCredits]
  return marks.some((mark) => !isLess(before, mark) && isLess(after, mark))
}

/** When an account may be ended for a debt that has stood since. */
export function debtEndOf(since: Millis): Millis {
  const at = new Date(since)
  const months = at.getUTCMonth() + creditDebtMonths
  const end = new Date(at)
  end.setUTCMonth(months)
  // The last day of a shorter month, not the first of the one after.
  if (end.getUTCMonth() !== months % 12) end.setUTCDate(0)
  return millis(end.getTime())
}
