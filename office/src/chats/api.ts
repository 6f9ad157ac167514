// What the screen of conversations asks the server.

import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { urlOf } from '#browser/http/url-of.ts'
import { chatWaitMost, staffChatRoutes as routes, type StaffChat } from '#contract/staff/chats.ts'
import { ask, askPage } from '../lib/ask.ts'

/** Between two calls that each wait for what happens next. */
const everyMs = 300
const listEveryMs = 10_000

export function useChats(filters: Readonly<Record<string, string>>) {
  return useInfiniteQuery({
    queryKey: ['chats', filters],
    queryFn: ({ pageParam, signal }) =>
      askPage(routes.officeChats, {
        query: { ...filters, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    refetchInterval: listEveryMs,
  })
}

/** What is known is kept, and what comes after it is asked for: nothing is missed in between. */
export function useChat(id: string) {
  const queries = useQueryClient()
  const queryKey = ['chat', id]
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = queries.getQueryData<StaffChat>(queryKey)
      const known = before?.events ?? []
      // The first time nothing is waited for, nor where what is known does not count any more.
      const isAnew = before === undefined || queries.getQueryState(queryKey)?.isInvalidated
      const wait = isAnew ? 0 : chatWaitMost
      const query = { after: String(known.at(-1)?.seq ?? 0), wait: String(wait) }
      const chat = await ask(routes.officeChat, { params: { id }, query, signal })
      return { ...chat, events: [...known, ...chat.events] }
    },
    refetchInterval: everyMs,
  })
}

type Said = { readonly kind: 'answer' | 'note'; readonly text: string; readonly key: string }

export function useSaying(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, ...body }: Said) =>
      ask(kind === 'answer' ? routes.officeChatAnswer : routes.officeChatNote, {
        params: { id },
        body,
      }),
    onSettled: asked(queries),
  })
}

/** What can be done with a conversation besides writing in it. */
export type ChatAct =
  | { readonly does: 'assign'; readonly is_mine: boolean }
  | { readonly does: 'snooze'; readonly until: string }
  | { readonly does: 'resolve' | 'reopen' }
  | { readonly does: 'tag'; readonly tag: string; readonly is_put: boolean }

export function useActing(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (act: ChatAct) => doIt(id, act),
    onSettled: asked(queries),
  })
}

function doIt(id: string, act: ChatAct) {
  const params = { id }
  switch (act.does) {
    case 'assign':
      return ask(routes.officeChatAssignment, { params, body: { is_mine: act.is_mine } })
    case 'snooze':
      return ask(routes.officeChatSnooze, { params, body: { until: act.until } })
    case 'resolve':
      return ask(routes.officeChatResolving, { params, body: {} })
    case 'reopen':
      return ask(routes.officeChatReopening, { params, body: {} })
    case 'tag':
      return ask(routes.officeChatTag, { params, body: { tag: act.tag, is_put: act.is_put } })
  }
}

/** Nobody waits for these, and the next one says it again. */
export function tellSeen(id: string, seq: number): void {
  ask(routes.officeChatSeen, { params: { id }, body: { seq } }).catch(() => {})
}

export function tellTyping(id: string): void {
  ask(routes.officeChatTyping, { params: { id }, body: {} }).catch(() => {})
}

/** Where the browser gets a picture, as whoever sits here. */
export function pictureOf(id: string, picture: string): string {
  return urlOf(routes.officeChatPicture, { params: { id, picture } })
}

function asked(queries: QueryClient) {
  return () => void queries.invalidateQueries()
}
