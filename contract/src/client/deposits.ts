// Deposits on the wire: what a coin costs now, where to send it, asking for a deposit, and how each
// one stands.

import * as z from 'zod/mini'
import { type Coin, coinFacts, coins } from '#kernel/coins.ts'
import { type Usd, usdFromText, usdToText } from '#kernel/money.ts'
import { reasonParts } from '../shared/reason-parts.ts'
import {
  Instant,
  Mode,
  Page,
  pageQuery,
  required,
  Sentence,
  Success,
  Text,
  text,
} from '../shared/wire.ts'

/** The largest receipt picture that is taken, in bytes. */
export const receiptBytesMax = 5 * 1024 * 1024

/** In dollars, of one deposit. */
export const depositLeast = { card: 10, coin: 1 } as const
export const depositMost = 1_000_000

export const DepositCurrency = z.enum(coins, { error: required('not_listed') })

/** Dollars as text, in forms and query strings: plain digits with at most two decimals. */
export const AmountText = z.codec(
  text(20, { wrong: 'not_number', signs: 'not_number' }),
  z.custom<Usd>((value) => typeof value === 'bigint'),
  {
    decode: (text, context) => {
      const usd = /^\d{1,9}(\.|$)/.test(text) ? usdFromText(text) : undefined
      if (usd !== undefined && usd >= BigInt(depositLeast.coin * 100)) return usd
      const issue = { code: 'custom', input: text } as const
      if (usd === undefined) context.issues.push({ ...issue, message: 'not_money' })
      else {
        const params = { least: depositLeast.coin }
        context.issues.push({ ...issue, message: 'too_small', params })
      }
      return z.NEVER
    },
    encode: usdToText,
  },
)

export const DepositStatus = z.enum(['Pending', 'Approved', 'Rejected'])
export type DepositStatus = z.infer<typeof DepositStatus>

/**
 * What is going on, or what came of it. Pending: `waiting` for a payment, `rate_over` (still
 * waiting, and credited at the rate of then), `seen` (waits for a block), `confirming`, `gone` (the
 * chain lost it and may find it again).
 * Approved: `exact`, `partial`, `over`, `late`, `unasked`, `restored` (it had been taken back, and
 * is there again). Rejected: `expired` (nothing came),
 * `cancelled` (the client gave it up), `dust` (worth less than a cent), `declined`, `disputed`,
 * `reorged` (the chain took it back).
 */
export const depositDetails = [
  ...(['waiting', 'rate_over', 'seen', 'confirming', 'gone'] as const),
  ...(['exact', 'partial', 'over', 'late', 'unasked', 'restored'] as const),
  ...(['expired', 'cancelled', 'dust', 'declined', 'refused', 'disputed', 'reorged'] as const),
] as const
export const DepositDetail = z.enum(depositDetails)
export type DepositDetail = z.infer<typeof DepositDetail>

export const DepositView = z.object({
  deposit_id: Text,
  method: z.enum(['card', ...coins]),
  status: DepositStatus,
  detail: DepositDetail,
  /** What was credited, or else what was asked for; null where neither is known yet. */
  amount: z.nullable(z.number()),
  asked_amount: z.nullable(z.number()),
  /** Of coins, as decimal text: what came, or else what is to be sent. */
  coin_amount: z.nullable(Text),
  /** Dollars for a whole coin, as decimal text: the rate used, or else the one that is held. */
  rate: z.nullable(Text),
  /** What came above the quote was reckoned at this one. */
  rest_rate: z.nullable(Text),
  rate_until: z.nullable(Instant),
  network: z.nullable(Text),
  /** Coins that are worth nothing. */
  is_test: z.boolean(),
  address: z.nullable(Text),
  transaction_id: z.nullable(Text),
  /** When its coins were first seen on the chain. */
  seen_at: z.nullable(Instant),
  confirmations: z.number(),
  confirmations_needed: z.number(),
  has_receipt: z.boolean(),
  /** Nothing was seen of its payment so far, so the client may give it up. */
  can_cancel: z.boolean(),
  /** Why it was rejected or taken back, or came again. */
  ...reasonParts,
  reason: z.nullable(Sentence),
  createdAt: Instant,
})
export type DepositView = z.infer<typeof DepositView>

export const ConversionView = z.object({
  currency: DepositCurrency,
  usd_amount: z.number(),
  /** Of the coin, as decimal text: this much is worth the dollars, at this rate. */
  amount: Text,
  rate: Text,
  /** Send it along when asking. */
  quote: Text,
  /** Exactly this much, seen on the chain until then, has this rate, asked for or not. */
  expires_at: Instant,
  network: Text,
  /** Coins that are worth nothing. */
  is_test: z.boolean(),
  confirmations_needed: z.number(),
})
export type ConversionView = z.infer<typeof ConversionView>

export const DepositFields = z.strictObject({
  usd_amount: AmountText,
  quote: z.optional(text(1_000, { least: 0, wrong: 'invalid', long: 'invalid' })),
  mode: z.optional(Mode),
})

export const TestCoins = z.strictObject({
  currency: DepositCurrency,
  /** Of the coin, as decimal text. */
  amount: text(28).check(z.regex(/^\d{1,9}(\.\d{1,18})?$/, 'not_number')),
})

const currencyQuery = { currency: DepositCurrency, mode: z.optional(Mode) }
const receipt = { name: 'receipt', bytesMax: receiptBytesMax }

function askingRoute(coin: Coin) {
  const { name, depositPath } = coinFacts[coin]
  return {
    method: 'POST',
    path: depositPath,
    audience: 'client',
    takesKey: true,
    summary:
      `Ask for a deposit in ${name}: a multipart form of \`usd_amount\`, the \`quote\` of the ` +
      'conversion and, as a note to staff, a picture `receipt` (at most 5 MB). Only what arrives ' +
      'on the chain is credited.',
    body: DepositFields,
    file: receipt,
    reply: Success(DepositView),
  } as const
}

/** Of each coin its own. */
const askingRoutes = Object.fromEntries(
  coins.map((coin) => [askingRouteOf(coin), askingRoute(coin)]),
) as { readonly [C in Coin as AskingRoute<C>]: ReturnType<typeof askingRoute> }

type AskingRoute<C extends Coin> = `deposit_${C}`

/** Among the routes: where a deposit in this coin is asked for. */
export function askingRouteOf<C extends Coin>(coin: C): AskingRoute<C> {
  return `deposit_${coin}`
}

export const depositRoutes = {
  depositAddress: {
    method: 'GET',
    path: '/deposit/wallet-address',
    audience: 'client',
    summary: "The client's own address for deposits of a coin.",
    query: z.strictObject(currencyQuery),
    reply: Success(Text),
  },
  depositConversion: {
    method: 'GET',
    path: '/deposit/conversion',
    audience: 'client',
    summary:
      'How much of a coin makes these dollars. The rate holds for 15 minutes, for one payment of ' +
      'exactly so much, whether or not the deposit is asked for.',
    query: z.strictObject({ ...currencyQuery, usd_amount: AmountText }),
    reply: Success(ConversionView),
  },
  ...askingRoutes,
  listDeposits: {
    method: 'GET',
    path: '/deposit',
    audience: 'client',
    summary: "The client's deposits, newest first.",
    query: z.strictObject(pageQuery),
    reply: Page(DepositView),
  },
  depositView: {
    method: 'GET',
    path: '/deposit/:id',
    audience: 'client',
    summary: 'One deposit of the client.',
    reply: Success(DepositView),
  },
  cancelDeposit: {
    method: 'POST',
    path: '/deposit/:id/cancellation',
    audience: 'client',
    summary:
      'Give up a deposit of which nothing was seen yet. What comes all the same is credited.',
    reply: Success(DepositView),
  },
  depositReceipt: {
    method: 'GET',
    path: '/deposit/:id/receipt',
    audience: 'client',
    summary: 'The picture that the client sent with a deposit; 404 when there is none.',
    replyType: 'image/webp',
    reply: z.custom<Uint8Array>(),
  },
  sendTestCoins: {
    method: 'POST',
    path: '/deposit/test-coins',
    audience: 'client',
    summary:
      'Only on the simulated chain of a sandbox: pays coins that are worth nothing to the ' +
      "client's own address.",
    body: TestCoins,
    reply: Success(z.object({ transaction_id: Text })),
  },
} as const
