// What this feature asks the server, and by which key the answer is kept.

import { queryOptions } from '@tanstack/react-query'
import { apiTokenRoutes, type NewToken } from '#contract/client/api-tokens.ts'
import { ask, call } from '../../lib/http/call.ts'
import { ownFactors } from '../../lib/proof/api.ts'

/** With the second factors that a new one asks for. */
export const tokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: async ({ signal }) => {
    const tokens = await ask(apiTokenRoutes.apiTokens, { signal })
    const { methods } = await ownFactors(signal)
    return { tokens, methods }
  },
  staleTime: 0,
})

export const makeToken = (body: NewToken) => ask(apiTokenRoutes.makeApiToken, { body })

export const revokeToken = (id: string) => call(apiTokenRoutes.revokeApiToken, { params: { id } })
