// The client's notices in the query cache. One that arrives on the stream brings along whatever it
// tells of: balance, lists, plan.

import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type NoticesView, type NoticeView, noticeRoutes } from '#contract/client/notices.ts'
import { call } from '../../lib/http/api.ts'
import { useSession } from '../../lib/session/session.ts'
import { refreshUser } from '../../lib/session/user.ts'
import { refreshForNews } from '../../lib/stream/notice-news.ts'
import { listen } from '../../lib/stream/stream.ts'

const key = ['notices'] as const

export function useNotices() {
  const isSignedIn = useSession((session) => session.state === 'signed-in')
  return useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }) =>
      (await call(noticeRoutes.notices, { query: { limit: '20', cursor: pageParam }, signal }))
        .data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    enabled: isSignedIn,
  })
}

/** Says that all up to this one was read. */
export function useMarkRead(): (upTo: string) => Promise<void> {
  const queries = useQueryClient()
  return async (upTo) => {
    const { data } = await call(noticeRoutes.noticesRead, { body: { up_to: upTo } })
    queries.setQueryData<InfiniteData<NoticesView>>(
      key,
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
          void queries.invalidateQueries({ queryKey: key })
          void refreshUser(queries)
          void refreshForNews(queries, event.kind)
        },
        missed: () => {
          void queries.invalidateQueries({ queryKey: key })
          void refreshForNews(queries)
        },
      }),
    [queries],
  )
}
