// A personal token: what it opens, from where, and until when.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { TokenScope } from '#contract/shared/route.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'

export type ApiToken = {
  readonly id: string
  readonly clientId: ClientId
  readonly name: string
  readonly scopes: readonly TokenScope[]
  /** None: it is taken from anywhere. */
  readonly addresses: readonly string[]
  readonly createdAt: Millis
  readonly expiresAt: Millis
  readonly lastUsedAt: Millis | null
  readonly revokedAt: Millis | null
}

export type Asking = {
  /** Undefined: the call is open to no token. */
  readonly scope: TokenScope | undefined
  /** Whether it comes from one of the addresses that the token names. */
  readonly isFromThere: boolean
  readonly now: Millis
}

/** Why a token does not open this call. One that ended is none at all. */
export function refuseToken(
  token: ApiToken,
  { scope, isFromThere, now }: Asking,
): KnownRefusal | undefined {
  if (token.revokedAt !== null || now >= token.expiresAt) return refuse('signed_out')
  if (token.addresses.length > 0 && !isFromThere) return refuse('token_address')
  if (scope === undefined) return refuse('token_scope', { scope: 'a session' })
  return token.scopes.includes(scope) ? undefined : refuse('token_scope', { scope })
}

/** What sockets know a token by that opened them, as they know a session. */
export function sessionOfToken({ id }: Pick<ApiToken, 'id'>): SessionId {
  return `token/${id}` as SessionId
}
