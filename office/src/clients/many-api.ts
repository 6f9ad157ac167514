// What the list of clients asks the server besides its rows: tags, and one act on many.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type BulkOutcome, bulkRoutes } from '#contract/staff/bulk.ts'
import { staffClientRoutes } from '#contract/staff/clients.ts'
import { tagRoutes } from '#contract/staff/tags.ts'
import { ask } from '../lib/ask.ts'
import { seldomMs } from '../lib/seldom.ts'

export function useCountries() {
  return useQuery({
    queryKey: ['client countries'],
    queryFn: ({ signal }) => ask(staffClientRoutes.officeClientCountries, { signal }),
  })
}

export function useTags() {
  return useQuery({
    queryKey: ['tags'],
    queryFn: ({ signal }) => ask(tagRoutes.officeTags, { signal }),
    refetchInterval: seldomMs,
  })
}

export function useAddTag() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => ask(tagRoutes.officeTag, { body: { name } }),
    onSuccess: (tags) => queries.setQueryData(['tags'], tags),
  })
}

export function useDropTag() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => ask(tagRoutes.officeTagRemoval, { params: { id } }),
    onSuccess: () => queries.invalidateQueries(),
  })
}

export type Meant = z.input<(typeof bulkRoutes)['officeBulkPreview']['body']>

/** What was meant comes with what it would do. */
export function usePreview() {
  return useMutation({
    mutationFn: async (meant: Meant) => {
      return { meant, preview: await ask(bulkRoutes.officeBulkPreview, { body: meant }) }
    },
  })
}

/** Does to those who were shown what was meant. */
export function useDoToMany({ act, tag = '' }: Meant, ids: readonly string[]) {
  const queries = useQueryClient()
  return useMutation<BulkOutcome, Error, string>({
    mutationFn: (reason) => {
      const all = [...ids]
      if (act === 'freeze') return ask(bulkRoutes.officeBulkFreeze, { body: { ids: all, reason } })
      if (act === 'sign_out') {
        return ask(bulkRoutes.officeBulkSignOut, { body: { ids: all, reason } })
      }
      const body = { ids: all, tag, is_on: act === 'tag' }
      return ask(bulkRoutes.officeBulkTag, { body })
    },
    onSuccess: () => queries.invalidateQueries(),
  })
}
