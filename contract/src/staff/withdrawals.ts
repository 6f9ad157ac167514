// Withdrawals as staff see them and decide on them.

import * as z from 'zod/mini'
import { coins } from '#kernel/coins.ts'
import { Instant, Page, pageQuery, prose, Success, Text, text } from '../shared/wire.ts'
import { WithdrawalDetail, WithdrawalStatus } from '../shared/withdrawal-states.ts'
import { bars } from './bars.ts'
import { bothWays, daysQuery, referenceText } from './lists.ts'
import { Personal } from './personal-data.ts'

/** What is told of a verdict: kept in the record, and read by the client of a rejection. */
export const verdictReason = prose(500)

/** What a member can do about a withdrawal, or say of it, as it stands. */
export const withdrawalDeeds = [
  'approve',
  'reject',
  /** Work it out for the wallet, or show again what was worked out. */
  'prepare',
  /** On the simulated chain of a sandbox. */
  'send',
  'note_sent',
  /** The next bank file would have it. */
  'bank_file',
  'note_paid',
  'note_refused',
] as const
export type WithdrawalDeed = (typeof withdrawalDeeds)[number]

const StaffStep = z.object({
  state: Text,
  at: Instant,
  /** `client`, `system`, or `staff:` and an address. */
  actor: Text,
  reason: z.nullable(Text),
  /** What pays it: a transaction, or what the bank calls it. */
  reference: z.nullable(Text),
})

/** What was worked out to leave. */
const Payout = z.object({
  prepared_at: Instant,
  /** `staff:` and an address. */
  prepared_by: Text,
  /** As decimal text; null with a bank. */
  coins: z.nullable(Text),
  rate: z.nullable(Text),
  /** What was given out to be signed: `psbt` or another; null: nothing was. */
  format: z.nullable(Text),
  /** What the wallet will show of it, by name. */
  facts: z.record(Text, Text),
  bank_file: z.nullable(Text),
  refused: z.nullable(z.object({ at: Instant, by: Text, reason: Text })),
  /** The transaction that was seen to pay it. */
  sent: z.nullable(z.object({ reference: Text, at: Instant })),
})

const listed = {
  id: Text,
  client: z.object({
    id: Text,
    email: Personal,
    name: Personal,
    /** How the account stands: of a frozen one nothing is approved. */
    standing: Text,
  }),
  method: Text,
  network: z.nullable(Text),
  /** Dollars as plain text, as are the fee and what leaves. */
  amount: Text,
  fee: Text,
  net: Text,
  /** The bank that it goes to; null: it goes to a wallet. */
  bank: z.nullable(Text),
  /** Where it goes: a wallet, or the number of a bank account. */
  destination: Personal,
  status: WithdrawalStatus,
  detail: WithdrawalDetail,
  asked_at: Instant,
  due_at: Instant,
  is_overdue: z.boolean(),
  approvals_needed: z.int(),
  approved_by: z.array(Text),
} as const

export const ListedWithdrawal = z.object(listed)
export type ListedWithdrawal = z.infer<typeof ListedWithdrawal>

export const StaffWithdrawal = z.object({
  ...listed,
  not_before: z.nullable(Instant),
  steps: z.array(StaffStep),
  payout: z.nullable(Payout),
  /** What the bank sent back after it was paid. */
  returned: z.nullable(z.object({ amount: Text, reason: Text })),
  /** Null: the member who asks may approve it now. */
  bar: z.nullable(z.enum(bars)),
  /** Addresses of who may approve it now; nobody where it does not wait for that. */
  may_approve: z.array(Text),
  /** What the member who asks may do now. */
  deeds: z.array(z.enum(withdrawalDeeds)),
})
export type StaffWithdrawal = z.infer<typeof StaffWithdrawal>

const Sum = z.object({ count: z.int(), amount: Text })

/** What one has to know to say yes or no. */
export const WithdrawalEvidence = z.object({
  /** How the client confirmed it: `totp`, `passkey`, `mail` or another; null: not on record. */
  confirmed_by: z.nullable(Text),
  /** The sessions that the client had when they asked. */
  devices: z.array(
    z.object({
      device: Text,
      signed_in_at: Instant,
      /** Since when the browser is known; null: it was not kept. */
      known_since: z.nullable(Instant),
    }),
  ),
  destination: z.object({
    /** When the client named it first; null: never before this. */
    first_used_at: z.nullable(Instant),
    /** How many withdrawals of theirs went there before, and were paid. */
    paid_before: z.int(),
    /** Clients who have or had it too. */
    shared_with: z.array(Text),
  }),
  /** Of the last 24 hours, as at the time of looking. */
  day: z.object({
    used: Text,
    limit: Text,
    /** With what others sent to the same place. */
    together: Text,
    two_staff_above: Text,
  }),
  balance: Text,
  deposits: z.object({ approved: Sum, waiting: Sum, reversed: Sum }),
  withdrawals: z.object({ paid: Sum, waiting: Sum, rejected: Sum, cancelled: Sum }),
  /** What was credited in each of the last weeks, by their Mondays. */
  weeks: z.array(z.object({ week: Text, amount: Text })),
  /** Of live trades that have ended; a loss with a minus. */
  trading: z.object({ count: z.int(), staked: Text, result: Text }),
  /** Whether the name was held against the lists; null: not for the roles of who asks. */
  screening: z.nullable(
    z.object({
      at: z.nullable(Instant),
      /** At so many that are alike nobody has looked. */
      open: z.int(),
      /** So many are the same person. */
      same: z.int(),
    }),
  ),
  /** What is booked, by what becomes of it: from which account to which. */
  bookings: z.array(
    z.object({ on: z.enum(['asked', 'rejected', 'paid']), from: Text, to: Text, amount: Text }),
  ),
})
export type WithdrawalEvidence = z.infer<typeof WithdrawalEvidence>

export const withdrawalLists = [
  ...(['waiting', 'pending', 'approved', 'paid', 'rejected', 'cancelled', 'all'] as const),
] as const
export type WithdrawalList = (typeof withdrawalLists)[number]

export const withdrawalSorts = bothWays('asked', 'amount')
export type WithdrawalSort = (typeof withdrawalSorts)[number]

/** Dollars in a query string: `1200`, `12.50`. */
export const dollarsText = text(15).check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, 'not_number'))

/** A client's number in a query string. */
export const clientNumber = text(18).check(z.regex(/^\d{1,18}$/, 'not_whole'))

export const staffWithdrawalRoutes = {
  officeWithdrawals: {
    method: 'GET',
    path: '/office/withdrawals',
    audience: 'staff',
    action: 'withdrawal.read',
    summary: 'Withdrawals by how they stand, a page at a time; those that wait the oldest first.',
    query: z.strictObject({
      ...pageQuery,
      state: z._default(z.enum(withdrawalLists, { error: 'not_listed' }), 'waiting'),
      sort: z.optional(z.enum(withdrawalSorts, { error: 'not_listed' })),
      method: z.optional(z.enum([...coins, 'bank'], { error: 'not_listed' })),
      least: z.optional(dollarsText),
      most: z.optional(dollarsText),
      client: z.optional(clientNumber),
      /** A transaction, what a bank calls the payment or its file, or the id. */
      reference: z.optional(referenceText),
      ...daysQuery,
    }),
    reply: Page(ListedWithdrawal),
  },
  officeWithdrawal: {
    method: 'GET',
    path: '/office/withdrawals/:id',
    audience: 'staff',
    action: 'withdrawal.read',
    summary: 'One withdrawal, with what became of it so far.',
    reply: Success(StaffWithdrawal),
  },
  officeWithdrawalEvidence: {
    method: 'GET',
    path: '/office/withdrawals/:id/evidence',
    audience: 'staff',
    action: 'withdrawal.read',
    summary:
      'What one has to know to decide on it: the client, the destination, limits, the books.',
    reply: Success(WithdrawalEvidence),
  },
  officeApproval: {
    method: 'POST',
    path: '/office/withdrawals/:id/approval',
    audience: 'staff',
    action: 'withdrawal.approve',
    summary: 'Says yes to a withdrawal; above the operator’s limit two members have to.',
    reply: Success(StaffWithdrawal),
  },
  officeRejection: {
    method: 'POST',
    path: '/office/withdrawals/:id/rejection',
    audience: 'staff',
    action: 'withdrawal.reject',
    summary: 'Says no, with a reason that the client reads; the money is back at once.',
    body: z.strictObject({ reason: verdictReason }),
    reply: Success(StaffWithdrawal),
  },
} as const
