// How a withdrawal can stand, and who brings it there.

import * as z from 'zod/mini'

export const WithdrawalStatus = z.enum(['Pending', 'Approved', 'Paid', 'Rejected', 'Cancelled'])
export type WithdrawalStatus = z.infer<typeof WithdrawalStatus>

/**
 * What is going on: `new_destination` (it waits until the destination is no longer new),
 * `in_review`, `second_review` (one of two people has approved), `approved`, `prepared` (worked out
 * for the wallet or the bank), `sent` (its transaction was seen), the three ends, and `returned`
 * (paid, and sent back by the bank: it is on the balance again; the status stays Paid).
 */
export const WithdrawalDetail = z.enum([
  ...(['new_destination', 'in_review', 'second_review', 'approved', 'prepared', 'sent'] as const),
  ...(['paid', 'rejected', 'cancelled', 'returned'] as const),
])
export type WithdrawalDetail = z.infer<typeof WithdrawalDetail>

/**
 * Who did it: the client, signed in; whoever pressed the link of its mail; our staff; the automatic
 * operator of a sandbox; the books by themselves, as when the network has confirmed it.
 */
export const WithdrawalHand = z.enum(['client', 'mail', 'staff', 'demo', 'system'])
export type WithdrawalHand = z.infer<typeof WithdrawalHand>
