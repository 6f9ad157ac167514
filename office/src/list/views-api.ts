// What the lists of the office ask the server of views.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { OfficeList } from '#contract/staff/lists.ts'
import { viewRoutes } from '#contract/staff/views.ts'
import { ask } from '../lib/ask.ts'
import { seldomMs } from '../lib/seldom.ts'

const viewsKey = ['views']

export function useViews(list: OfficeList) {
  return useQuery({
    queryKey: viewsKey,
    queryFn: ({ signal }) => ask(viewRoutes.officeViews, { signal }),
    select: (views) => views.filter((view) => view.list === list),
    refetchInterval: seldomMs,
  })
}

export type NewView = z.input<(typeof viewRoutes)['officeView']['body']>

export function useSaveView() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewView) => ask(viewRoutes.officeView, { body }),
    onSuccess: (views) => queries.setQueryData(viewsKey, views),
  })
}

export function useDropView() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => ask(viewRoutes.officeViewRemoval, { params: { id } }),
    onSuccess: (views) => queries.setQueryData(viewsKey, views),
  })
}
