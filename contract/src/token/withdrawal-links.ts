// Looking at a withdrawal and cancelling it by the link of its letter.

import * as z from 'zod/mini'
import { WithdrawalMethod } from '../public/payouts.ts'
import { Instant, Success, Text } from '../shared/wire.ts'
import { WithdrawalDetail, WithdrawalStatus } from '../shared/withdrawal-states.ts'
import { linkHash } from './link-hash.ts'

/** What whoever has the link of the mail may know: no name, no balance. */
export const LinkedWithdrawal = z.object({
  method: WithdrawalMethod,
  wallet: Text,
  amount: z.number(),
  status: WithdrawalStatus,
  detail: WithdrawalDetail,
  can_cancel: z.boolean(),
  /** How long new withdrawals are held after it was cancelled by its link. */
  hold_hours: z.number(),
  createdAt: Instant,
})
export type LinkedWithdrawal = z.infer<typeof LinkedWithdrawal>

export const withdrawalLinkRoutes = {
  linkedWithdrawal: {
    method: 'GET',
    path: '/withdraw/link',
    audience: 'token',
    summary: 'What the link in the mail about a withdrawal would cancel. Changes nothing.',
    query: z.strictObject({ hash: linkHash }),
    reply: Success(LinkedWithdrawal),
  },
  cancelByLink: {
    method: 'POST',
    path: '/withdraw/link/cancellation',
    audience: 'token',
    summary:
      'Cancel the withdrawal of this link, while it is not on its way. New ones wait as after a ' +
      'change of the password.',
    body: z.strictObject({ hash: linkHash }),
    reply: Success(LinkedWithdrawal),
  },
} as const
