// The client's own limits in the query cache, for every screen that tells of them.

import { type QueryClient, useQuery } from '@tanstack/react-query'
import * as format from '#browser/format/format.ts'
import type { OwnLimitsView, OwnLimitView } from '#contract/client/limits.ts'
import { ownLimitsQuery } from './api.ts'

export function useOwnLimits() {
  return useQuery(ownLimitsQuery)
}

export function keepOwnLimits(queries: QueryClient, limits: OwnLimitsView): void {
  queries.setQueryData(ownLimitsQuery.queryKey, limits)
}

export function refreshOwnLimits(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries(ownLimitsQuery)
}

/** What a limit leaves; undefined where there is none. */
export function leftOf({ amount, used }: OwnLimitView): number | undefined {
  if (amount === null) return undefined
  return Math.max(0, Math.round((amount - used) * 100) / 100)
}

/** The limit of this kind that leaves least. */
export function tightest(
  limits: readonly OwnLimitView[],
  kind: OwnLimitView['kind'],
): OwnLimitView | undefined {
  return limits
    .filter((one) => one.kind === kind && one.amount !== null)
    .toSorted((a, b) => (leftOf(a) ?? 0) - (leftOf(b) ?? 0))[0]
}

/** When a break or a wait ends, on the late side: "2026-11-22 14:03 UTC". */
export function instantText(instant: string): string {
  const minute = 60_000
  const text = new Date(Math.ceil(Date.parse(instant) / minute) * minute).toISOString()
  return `${format.dateMinute(text)} UTC`
}
