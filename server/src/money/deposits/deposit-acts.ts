// In which forms what happens to a deposit is told.

import type { ReasonCode } from '#contract/client/reasons.ts'
import { type Usd, usdToText } from '#kernel/money.ts'
import { act } from '#server/identity/clients/told-act.ts'
import type { Came } from './credit.ts'
import {
  depositApprovedLetter,
  depositCancelledLetter,
  depositLostLetter,
  depositReceivedLetter,
  depositRejectedLetter,
  depositReversedLetter,
} from './deposit-letters.ts'

type Known = { readonly id: string; readonly method: string }

const news = ({ id }: { readonly id: string }) => ({ type: 'deposit', deposit_id: id }) as const

/** Of a payment in coins: `coins` as "0.01 BTC". */
type Payment = Known & { readonly coins: string; readonly txid: string }

const paymentOf = ({ id, method, coins }: Payment) => ({ deposit: id, method, coins })

const paymentEventOf = (payment: Payment) => ({
  ...paymentOf(payment),
  transaction: payment.txid,
})

type Asked = Known & {
  readonly amount: Usd
  /** What only a deposit in coins has. */
  readonly coin?: {
    readonly rate: string
    readonly receipt: boolean
    readonly same_receipts: number
  }
}

type Approved = Known & {
  readonly amount: Usd
  readonly came: Came
  readonly identityDue: Parameters<typeof depositApprovedLetter>[1]['identityDue']
  readonly outcome: string
  readonly rate: string | null
}

type Ended = Known & {
  /** Null where nobody said what would come. */
  readonly amount: string | null
  readonly outcome: string
  readonly reason: string
  /** Null where a person wrote it. */
  readonly reasonCode: ReasonCode | null
}

const endOf = ({ id, method, amount, outcome, reason }: Ended) => ({
  deposit: id,
  method,
  ...(amount === null ? {} : { amount }),
  outcome,
  reason,
})

const endNoticeOf = ({ id, method, reason, reasonCode, amount }: Ended) => ({
  deposit: id,
  method,
  reason,
  reason_code: reasonCode,
  amount,
})

type Reversed = Known & {
  readonly amount: Usd
  readonly ref: string
  readonly taken: Usd
  readonly lost: Usd
  readonly outcome: string
  readonly reason: string
  readonly reasonCode: ReasonCode
}

export const depositActs = {
  asked: act<Asked>({
    event: 'deposit_asked',
    details: ({ id, method, amount, coin }) => ({
      deposit: id,
      method,
      amount: usdToText(amount),
      ...coin,
    }),
    news,
  }),
  seen: act<Payment & { readonly needed: number; readonly isBack: boolean }>({
    event: 'deposit_seen',
    details: paymentEventOf,
    notice: { kind: 'deposit_seen', details: paymentOf },
    letter: depositReceivedLetter,
    news,
  }),
  /** Deeper in its chain, or no longer there. */
  moved: act<{ readonly id: string }>({ event: null, news }),
  lost: act<Payment>({
    event: 'deposit_lost',
    details: paymentEventOf,
    notice: { kind: 'deposit_lost', details: paymentOf },
    letter: depositLostLetter,
    news,
  }),
  approved: act<Approved>({
    event: 'deposit_approved',
    details: ({ id, method, amount, outcome, rate }) => ({
      deposit: id,
      method,
      amount: usdToText(amount),
      outcome,
      rate,
    }),
    notice: {
      kind: 'deposit_approved',
      details: ({ id, method, amount }) => ({ deposit: id, method, amount: usdToText(amount) }),
    },
    letter: (client, { amount, came, identityDue }) =>
      depositApprovedLetter(client, { amount: usdToText(amount), came, identityDue }),
    news,
  }),
  rejected: act<Ended>({
    event: 'deposit_rejected',
    details: endOf,
    notice: { kind: 'deposit_rejected', details: endNoticeOf },
    letter: depositRejectedLetter,
    news,
  }),
  cancelled: act<Ended>({
    event: 'deposit_cancelled',
    details: endOf,
    notice: { kind: 'deposit_cancelled', details: endNoticeOf },
    letter: depositCancelledLetter,
    news,
  }),
  reversed: act<Reversed>({
    event: 'deposit_reversed',
    details: ({ id, ref, method, taken, lost, outcome }) => ({
      deposit: id,
      ref,
      method,
      taken: usdToText(taken),
      lost: usdToText(lost),
      outcome,
    }),
    notice: {
      kind: 'deposit_reversed',
      details: ({ id, method, amount, reason, reasonCode }) => ({
        deposit: id,
        method,
        amount: usdToText(amount),
        reason,
        reason_code: reasonCode,
      }),
    },
    letter: (client, { amount, reason, reasonCode }) =>
      depositReversedLetter(client, { amount: usdToText(amount), reason, reasonCode }),
    news,
  }),
}
