// Withdrawals as staff see them and decide on them.

import * as z from 'zod/mini'
import { Instant, prose, Success, Text } from '../shared/wire.ts'
import { WithdrawalDetail, WithdrawalStatus } from '../shared/withdrawal-states.ts'
import { bars } from './bars.ts'
import { Personal } from './personal-data.ts'

/** What is told of a verdict: kept in the record, and read by the client of a rejection. */
export const verdictReason = prose(500)

const StaffStep = z.object({
  state: Text,
  at: Instant,
  /** `client`, `system`, or `staff:` and an address. */
  actor: Text,
  reason: z.nullable(Text),
})

export const StaffWithdrawal = z.object({
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
  not_before: z.nullable(Instant),
  approvals_needed: z.int(),
  approved_by: z.array(Text),
  steps: z.array(StaffStep),
  /** Null: the member who asks may approve it now. */
  bar: z.nullable(z.enum(bars)),
})
export type StaffWithdrawal = z.infer<typeof StaffWithdrawal>

export const staffWithdrawalRoutes = {
  officeWithdrawal: {
    method: 'GET',
    path: '/office/withdrawals/:id',
    audience: 'staff',
    action: 'withdrawal.read',
    summary: 'One withdrawal, with what became of it so far.',
    reply: Success(StaffWithdrawal),
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
