// By what the list of clients is filtered, as its address and the call say it.

import type * as z from 'zod/mini'
import type { staffClientRoutes, ViewFilters } from '#contract/staff/clients.ts'
import type { ListState } from '../list/use-list-state.ts'

export const clientFilters = [
  ...(['search', 'standing', 'identified', 'deposited', 'plan', 'country'] as const),
  ...(['tag', 'from', 'to', 'sort'] as const),
] as const

type Asked = z.input<(typeof staffClientRoutes)['officeClients']['query']>
export type ClientFilters = Pick<Asked, (typeof clientFilters)[number]>

/** Without what is typed to find one person: what an act on all of them may go by. */
export function filtersOf({ all }: ListState): ViewFilters {
  const { search: _, ...filters } = all
  return filters as ViewFilters
}
