// The client's notices in the query cache. One that arrives on the stream brings along whatever it
// tells of: balance, lists, plan.

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { NoticeView } from '#contract/client/notices.ts'
import { useSession } from '../../lib/session/session.ts'
import { useFreeLine } from '../../lib/stream/free-line.ts'
import { refreshForNews } from '../../lib/stream/notice-news.ts'
import { listen } from '../../lib/stream/stream.ts'
import { refreshUser } from '../../lib/user/user.ts'
import { markRead, noticesQuery } from './api.ts'

export function useNotices() {
  const isSignedIn = useSession((session) => session.state === 'signed-in')
  const isFree = useFreeLine()
  return useInfiniteQuery({ ...noticesQuery, enabled: isSignedIn && isFree })
}

/** Says that all up to this one was read. */
export function useMarkRead(): (upTo: string) => Promise<void> {
  const queries = useQueryClient()
  return async (upTo) => {
    const { data } = await markRead(upTo)
    queries.setQueryData(
      noticesQuery.queryKey,
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            unread: data.unread,
            notices: page.notices.map((one) => (isUpTo(one, upTo) ? { ...one, read: true } : one)),
          })),
        },
    )
  }
}

/** Ids are numbers that grow. */
function isUpTo({ id }: NoticeView, upTo: string): boolean {
  return BigInt(id) <= BigInt(upTo)
}

export function useNoticeEvents(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      listen({
        event: (event) => {
          if (event.type !== 'notice') return
          void queries.invalidateQueries(noticesQuery)
          void refreshUser(queries)
          void refreshForNews(queries, event.kind)
        },
        missed: () => {
          void queries.invalidateQueries(noticesQuery)
          void refreshForNews(queries)
        },
      }),
    [queries],
  )
}
