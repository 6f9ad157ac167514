// What this feature asks the server, and by which key the answer is kept.

import { queryOptions } from '@tanstack/react-query'
import { locale as lang } from '#browser/format/locale.ts'
import type { Acceptance } from '#contract/client/acceptances.ts'
import { ask, call } from '../../lib/http/call.ts'

/** With the call, and not with the first screen. */
const routes = async () => (await import('#contract/client/acceptances.ts')).acceptanceRoutes

export const acceptancesQuery = queryOptions({
  queryKey: ['acceptances'],
  queryFn: async ({ signal }) => ask((await routes()).acceptances, { query: { lang }, signal }),
})

export const accept = async (body: Acceptance) => call((await routes()).accept, { body })
