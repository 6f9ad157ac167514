// Withdrawals on the wire: what may be asked for, asking, cancelling, how each one stands, and the
// address book. What a client confirms names its amount and its destination.

import * as z from 'zod/mini'
import { coinsListed } from '#kernel/coins.ts'
import { ChainNetwork, WithdrawalMethod } from '../public/payouts.ts'
import {
  Amount,
  Instant,
  line,
  Mode,
  Page,
  pageQuery,
  Success,
  Text,
  text,
  Written,
} from '../shared/wire.ts'
import { WithdrawalDetail, WithdrawalHand, WithdrawalStatus } from '../shared/withdrawal-states.ts'
import { AccountType, bankFields, seen } from './bank-accounts.ts'
import { StepUpAction } from './factors.ts'

/** Working days within which every withdrawal is paid, or red. */
export const payoutBusinessDays = 5

export const WithdrawalView = z.object({
  withdraw_id: Text,
  method: WithdrawalMethod,
  /** An address, or a bank with the last four digits of the account. */
  wallet: Text,
  /** The client's own name for it; null where it was removed from the address book. */
  label: z.nullable(Written),
  amount: z.number(),
  fee: z.number(),
  /** The amount less the fee: what leaves. */
  net: z.number(),
  status: WithdrawalStatus,
  detail: WithdrawalDetail,
  network: z.nullable(ChainNetwork),
  /** Once it is worked out, as decimal text. */
  coin_amount: z.nullable(Text),
  /** Dollars for a whole coin, as decimal text. */
  rate: z.nullable(Text),
  /** The transaction, or the bank's reference. */
  transaction_id: z.nullable(Text),
  /** Why it was rejected, or came back: staff say so. */
  reason: z.nullable(Written),
  /** Of `returned`: what is on the balance again. */
  returned_amount: z.optional(z.number()),
  /** Of `new_destination`. */
  waits_until: z.nullable(Instant),
  /** Five working days after it was asked for. */
  due_at: Instant,
  is_overdue: z.boolean(),
  can_cancel: z.boolean(),
  /** The states it came to, when, and who brought it there. */
  steps: z.array(z.object({ status: WithdrawalStatus, at: Instant, by: WithdrawalHand })),
  createdAt: Instant,
})
export type WithdrawalView = z.infer<typeof WithdrawalView>

export const ProofMethod = z.enum(['code', 'recovery_code', 'passkey', 'mail'])

export const WithdrawalTerms = z.object({
  methods: z.array(
    z.object({
      method: WithdrawalMethod,
      network: z.nullable(ChainNetwork),
      /** Coins that are worth nothing. */
      is_test: z.boolean(),
      /** On the simulated chain of a sandbox: an address to try withdrawing to. It is nobody's. */
      test_address: z.nullable(Text),
      least: z.number(),
      most: z.number(),
      /** Comes off the amount. */
      fee: z.number(),
    }),
  ),
  level: z.enum(['unverified', 'verified']),
  /** What may be withdrawn in 24 hours at this level, and what is left of it now. */
  day_limit: z.number(),
  day_left: z.number(),
  /** With documents approved. */
  verified_day_limit: z.number(),
  /** Of the live account; withdrawals that are under way are not in it. */
  available: z.number(),
  /**
   * A password, an address or a second factor was changed, or a withdrawal was cancelled by the
   * link in its mail: nothing can be asked for before.
   */
  held_until: z.nullable(Instant),
  new_destination_hours: z.number(),
  /** Above this in 24 hours two members of staff have to approve. */
  two_staff_above: z.number(),
  /** How the client confirms a withdrawal. */
  methods_of_proof: z.array(ProofMethod),
  /** Small ones are approved and paid by a program after some seconds: a sandbox shows the way. */
  has_demo_operator: z.boolean(),
})
export type WithdrawalTerms = z.infer<typeof WithdrawalTerms>

export const DestinationView = z.object({
  id: Text,
  method: WithdrawalMethod,
  wallet: Text,
  label: Written,
  network: z.nullable(ChainNetwork),
  /** Of a bank account. */
  bank: z.nullable(
    z.object({
      account_number: Text,
      bank_name: Written,
      routing_number: Text,
      type: AccountType,
    }),
  ),
  added_at: Instant,
  usable_at: Instant,
})
export type DestinationView = z.infer<typeof DestinationView>

const label = seen(60)
const wallet = line(120)

/** From `POST /auth/step-up`, or the code of the mail. Without it: `step_up_required`. */
const proof = z.optional(text(100))
const mode = z.optional(Mode)

export const BankWithdrawal = z.strictObject({
  ...bankFields,
  amount: Amount,
  label: z.optional(label),
  proof,
  mode,
})
export type BankWithdrawal = z.infer<typeof BankWithdrawal>

export const withdrawalRoutes = {
  withdrawToWallet: {
    method: 'POST',
    path: '/withdraw',
    audience: 'client',
    takesKey: true,
    summary:
      `Withdraw to an address of ${coinsListed('or')}. The money is held at once. ` +
      'Confirmed by a proof for `withdraw` with this amount and this wallet.',
    body: z.strictObject({ amount: Amount, wallet, label: z.optional(label), proof, mode }),
    reply: Success(WithdrawalView),
  },
  withdrawToBank: {
    method: 'POST',
    path: '/withdraw/bank',
    audience: 'client',
    takesKey: true,
    summary:
      'Withdraw to a bank account in the United States. Confirmed by a proof for `withdraw` with ' +
      'this amount and the destination "routing_number/account_number". An account number that ' +
      'looks like that of a payment card is taken with "US" before it.',
    body: BankWithdrawal,
    reply: Success(WithdrawalView),
  },
  listWithdrawals: {
    method: 'GET',
    path: '/withdraw',
    audience: 'client',
    summary: "The client's withdrawals, newest first.",
    query: z.strictObject(pageQuery),
    reply: Page(WithdrawalView),
  },
  withdrawalTerms: {
    method: 'GET',
    path: '/withdraw/terms',
    audience: 'client',
    summary: 'Limits, fees and holds, as they are for this client now.',
    reply: Success(WithdrawalTerms),
  },
  cancelWithdrawal: {
    method: 'POST',
    path: '/withdraw/:id/cancellation',
    audience: 'client',
    takesKey: true,
    summary: 'Cancel a withdrawal that is not yet on its way. The money is back at once.',
    reply: Success(WithdrawalView),
  },
  mailProof: {
    method: 'POST',
    path: '/withdraw/code',
    audience: 'client',
    summary:
      'Where there is no second factor: mails a code that is good as the proof for exactly this ' +
      'action, amount and destination, for 10 minutes.',
    body: z.strictObject({
      action: StepUpAction.check(
        z.refine((it) => it === 'withdraw' || it === 'payout_address', 'unknown'),
      ),
      amount: z.optional(Amount),
      destination: line(200),
    }),
    reply: Success(z.object({ expires: Instant })),
  },
  listDestinations: {
    method: 'GET',
    path: '/withdraw/addresses',
    audience: 'client',
    summary: "The client's address book.",
    reply: Success(z.array(DestinationView)),
  },
  addDestination: {
    method: 'POST',
    path: '/withdraw/addresses',
    audience: 'client',
    summary:
      'Add an address, or give one that is there another label. Confirmed by a proof for ' +
      '`payout_address` with this wallet as its destination. It waits before money leaves to it.',
    body: z.strictObject({ wallet, label, proof, mode }),
    reply: Success(DestinationView),
  },
  removeDestination: {
    method: 'POST',
    path: '/withdraw/addresses/:id/remove',
    audience: 'client',
    summary: 'Remove an address from the book. Withdrawals under way go on.',
    reply: Success(z.null()),
  },
} as const
