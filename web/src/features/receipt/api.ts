// What this feature asks the server, and by which key the answer is kept.

import { queryOptions } from '@tanstack/react-query'
import { receiptRoutes } from '#contract/client/receipts.ts'
import { signedReceiptRoutes } from '#contract/client/signed-receipts.ts'
import type { TradeStatus } from '#contract/shared/trade-states.ts'
import { verifySaved } from '#verify/saved.ts'
import { ask } from '../../lib/http/call.ts'

export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: ['receipt', id],
    queryFn: ({ signal }) => ask(receiptRoutes.tradeReceipt, { params: { id }, signal }),
    meta: { news: ['trades'] },
  })

/** With what this browser finds of it; no verdict where it cannot check signatures. */
export const signedQuery = (id: string, status: TradeStatus) =>
  queryOptions({
    queryKey: ['signed-receipt', id, status],
    queryFn: async ({ signal }) => {
      const saved = await ask(signedReceiptRoutes.signedReceipt, { params: { id }, signal })
      return { saved, verdict: await verifySaved(saved).catch(() => undefined) }
    },
    meta: { news: ['trades'] },
  })
