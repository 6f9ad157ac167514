// The doors of the stream: the WebSocket itself, and the ticket that signs a socket in.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KnownRefusal } from '#contract/refusals.ts'
import { routes } from '#contract/routes.ts'
import type { SessionId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import type { StreamHub } from '#server/platform/stream.ts'

type Deps = {
  readonly hub: StreamHub
  /** The session whose access token this request carries. */
  readonly sessionOf: (
    request: FastifyRequest,
  ) => Promise<SessionId | KnownRefusal> | SessionId | KnownRefusal
}

const ticketsPerMinute = 60

export function streamRoutes(app: FastifyInstance, router: Router, { hub, sessionOf }: Deps): void {
  hub.attach(app.server)
  // The HTTP server waits for its sockets to close, so they have to be told before.
  app.addHook('preClose', () => hub.close())

  const perClient = limit(ticketsPerMinute, 60)
  router.on(routes.streamTicket, async ({ clientId, request }) => {
    const tooMany = await perClient(String(clientId))
    if (tooMany) return tooMany
    const sessionId = await sessionOf(request)
    if (isRefusal(sessionId)) return sessionId
    const { ticket, expires } = hub.issueTicket({ clientId, sessionId })
    return {
      status: true as const,
      message: 'Ticket issued.',
      data: { ticket, expires: iso(expires) },
    }
  })
}
