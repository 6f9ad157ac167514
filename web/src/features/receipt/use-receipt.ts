// The receipt of one trade, asked for again at the instants when an open trade moves on.

import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#browser/http/api-error.ts'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import { serverNow } from '../../lib/stream/prices.ts'
import { receiptQuery } from './api.ts'

const soonMs = 1_500
const seldomMs = 30_000

export function useReceipt(id: string) {
  return useQuery({
    ...receiptQuery(id),
    refetchInterval: ({ state }) => nextLook(state.data, serverNow()),
    retry: (tries, error) => !isMissing(error) && tries < 2,
  })
}

/** Never once the trade has ended; often while its entry or its result is due. */
export function nextLook(receipt: ReceiptView | undefined, now: number): number | false {
  if (receipt?.status !== 'Pending') return false
  const left = Date.parse(receipt.expires_at) - now
  if (receipt.entry_tick === null || left <= 0) return soonMs
  return Math.min(left + soonMs, seldomMs)
}

/** Not a trade of this client, or not a trade's id at all. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422)
}
