// A client: the address they are known by, their demo, and the codes they hand to friends.

import type { Language } from '#contract/shared/languages.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, isLess, minus, type Usd } from '#kernel/money.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { day, iso, later, type Millis } from '#kernel/time.ts'

export type AccountState = 'active' | 'frozen' | 'closed'

export type Client = {
  readonly id: ClientId
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly phone: string
  readonly state: AccountState
  readonly emailConfirmedAt: Millis | null
  /** An identity document was approved. */
  readonly isIdentified: boolean
  /** Of their profile; null: not told. */
  readonly country: string | null
  readonly demoEndsAt: Millis
  readonly demoToppedUpAt: Millis | null
  readonly plan: string
  readonly referralCode: string
  /** Names the client's first grants in the ledger. */
  readonly grantRef: string
  /** What letters to them are written in. */
  readonly language: Language
}

export type Login = {
  readonly clientId: ClientId
  readonly passwordHash: string
  readonly state: AccountState
}

export const demoGrant = dollars(10_000)
export const demoDays = 21
const demoMs = demoDays * day
const topUpEveryMs = day

/** The play money of a sandbox's live account. */
export const sandboxGrant = dollars(10_000)

/** When a demo that starts now will end. */
export function demoEndOf(now: Millis): Millis {
  return later(now, demoMs)
}

export type TopUp = {
  /** Brings the balance to 10,000; undefined where it is that much already. */
  readonly amount: Usd | undefined
  readonly demoEndsAt: Millis
}

/**
 * An ended demo starts again whenever asked; a running one is topped up at most once in 24 hours.
 */
export function decideTopUp(
  client: Pick<Client, 'demoEndsAt' | 'demoToppedUpAt'>,
  balance: Usd,
  now: Millis,
): TopUp | Refusal<'demo_running' | 'demo_topup_used'> {
  const amount = isLess(balance, demoGrant) ? minus(demoGrant, balance) : undefined
  if (now > client.demoEndsAt) return { amount, demoEndsAt: demoEndOf(now) }
  if (amount === undefined) return refuse('demo_running')
  const again = client.demoToppedUpAt === null ? now : later(client.demoToppedUpAt, topUpEveryMs)
  if (now < again) return refuse('demo_topup_used', { again: iso(again) })
  return { amount, demoEndsAt: client.demoEndsAt }
}

/** The number of a client in an address; undefined where it is none. */
export function clientIdFrom(text: string): ClientId | undefined {
  return /^[1-9]\d{0,17}$/.test(text) ? (BigInt(text) as ClientId) : undefined
}

/** A referral code as people type it: any case, spaces and dashes wherever. */
export function referralCodeFrom(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '')
}
