// What the screen of clients asks the server.

import { useInfiniteQuery } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import { staffClientRoutes as routes } from '#contract/staff/clients.ts'
import { askPage } from '../lib/ask.ts'
import type { ClientFilters } from './client-filters.ts'

export function useClients(filters: ClientFilters) {
  return useInfiniteQuery({
    queryKey: ['clients', filters],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeClients, { query: { ...filters, cursor: pageParam }, signal }),
    ...pageByPage,
  })
}
