// Personal tokens as their client sees them, and staff: never what they are.

import type { TokenView } from '#contract/client/api-tokens.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { ApiToken } from './token.ts'
import { listTokens } from './tokens.store.ts'

const shownMost = 100

/** Newest first. */
export async function viewTokens(tx: Tx, clientId: ClientId): Promise<TokenView[]> {
  return (await listTokens(tx, clientId, shownMost)).map(tokenView)
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
