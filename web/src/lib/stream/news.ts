// What news of the stream makes old: each query says in its `meta` what it tells of, and is fetched
// anew when the client is told of that.

import type { QueryClient } from '@tanstack/react-query'
import type { NoticeSubject } from '#contract/client/notice-kinds.ts'

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
