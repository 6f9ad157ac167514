// What the screen of the record asks the server.

import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { type CheckPlace, auditRoutes as routes } from '#contract/staff/audit.ts'
import { ask, askPage } from '../lib/ask.ts'

export type Filters = Readonly<Record<string, string>>

export function useEvents(all: Filters) {
  return useInfiniteQuery({
    queryKey: ['events', all],
    queryFn: ({ pageParam, signal }) =>
      askPage(routes.officeEvents, {
        query: { ...all, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
}

export type Checked = {
  readonly count: number
  readonly breaches: readonly string[]
  readonly anchor: { readonly nr: string; readonly hash: string } | null
}

/** A part at a time, until it is through. */
export function useCheck() {
  const [count, setCount] = useState(0)
  const check = useMutation({
    mutationFn: async (): Promise<Checked> => {
      const breaches: string[] = []
      let looked = 0
      setCount(0)
      for (let after: Place = null; ; ) {
        const part = await askPart(after)
        // Of what ends chains and binds them nobody asks how many there are.
        if (after === null || after.part === 'events') looked += part.checked
        breaches.push(...part.breaches)
        setCount(looked)
        if (part.next === null) return { count: looked, breaches, anchor: part.anchor }
        after = part.next
      }
    },
  })
  return { check, count }
}

type Place = z.infer<typeof CheckPlace> | null

function askPart(after: Place) {
  return ask(routes.officeEventsCheck, { body: { after } })
}
