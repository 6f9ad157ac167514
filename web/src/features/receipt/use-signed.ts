// The signed receipt of a trade, asked for again until the log has all of it.

import { useQuery } from '@tanstack/react-query'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import { signedQuery } from './api.ts'

const lookEveryMs = 15_000

export function useSigned({ trade_id: id, status }: ReceiptView) {
  return useQuery({
    ...signedQuery(id, status),
    refetchInterval: ({ state: { data } }) =>
      data?.verdict?.findings.some(({ isMissing }) => isMissing) ? lookEveryMs : false,
  })
}
