// Answers of our own API on the public site. The server writes those a page reads into the page, so
// that they are there at the first rendering; later ones are fetched.

import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { type Address, urlOf } from '#browser/http/url-of.ts'
import type { Read, ReplyOf } from './page.ts'
import type { DataOf, PublicCall, PublicName } from './public-calls.ts'

type Entry = { readonly reply?: unknown; readonly hasFailed?: true }

export type Replies = ReturnType<typeof createReplies>

/** `written` holds replies by address: what the server answered itself when it made the page. */
export function createReplies(written: Readonly<Record<string, unknown>>) {
  const entries = new Map<string, Entry>(
    Object.entries(written).map(([url, reply]) => [url, { reply }]),
  )
  const readers = new Map<string, Set<() => void>>()
  return {
    get: (url: string): Entry | undefined => entries.get(url),
    put: (url: string, entry: Entry) => {
      entries.set(url, entry)
      for (const read of readers.get(url) ?? []) read()
    },
    subscribe: (url: string, read: () => void) => {
      const known = readers.get(url) ?? new Set()
      readers.set(url, known.add(read))
      return () => void known.delete(read)
    },
  }
}

/** What is kept was written by the server that sent this page, or checked when it was fetched. */
function dataOf<N extends PublicName>(entry: Entry | undefined): DataOf<N> | undefined {
  return (entry?.reply as { readonly data: DataOf<N> } | undefined)?.data
}

export function replyOf(replies: Replies): ReplyOf {
  return (call, address = {}) => dataOf(replies.get(urlOf(call, address)))
}

const Context = createContext<Replies>(createReplies({}))

export function RepliesProvider(props: { replies: Replies; children: ReactNode }) {
  return <Context value={props.replies}>{props.children}</Context>
}

/**
 * The first of these that the server has not said is not there; undefined where it has of all. It
 * is asked of the page as it was written, and so the same in the browser.
 */
export function usePresent<R extends Read>(reads: readonly R[]): R | undefined {
  const replies = useContext(Context)
  return reads.find((read) => {
    const reply = replies.get(urlOf(read.route, read))?.reply as { status?: boolean } | undefined
    return reply?.status !== false
  })
}

export type ReplyOptions = Address & {
  /** Asks anew so often while the page is visible. */
  readonly refreshMs?: number
  /** False: not now. */
  readonly isWanted?: boolean
}

export type Reply<N extends PublicName> = {
  readonly data: DataOf<N> | undefined
  /** Absent: the server says that it is not there. */
  readonly state: 'ready' | 'loading' | 'failed' | 'absent'
  readonly retry: () => void
}

export function useReply<N extends PublicName>(
  call: PublicCall<N>,
  options: ReplyOptions = {},
): Reply<N> {
  const { refreshMs, isWanted = true, ...address } = options
  const replies = useContext(Context)
  const url = urlOf(call, address)
  const read = () => replies.get(url)
  const entry = useSyncExternalStore((change) => replies.subscribe(url, change), read, read)
  const ask = async () => {
    try {
      const { fetchReply } = await import('./api.ts')
      replies.put(url, { reply: await fetchReply(call.name, address) })
    } catch {
      // What is known is better than nothing; a later try may succeed.
      if (replies.get(url)?.reply === undefined) replies.put(url, { hasFailed: true })
    }
  }
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
  const data = dataOf<N>(entry)
  const missing = entry?.hasFailed ? 'failed' : isMissing ? 'loading' : 'absent'
  const state = data === undefined ? missing : 'ready'
  return { data, state, retry: () => void ask() }
}
