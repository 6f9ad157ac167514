// Paying what was approved: by the operator's wallet or by files for their bank.

import * as z from 'zod/mini'
import { Instant, line, Page, pageQuery, Success, Text, text } from '../shared/wire.ts'
import { Personal } from './personal-data.ts'
import { StaffWithdrawal, verdictReason } from './withdrawals.ts'

export const BankFile = z.object({
  id: Text,
  /** What the bank knows it by. */
  message_id: Text,
  payments: z.int(),
  /** Payments that the bank may make yet. */
  waiting: z.int(),
  total: Text,
  made_at: Instant,
  /** `staff:` and an address. */
  made_by: Text,
})
export type BankFile = z.infer<typeof BankFile>

export const BankPayment = z.object({
  /** Of the withdrawal. */
  id: Text,
  name: Personal,
  net: Text,
  state: Text,
  standing: Text,
  /** It is known that the bank does not make it. */
  is_refused: z.boolean(),
})
export type BankPayment = z.infer<typeof BankPayment>

/** As chains and banks write what they know a payment by. */
const reference = line(100)
const transaction = text(100, { short: 'required' })

export const payoutRoutes = {
  officePreparation: {
    method: 'POST',
    path: '/office/withdrawals/:id/preparation',
    audience: 'staff',
    action: 'withdrawal.prepare',
    summary:
      'Works a payout in coins out for the operator’s wallet. Asked again it is the same, but ' +
      'for `anew`: what was given out before is known to have failed.',
    body: z.strictObject({ anew: z.optional(z.boolean()) }),
    reply: Success(StaffWithdrawal),
  },
  officePayoutFile: {
    method: 'GET',
    path: '/office/withdrawals/:id/payout-file',
    audience: 'staff',
    action: 'withdrawal.prepare',
    summary: 'What was worked out, for the wallet to sign; on record is who took it.',
    replyType: 'application/octet-stream',
    reply: z.custom<Uint8Array>(),
  },
  officeSending: {
    method: 'POST',
    path: '/office/withdrawals/:id/sending',
    audience: 'staff',
    action: 'withdrawal.note_sent',
    summary: 'Says which transaction pays it; the chain has to show it.',
    body: z.strictObject({ transaction }),
    reply: Success(StaffWithdrawal),
  },
  officeSimulatedSending: {
    method: 'POST',
    path: '/office/withdrawals/:id/simulated-sending',
    audience: 'staff',
    action: 'withdrawal.send',
    summary: 'Sends it on the simulated chain of a sandbox.',
    reply: Success(StaffWithdrawal),
  },
  officePayment: {
    method: 'POST',
    path: '/office/withdrawals/:id/payment',
    audience: 'staff',
    action: 'withdrawal.note_paid',
    summary: 'The bank has paid it, by its statement.',
    body: z.strictObject({ reference }),
    reply: Success(StaffWithdrawal),
  },
  officeBankRefusal: {
    method: 'POST',
    path: '/office/withdrawals/:id/bank-refusal',
    audience: 'staff',
    action: 'bank_payment.note_refused',
    summary: 'The bank has not paid it and will not; the next bank file has it.',
    body: z.strictObject({ reason: verdictReason }),
    reply: Success(StaffWithdrawal),
  },
  officeBankFiles: {
    method: 'GET',
    path: '/office/bank-files',
    audience: 'staff',
    action: 'withdrawal.read',
    summary: 'The files for the bank, the newest first.',
    query: z.strictObject(pageQuery),
    reply: Page(BankFile),
  },
  officeBankFileMade: {
    method: 'POST',
    path: '/office/bank-files',
    audience: 'staff',
    action: 'bank_file.prepare',
    summary: 'Makes a file of all that the bank can pay now; null where that is nothing.',
    reply: Success(z.nullable(z.object({ id: Text, payments: z.int(), total: Text }))),
  },
  officeBankPayments: {
    method: 'GET',
    path: '/office/bank-files/:id/payments',
    audience: 'staff',
    action: 'withdrawal.read',
    summary: 'What a file pays, and what became of each.',
    reply: Success(z.array(BankPayment)),
  },
  officeBankFile: {
    method: 'GET',
    path: '/office/bank-files/:id/file',
    audience: 'staff',
    action: 'bank_file.take',
    summary: 'The file itself (pain.001), as it was made; on record is who took it.',
    replyType: 'application/xml',
    reply: z.custom<Uint8Array>(),
  },
  officeBankFileRefusal: {
    method: 'POST',
    path: '/office/bank-files/:id/refusal',
    audience: 'staff',
    action: 'bank_payment.note_refused',
    summary: 'The bank will pay nothing more by this file; the next one has what is left of it.',
    body: z.strictObject({ reason: verdictReason }),
    reply: Success(z.object({ payments: z.int() })),
  },
} as const
