// The calls by which a client makes, sees and revokes personal tokens. None of them takes a token.

import type { TokenView } from '#contract/client/api-tokens.ts'
import { routes } from '#contract/routes.ts'
import type { SessionId } from '#kernel/ids.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Router } from '#server/platform/http.ts'
import { done, success } from '#server/platform/reply.ts'
import { type VerifyingDeps, verifyPassword } from '../clients/verify-password.ts'
import { type MakingDeps, makeToken, revokeToken } from './make-token.ts'
import type { ApiToken } from './token.ts'
import { listTokens } from './tokens.store.ts'

const shownMost = 100

type Deps = MakingDeps & VerifyingDeps & { readonly onEnded: (session: SessionId) => void }

export function registerTokenRoutes(router: Router, deps: Deps): void {
  router.on(routes.apiTokens, async ({ clientId }) =>
    success('', (await listTokens(deps.db, clientId, shownMost)).map(tokenView)),
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

export function tokenView(token: ApiToken): TokenView {
  return {
    id: token.id,
    name: token.name,
    scopes: [...token.scopes],
    addresses: [...token.addresses],
    created_at: iso(token.createdAt),
    expires_at: iso(token.expiresAt),
    last_used_at: token.lastUsedAt === null ? null : iso(token.lastUsedAt),
    revoked_at: token.revokedAt === null ? null : iso(token.revokedAt),
  }
}
