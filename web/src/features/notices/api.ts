// What the bell asks the server, and by which key the answer is kept.

import { infiniteQueryOptions } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import { noticeRoutes } from '#contract/client/notices.ts'
import { ask, call } from '../../lib/http/call.ts'

export const noticesQuery = infiniteQueryOptions({
  queryKey: ['notices'],
  queryFn: ({ pageParam, signal }) =>
    ask(noticeRoutes.notices, { query: { limit: '20', cursor: pageParam }, signal }),
  ...pageByPage,
})

export const markRead = (upTo: string) => call(noticeRoutes.noticesRead, { body: { up_to: upTo } })
