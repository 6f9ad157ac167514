// What this feature asks the server, and by which key the answer is kept.

import { queryOptions } from '@tanstack/react-query'
import { receiptRoutes } from '#contract/client/receipts.ts'
import { ask } from '../../lib/http/call.ts'

export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: ['receipt', id],
    queryFn: ({ signal }) => ask(receiptRoutes.tradeReceipt, { params: { id }, signal }),
    meta: { news: ['trades'] },
  })
