// What this feature asks the server, and by which key the answer is kept.

import { queryOptions } from '@tanstack/react-query'
import type { Acceptance, AcceptancesView } from '#contract/client/acceptances.ts'
import { ask, call } from '../../lib/http/call.ts'
import { locale } from '../../lib/i18n/locale.ts'

/** With the call, and not with the first screen. */
const routes = async () => (await import('#contract/client/acceptances.ts')).acceptanceRoutes

export const acceptancesQuery = queryOptions({
  queryKey: ['acceptances'],
  queryFn: async ({ signal }) => inWords(await ask((await routes()).acceptances, { signal })),
})

/** What changes, in this language. */
async function inWords(view: AcceptancesView): Promise<AcceptancesView> {
  if (view.waiting.length === 0) return view
  const { changesIn } = await import('#contract/public/legal-versions.ts')
  const waiting = view.waiting.map((one) => ({
    ...one,
    changes: changesIn(locale, one.text, one.version) ?? one.changes,
  }))
  return { ...view, waiting }
}

export async function accept(body: Acceptance) {
  const reply = await call((await routes()).accept, { body })
  return { ...reply, data: await inWords(reply.data) }
}
