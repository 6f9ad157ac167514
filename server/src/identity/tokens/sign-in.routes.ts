// Who is calling, by a session or by a personal token: what a token does not open is refused here,
// before the call is known to anybody else.

import type { FastifyRequest } from 'fastify'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { SessionId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { addressOf } from '#server/platform/caller.ts'
import type { SignIn } from '#server/platform/http.ts'
import { personalTokenOf, type TokenGate } from './admit-token.ts'
import { sessionOfToken } from './token.ts'

/** `signIn` finds who has a session. */
export function signInWithTokens(signIn: SignIn, gate: TokenGate): SignIn {
  return (request, opened) => {
    if (personalTokenOf(request.headers.authorization) === undefined) return signIn(request, opened)
    return admitted(request, gate, opened)
  }
}

async function admitted(
  request: FastifyRequest,
  gate: TokenGate,
  { scope, tell }: Parameters<SignIn>[1],
) {
  const { authorization } = request.headers
  const token = await gate({ authorization, address: addressOf(request.raw), scope, tell })
  if (isRefusal(token)) return token
  request.tokenSession = sessionOfToken(token)
  return token.clientId
}

type SessionOf = (
  request: FastifyRequest,
) => Promise<SessionId | KnownRefusal> | SessionId | KnownRefusal

/** What a socket is opened for: a session, or a token that was let in just now. */
export function sessionOrToken(sessionOf: SessionOf): SessionOf {
  return (request) => request.tokenSession ?? sessionOf(request)
}
