// By what the list of clients is filtered, as its address and the call say it.

import type * as z from 'zod/mini'
import type { staffClientRoutes } from '#contract/staff/clients.ts'

export const clientFilters = [
  ...(['search', 'standing', 'identified', 'deposited', 'plan', 'country'] as const),
  ...(['tag', 'from', 'to', 'sort'] as const),
] as const

type Asked = z.input<(typeof staffClientRoutes)['officeClients']['query']>
export type ClientFilters = Pick<Asked, (typeof clientFilters)[number]>
