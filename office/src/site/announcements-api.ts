// What the announcements of the site ask the server.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { announcementRoutes } from '#contract/staff/announcements.ts'
import { ask } from '../lib/ask.ts'
import { seldomMs } from '../lib/seldom.ts'

const key = ['announcements']

export function useAnnouncements() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(announcementRoutes.officeAnnouncements, { signal }),
    refetchInterval: seldomMs,
  })
}

export type Announcing = z.infer<typeof announcementRoutes.officeAnnouncement.body>

export function useAnnouncing() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Announcing) => ask(announcementRoutes.officeAnnouncement, { body }),
    onSuccess: (known) => queries.setQueryData(key, known),
  })
}

export function useAnnouncementEnd(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      ask(announcementRoutes.officeAnnouncementEnding, { params: { id }, body: { reason } }),
    onSuccess: (known) => queries.setQueryData(key, known),
  })
}
