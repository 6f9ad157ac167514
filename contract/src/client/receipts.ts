// The receipt of a trade: its own screen asks for it, and the trading screen does without.

import { ReceiptView } from '../shared/receipts.ts'
import { Success } from '../shared/wire.ts'

export const receiptRoutes = {
  tradeReceipt: {
    method: 'GET',
    path: '/trading/:id/receipt',
    audience: 'client',
    scope: 'read',
    summary: 'The proof of one trade: its terms, its ticks with a minute around them, its result.',
    reply: Success(ReceiptView),
  },
} as const
