// Placing a trade. The key is made before the first try and kept until the outcome is known, so
// that trying again after a lost answer can never place a second trade.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#browser/http/api-error.ts'
import { newKey } from '#browser/http/new-key.ts'
import type { Order, TradeView } from '#contract/client/trades.ts'
import { refreshUser } from '../user/user.ts'
import { submitTrade } from './api.ts'
import { receiveTrade } from './trades.ts'

const triesMost = 6
const pauseMs = 1_500

/** `onUnknown` hears that the outcome is not known yet, each time it is asked for again. */
export function usePlaceTrade(onUnknown: () => void = () => {}) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (order: Order) => place(order, newKey(), onUnknown),
    onSuccess: (trade) => {
      receiveTrade(queries, trade)
      void refreshUser(queries)
    },
  })
}

async function place(
  order: Order,
  idempotencyKey: string,
  onUnknown: () => void,
): Promise<TradeView> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await submitTrade(order, idempotencyKey)
    } catch (error) {
      if (!isUnknown(error) || tries === triesMost) throw error
      onUnknown()
      await new Promise((resolve) => setTimeout(resolve, pauseMs * tries))
    }
  }
}

/**
 * No answer, "not now", or not heard to its end: the trade may or may not have been placed, by an
 * earlier try too.
 */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 0 || error.code === 'unavailable' || error.code === 'request_too_slow'
}
