// Which queries a notice makes old, by what it is about: each query says in its `meta` what it
// tells of.

import type { QueryClient } from '@tanstack/react-query'
import { subjectOf } from '#contract/shared/notice-kinds.ts'
import { refreshFor } from './news.ts'

/**
 * Of a kind that this app does not know yet anything may have changed; so after a lost stream.
 * Trades move on by messages of their own.
 */
export function refreshForNews(queries: QueryClient, kind?: string): Promise<void> {
  const subject = kind === undefined ? undefined : subjectOf(kind)
  if (subject !== undefined) return refreshFor(queries, subject)
  return queries.invalidateQueries({
    predicate: ({ meta }) => !!meta?.news?.some((one) => one !== 'trades'),
  })
}
