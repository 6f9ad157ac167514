// The calls by which a client makes, sees and revokes personal tokens. None of them takes a token.

import { routes } from '#contract/routes.ts'
import type { SessionId } from '#kernel/ids.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Router } from '#server/platform/http.ts'
import { done, success } from '#server/platform/reply.ts'
import { type VerifyingDeps, verifyPassword } from '../clients/verify-password.ts'
import { type MakingDeps, makeToken, revokeToken } from './make-token.ts'
import { tokenView, viewTokens } from './view-tokens.ts'

type Deps = MakingDeps & VerifyingDeps & { readonly onEnded: (session: SessionId) => void }

export function registerTokenRoutes(router: Router, deps: Deps): void {
  router.on(routes.apiTokens, async ({ clientId }) =>
    success('', await viewTokens(deps.db, clientId)),
  )

  router.on(routes.makeApiToken, async ({ clientId, body: { password, ...wish } }) => {
    const verified = await verifyPassword(deps, clientId, password)
    if (isRefusal(verified)) return verified
    const made = await makeToken(deps, clientId, { ...wish, passwordHash: verified.hash })
    if (isRefusal(made)) return made
    return done('token_made', { token: made.shown, made: tokenView(made.token) })
  })

  router.on(routes.revokeApiToken, async ({ clientId, params: { id = '' } }) => {
    if (!isUuid(id)) return refuse('not_found')
    const revoked = await revokeToken(deps, clientId, id)
    return isRefusal(revoked) ? revoked : done('token_revoked', tokenView(revoked))
  })
}
