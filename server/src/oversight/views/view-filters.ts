// What a view may hold: what the call of its list may be asked by, but for pages and for what is
// typed to find one; and which columns are shown.

import * as z from 'zod/mini'
import { columnsText, findingFilters, type OfficeList, officeLists } from '#contract/staff/lists.ts'
import { officeRoutes } from '#contract/staff/routes.ts'

export type ViewFilters = Readonly<Record<string, string>>

const notKept: readonly string[] = ['limit', 'cursor', ...findingFilters]

export function areFiltersOf(list: OfficeList, filters: ViewFilters): boolean {
  const asked = Object.entries(officeRoutes[officeLists[list]].query.shape)
  const kept = Object.fromEntries(asked.filter(([name]) => !notKept.includes(name)))
  const shape = { ...kept, columns: z.optional(columnsText) }
  return z.safeParse(z.strictObject(shape), filters).success
}
