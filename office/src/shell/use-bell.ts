// Hears from the server that something changed, and asks at once for what is shown of it and keeps
// itself up to date anyway. Where nothing is heard, that goes on by itself as before.

import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type BellTopic, bellRoutes, Ring } from '#contract/staff/bell.ts'

const againMs = 10_000

/** By what the keys of its queries begin. */
const keysOf: Readonly<Record<BellTopic, readonly string[]>> = {
  queue: ['queue', 'overview'],
  documents: ['documents', 'document'],
  deposits: ['deposits', 'deposit'],
  disputes: ['disputes', 'dispute'],
  withdrawals: ['withdrawals', 'withdrawal', 'bank-files'],
  plans: ['plan-requests', 'plan-request'],
  corrections: ['corrections', 'correction'],
  custody: ['custody-movements', 'custody-movement'],
  campaigns: ['campaigns', 'campaign'],
  screening: ['hits', 'hit', 'screening'],
  messages: ['messages', 'message'],
  chats: ['chats', 'chat'],
  alarms: ['alarms', 'alarm'],
  proposals: ['proposals', 'proposal'],
  trading: ['trading'],
  prices: ['prices'],
  ledger: ['ledger'],
  reports: ['report schedules'],
  settings: ['settings', 'setting versions'],
  claims: ['claims'],
  announcements: ['announcements'],
  notes: ['notes'],
  tags: ['tags', 'client tags', 'clients'],
  views: ['client views'],
  members: ['members'],
}

/** While the page is looked at: a browser has few connections, and a tab in the back needs none. */
export function useBell(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let stop = () => {}
    const look = () => {
      stop()
      stop = document.hidden ? () => {} : listen(queries)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [queries])
}

function listen(queries: QueryClient): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    source.close()
    clearTimeout(timer)
    timer = setTimeout(open, againMs)
  }
  const open = () => {
    source = new EventSource(`/api${bellRoutes.bell.path}`)
    source.addEventListener('ring', ({ data }) => refresh(queries, data))
    source.addEventListener('end', () => {
      // The door knows whether it is the session, and what this member may do now.
      void queries.invalidateQueries({ queryKey: ['door'] })
      again()
    })
    source.addEventListener('error', again)
  }
  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}

function refresh(queries: QueryClient, data: string): void {
  const ring = Ring.safeParse(JSON.parse(data)).data
  if (!ring) return
  const names = new Set<unknown>(ring.topics.flatMap((topic) => keysOf[topic]))
  const isRung = ([name, id]: QueryKey) =>
    names.has(name) || (name === 'client' && (ring.clients?.includes(String(id)) ?? true))
  void queries.invalidateQueries({
    predicate: ({ queryKey, observers }) =>
      isRung(queryKey) && observers.some(({ options }) => options.refetchInterval !== undefined),
  })
}
