// What news of the stream makes old: each query says in its `meta` what it tells of, and is fetched
// anew when the client is told of that. Who hears the news knows no query.

import type { QueryClient } from '@tanstack/react-query'
import type { NoticeSubject } from '#contract/shared/notice-kinds.ts'

type News = NoticeSubject | 'offer' | 'trades'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What its answer depends on. */
      readonly news?: readonly News[]
    }
  }
}

export function refreshFor(queries: QueryClient, news: News): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ meta }) => !!meta?.news?.includes(news) })
}
