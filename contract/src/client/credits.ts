// Pre-paid credits on the wire: what they cost and are used for, buying them, what moved, and the
// invoices. A credit is counted in hundredths and priced in euros with tax; what is paid for it in
// dollars is told before.

import * as z from 'zod/mini'
import { languageQuery } from '../shared/language-query.ts'
import { Instant, Page, pageQuery, Success, Text, text } from '../shared/wire.ts'

/** What credits are used for, as the tariff has it. */
export const creditUses = ['day', 'trade'] as const
export type CreditUse = (typeof creditUses)[number]

/** The automated trader on an exchange account begins nothing with less than this. */
export const creditsLeast = 1

/** Below nothing for so many months, an account may be ended. */
export const creditDebtMonths = 2

/** What moved an account of credits. */
export const creditMoves = ['credit_issue', 'credit_charge', 'credit_refund'] as const
export type CreditMove = (typeof creditMoves)[number]

export const CreditPackView = z.object({
  credits: z.number(),
  /** In euros, tax included. */
  price: z.number(),
  vat: z.number(),
  /** What it takes from the live balance, in dollars. */
  usd: z.number(),
})
export type CreditPackView = z.infer<typeof CreditPackView>

export const CreditOrderView = z.object({
  deposit_id: Text,
  credits: z.number(),
  asked_at: Instant,
  ended_at: z.nullable(Instant),
  /** The code of why nothing was bought; null: it was, or it waits. */
  refused: z.nullable(Text),
})
export type CreditOrderView = z.infer<typeof CreditOrderView>

export const CreditsView = z.object({
  credits: z.number(),
  /** One credit at least: the automated trader may begin something new. */
  may_trade: z.boolean(),
  /** Below this a notice is sent. */
  low_at: z.number(),
  /** Since when they are below nothing; null: they are not. */
  debt_since: z.nullable(Instant),
  /** When the account may be ended for it. */
  debt_until: z.nullable(Instant),
  packs: z.array(CreditPackView),
  /** Dollars for a euro. */
  rate: z.number(),
  /** The country whose tax is in the price; null: the profile names none. */
  country: z.nullable(Text),
  vat_percent: z.number(),
  /** Within how many days unused credits can be given back; 0: they cannot. */
  withdrawal_days: z.int(),
  tariff: z.object({ day: z.number(), trade: z.number() }),
  /** Deposits that buy credits once they are credited, and the last that did. */
  orders: z.array(CreditOrderView),
  /** The code of why none can be bought now; null: they can. */
  blocked: z.nullable(Text),
})
export type CreditsView = z.infer<typeof CreditsView>

export const CreditPurchaseView = z.object({
  id: Text,
  bought_at: Instant,
  credits: z.number(),
  price: z.number(),
  vat: z.number(),
  vat_percent: z.number(),
  usd: z.number(),
  rate: z.number(),
  invoice: Text,
  /** What of it can be given back now, and until when; null: nothing. */
  unused: z.nullable(z.object({ credits: z.number(), usd: z.number(), until: Instant })),
  refund: z.nullable(
    z.object({ at: Instant, credits: z.number(), usd: z.number(), credit_note: Text }),
  ),
})
export type CreditPurchaseView = z.infer<typeof CreditPurchaseView>

export const CreditMoveView = z.object({
  /** The number of the posting, from 1 without gaps. */
  nr: z.int(),
  at: Instant,
  kind: z.enum(creditMoves),
  /** Of a charge: for what, by the tariff, and of which exchange, day or pair. */
  use: z.nullable(z.enum(creditUses)),
  about: z.nullable(Text),
  credits: z.number(),
  balance: z.number(),
})
export type CreditMoveView = z.infer<typeof CreditMoveView>

const credits = z.int({ error: 'not_whole' }).check(z.minimum(1, 'too_small'), z.maximum(100_000))

export const creditRoutes = {
  credits: {
    method: 'GET',
    path: '/credits',
    audience: 'client',
    scope: 'read',
    summary: 'The credits of the client, what they cost, and what they are used for.',
    reply: Success(CreditsView),
  },
  buyCredits: {
    method: 'POST',
    path: '/credits',
    audience: 'client',
    takesKey: true,
    summary:
      'Buys a pack of credits from the live balance, at the rate that is shown. `usd` is what ' +
      'was shown: where that has changed meanwhile nothing is bought.',
    body: z.strictObject({ credits, usd: z.number() }),
    reply: Success(CreditPurchaseView),
  },
  orderCredits: {
    method: 'POST',
    path: '/credits/orders',
    audience: 'client',
    summary:
      'Lets a deposit that waits for its payment buy a pack of credits once it is credited, at ' +
      'what holds then.',
    body: z.strictObject({ credits, deposit_id: text(36) }),
    reply: Success(CreditOrderView),
  },
  dropCreditOrder: {
    method: 'POST',
    path: '/credits/orders/:id/removal',
    audience: 'client',
    summary: 'The deposit buys nothing: what comes stays on the balance.',
    reply: Success(CreditOrderView),
  },
  creditPurchases: {
    method: 'GET',
    path: '/credits/purchases',
    audience: 'client',
    scope: 'read',
    summary: 'What the client bought, newest first.',
    query: z.strictObject(pageQuery),
    reply: Page(CreditPurchaseView),
  },
  giveBackCredits: {
    method: 'POST',
    path: '/credits/purchases/:id/return',
    audience: 'client',
    summary:
      'Withdraws from a purchase within the days that the law gives: what is unused goes back, ' +
      'and what was paid for it is on the live balance again.',
    reply: Success(CreditPurchaseView),
  },
  creditInvoice: {
    method: 'GET',
    path: '/credits/purchases/:id/invoice',
    audience: 'client',
    summary: 'The invoice of a purchase, or its credit note, as PDF.',
    query: z.strictObject({
      ...languageQuery,
      of: z._default(z.enum(['purchase', 'return'], { error: 'not_listed' }), 'purchase'),
    }),
    reply: z.unknown(),
    replyType: 'application/pdf',
  },
  creditStatement: {
    method: 'GET',
    path: '/credits/statement',
    audience: 'client',
    scope: 'read',
    summary: 'What moved the client’s credits, newest first, with what was there after it.',
    query: z.strictObject(pageQuery),
    reply: Page(CreditMoveView),
  },
} as const
