// Who brought a withdrawal to a state.

import * as z from 'zod/mini'

/**
 * Who did it: the client, signed in; whoever pressed the link of its mail; our staff; the automatic
 * operator of a sandbox; the books by themselves, as when the network has confirmed it.
 */
export const WithdrawalHand = z.enum(['client', 'mail', 'staff', 'demo', 'system'])
export type WithdrawalHand = z.infer<typeof WithdrawalHand>
