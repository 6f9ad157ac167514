// What this feature asks the server, and by which key an answer is kept.

import { queryOptions } from '@tanstack/react-query'
import { noAnswer } from '#browser/http/failure.ts'
import { type Closing, type Export, privacyRoutes } from '#contract/client/privacy.ts'
import { ask, call } from '../../lib/http/call.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { ownFactors } from '../../lib/proof/api.ts'
import { useSession } from '../../lib/session/session.ts'

const holdings = () => ask(privacyRoutes.holdings)

/** What is held, and what asking for it needs. */
export const holdingsQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: async () => {
    const [held, { methods }] = await Promise.all([holdings(), ownFactors()])
    return { held, methods }
  },
})

export async function fetchExport(body: Export): Promise<Response> {
  // A call like any other, so that a session which has run out is renewed before.
  await holdings()
  const { method, path } = privacyRoutes.exportData
  const { token } = useSession.getState()
  return fetch(`/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  }).catch(() => {
    throw noAnswer(t.privacy.brokenOff)
  })
}

export const closeAccount = (body: Closing) => call(privacyRoutes.closeAccount, { body })
