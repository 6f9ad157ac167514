// Answers of our own API on the public site. The server writes those a page reads into the page, so
// that they are there at the first rendering; later ones are fetched.

import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { Route } from '#contract/routes.ts'
import type { DataOf, PageParams, ReplyOf } from './page.ts'
import { send, urlOf } from './send.ts'

type Entry = { readonly data?: unknown; readonly hasFailed?: true }

export type Replies = ReturnType<typeof createReplies>

/** `written` holds the raw replies by address, as the server wrote them. */
export function createReplies(written: Readonly<Record<string, unknown>>) {
  const entries = new Map<string, Entry>()
  const readers = new Map<string, Set<() => void>>()
  const put = (url: string, entry: Entry) => {
    entries.set(url, entry)
    for (const read of readers.get(url) ?? []) read()
  }
  return {
    get: (route: Route, url: string): Entry | undefined => {
      if (!entries.has(url) && url in written) entries.set(url, parsed(route, written[url]))
      return entries.get(url)
    },
    put,
    subscribe: (url: string, read: () => void) => {
      const known = readers.get(url) ?? new Set()
      readers.set(url, known.add(read))
      return () => void known.delete(read)
    },
  }
}

function parsed(route: Route, raw: unknown): Entry {
  const reply = z.safeParse(route.reply, raw)
  return reply.success ? { data: dataOf(reply.data) } : { hasFailed: true }
}

function dataOf(reply: unknown): unknown {
  return typeof reply === 'object' && reply !== null && 'data' in reply ? reply.data : undefined
}

export function replyOf(replies: Replies): ReplyOf {
  return (route, options = {}) =>
    replies.get(route, urlOf(route, options as never))?.data as DataOf<typeof route> | undefined
}

const Context = createContext<Replies>(createReplies({}))

export function RepliesProvider(props: { replies: Replies; children: ReactNode }) {
  return <Context value={props.replies}>{props.children}</Context>
}

export type ReplyOptions = {
  readonly params?: PageParams
  readonly query?: Readonly<Record<string, string | number>>
  /** Asks anew so often while the page is visible. */
  readonly refreshMs?: number
  /** False: not now. */
  readonly isWanted?: boolean
}

export type Reply<R extends Route> = {
  readonly data: DataOf<R> | undefined
  readonly state: 'ready' | 'loading' | 'failed'
  readonly retry: () => void
}

export function useReply<R extends Route>(route: R, options: ReplyOptions = {}): Reply<R> {
  const { refreshMs, isWanted = true, ...address } = options
  const replies = useContext(Context)
  const url = urlOf(route, address as never)
  const read = () => replies.get(route, url)
  const entry = useSyncExternalStore((change) => replies.subscribe(url, change), read, read)
  const ask = () =>
    send(route, address as never).then(
      (reply) => replies.put(url, { data: dataOf(reply) }),
      // What is known is better than nothing; a later try may succeed.
      () => replies.get(route, url)?.data === undefined && replies.put(url, { hasFailed: true }),
    )
  const isMissing = entry === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says what is asked
  useEffect(() => {
    if (!isWanted) return
    if (isMissing) void ask()
    if (refreshMs === undefined) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask()
    }, refreshMs)
    return () => clearInterval(timer)
  }, [url, isWanted, isMissing, refreshMs])
  const state = entry?.data === undefined ? (entry?.hasFailed ? 'failed' : 'loading') : 'ready'
  return { data: entry?.data as DataOf<R> | undefined, state, retry: () => void ask() }
}
