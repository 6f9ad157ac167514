// In which forms what happens to a withdrawal, or to the address book, is told.

import type { NoticeKind } from '#contract/shared/notice-kinds.ts'
import { type Usd, usdToText } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { act } from '#server/identity/clients/told-act.ts'
import type { Destination } from './destination.ts'
import type { Withdrawal } from './withdrawal.ts'
import {
  type AskedFacts,
  approvedLetter,
  askedLetter,
  type CancelledBy,
  cancelledLetter,
  destinationAddedLetter,
  paidLetter,
  rejectedLetter,
  sentLetter,
} from './withdrawal-letters.ts'

type Known = Pick<Withdrawal, 'id' | 'method' | 'amount'>

const news = ({ id }: Pick<Known, 'id'>) => ({ type: 'withdrawal', withdraw_id: id }) as const

const shortOf = ({ id, amount, method }: Known) => ({ id, amount: usdToText(amount), method })

/** Its notice: which one it is, and what it comes to. */
const noticed = (kind: NoticeKind) => ({ kind, details: shortOf })

const eventOf = ({ id, method, amount }: Known) => ({
  withdrawal: id,
  method,
  amount: usdToText(amount),
})

type Approval = Withdrawal & { readonly given: number; readonly proven: boolean }

const approvalOf = ({ given, proven, ...withdrawal }: Approval) => ({
  ...eventOf(withdrawal),
  approval: given,
  needed: withdrawal.approvalsNeeded,
  proven,
})

type Asked = Known &
  AskedFacts & {
    readonly destination: string
    readonly fee: Usd
    readonly notBefore: Millis | null
    /** How the client showed that it was them. */
    readonly confirmedBy: string
  }

export const withdrawalActs = {
  asked: act<Asked>({
    event: 'withdrawal_asked',
    details: ({ id, method, destination, amount, fee, notBefore, confirmedBy }) => ({
      withdrawal: id,
      method,
      destination,
      amount: usdToText(amount),
      fee: usdToText(fee),
      waits_until: notBefore === null ? null : iso(notBefore),
      confirmed_by: confirmedBy,
    }),
    notice: noticed('withdrawal_requested'),
    letter: askedLetter,
    news,
  }),
  /** One of several that it takes. */
  approvalGiven: act<Approval>({ event: 'withdrawal_approved', details: approvalOf, news }),
  approved: act<Approval>({
    event: 'withdrawal_approved',
    details: approvalOf,
    notice: noticed('withdrawal_approved'),
    letter: approvedLetter,
    news,
  }),
  prepared: act<{
    readonly id: string
    readonly method: string
    readonly rate: string | null
    readonly again: boolean
    /** In the coin. */
    readonly coins: string
  }>({
    event: 'withdrawal_prepared',
    details: ({ id, method, rate, again, coins }) => ({
      withdrawal: id,
      method,
      rate,
      again,
      amount: coins,
    }),
    news,
  }),
  preparedInFile: act<{ readonly id: string; readonly file: string; readonly net: Usd }>({
    event: 'withdrawal_prepared',
    details: ({ id, file, net }) => ({
      withdrawal: id,
      method: 'bank',
      file,
      amount: usdToText(net),
    }),
    news,
  }),
  bankRefused: act<{ readonly id: string; readonly file: string; readonly reason: string }>({
    event: 'bank_payment_refused',
    details: ({ id, file, reason }) => ({ withdrawal: id, file, reason }),
    news,
  }),
  sent: act<Withdrawal & { readonly reference: string }>({
    event: 'withdrawal_sent',
    details: ({ id, method, reference }) => ({ withdrawal: id, method, reference }),
    notice: noticed('withdrawal_sent'),
    letter: sentLetter,
    news,
  }),
  paid: act<Withdrawal & { readonly reference: string }>({
    event: 'withdrawal_paid',
    details: ({ id, method, reference, amount, fee }) => ({
      withdrawal: id,
      method,
      reference,
      amount: usdToText(amount),
      fee: usdToText(fee),
    }),
    notice: noticed('withdrawal_paid'),
    letter: paidLetter,
    news,
  }),
  cancelled: act<Withdrawal & { readonly by: CancelledBy }>({
    event: 'withdrawal_cancelled',
    details: eventOf,
    notice: {
      kind: 'withdrawal_cancelled',
      details: ({ by, ...known }) => ({ ...shortOf(known), by }),
    },
    letter: cancelledLetter,
    news,
  }),
  rejected: act<Withdrawal & { readonly reason: string }>({
    event: 'withdrawal_rejected',
    details: ({ reason, ...known }) => ({ ...eventOf(known), reason }),
    notice: {
      kind: 'withdrawal_rejected',
      details: ({ reason, ...known }) => ({ ...shortOf(known), reason }),
    },
    letter: rejectedLetter,
    news,
  }),
  addressAdded: act<Pick<Destination, 'label' | 'method' | 'destination'>>({
    event: 'payout_address_added',
    details: ({ method, destination }) => ({ method, destination }),
    notice: {
      kind: 'destination_added',
      details: ({ label, method }) => ({ label, method }),
    },
    letter: (client, { destination }) => destinationAddedLetter(client, { wallet: destination }),
  }),
}
