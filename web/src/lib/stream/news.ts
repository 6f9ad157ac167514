// What news of the stream makes old: each query says in its `meta` what it tells of, and is fetched
// anew when the client is told of that.

import type { QueryClient } from '@tanstack/react-query'
import { type NoticeSubject, subjectOf } from '#contract/notice-kinds.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What its answer depends on. */
      readonly news?: readonly (NoticeSubject | 'offer')[]
    }
  }
}

/** What the operator offers is not what it was. */
export function refreshForOffer(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ meta }) => !!meta?.news?.includes('offer') })
}

/** Of a kind that this app does not know yet anything may have changed; so after a lost stream. */
export function refreshForNews(queries: QueryClient, kind?: string): Promise<void> {
  const subject = kind === undefined ? undefined : subjectOf(kind)
  return queries.invalidateQueries({
    predicate: ({ meta }) =>
      meta?.news !== undefined && (subject === undefined || meta.news.includes(subject)),
  })
}
