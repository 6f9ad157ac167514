// Leads what comes for a client who has moved to another cell: the one that they left knows where
// they went, by what a request shows, and passes it on. Only who would be refused is looked for.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { emailKeyOf } from '#kernel/email.ts'
import { refuse } from '#kernel/refusal.ts'
import { cellOfMoved, type MovedBy, type MovedClient } from './identity/moves/moves.reader.ts'
import { accessTokenOf } from './identity/sessions/identify-client.ts'
import { personalTokenOf } from './identity/tokens/admit-token.ts'
import type { CellWays } from './platform/cell-ways.ts'
import { hashOfToken } from './platform/crypto.ts'
import type { Db } from './platform/db.ts'
import type { AnsweredElsewhere } from './platform/http.ts'
import { refuseWith } from './platform/refuse-with.ts'

/** Of a client whose token is not good here; before their request's body is read. */
export function answeredByMoved(ways: CellWays, db: Db): AnsweredElsewhere {
  return async (request, reply) => {
    const { authorization } = request.headers
    const token = accessTokenOf(authorization) ?? personalTokenOf(authorization)
    if (token === undefined) return false
    const moved = await cellOfMoved(db, { hash: hashOfToken(token) })
    if (!moved) return false
    if (isOnItsWay(moved, reply)) return true
    reply.hijack()
    ways.request(moved.cell, request.raw, reply.raw)
    return true
  }
}

/** Of whoever signs in, comes by a letter, or has a sign-in renewed. True: it is answered. */
export async function leadMoved(
  ways: CellWays,
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const by = shownBy(request)
  const moved = by && (await cellOfMoved(db, by))
  if (!moved) return false
  if (isOnItsWay(moved, reply)) return true
  reply.hijack()
  const body = request.body === undefined ? '' : JSON.stringify(request.body)
  ways.request(moved.cell, request.raw, reply.raw, body)
  return true
}

/** For the seconds that a move takes nobody answers. */
function isOnItsWay({ hasArrived }: MovedClient, reply: FastifyReply): boolean {
  if (!hasArrived) refuseWith(reply, refuse('unavailable'))
  return !hasArrived
}

function shownBy({ body, query, cookies, url }: FastifyRequest): MovedBy | undefined {
  const { hash = hashIn(query), email } = (body ?? {}) as Record<string, unknown>
  if (typeof hash === 'string') return { hash: hashOfToken(hash) }
  if (typeof email === 'string') return { emailKey: emailKeyOf(email) }
  if (!/^\/api\/auth\/(refresh|logout)(\?|$)/.test(url)) return undefined
  const refresh = cookies['__Host-refresh'] ?? cookies.refresh
  return refresh === undefined ? undefined : { hash: hashOfToken(refresh) }
}

function hashIn(query: unknown): unknown {
  return (query as Record<string, unknown>).hash
}
