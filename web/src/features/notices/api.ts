// What the bell asks the server, and by which key the answer is kept.

import { infiniteQueryOptions } from '@tanstack/react-query'
import { noticeRoutes } from '#contract/client/notices.ts'
import { ask, call } from '../../lib/http/call.ts'
import { pageByPage } from '../../lib/http/pages.ts'

export const noticesQuery = infiniteQueryOptions({
  queryKey: ['notices'],
  queryFn: ({ pageParam, signal }) =>
    ask(noticeRoutes.notices, { query: { limit: '20', cursor: pageParam }, signal }),
  ...pageByPage,
})

export const markRead = (upTo: string) => call(noticeRoutes.noticesRead, { body: { up_to: upTo } })
