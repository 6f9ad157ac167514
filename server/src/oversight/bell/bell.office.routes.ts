// The call by which a screen of the office hears that something changed.

import type { FastifyInstance } from 'fastify'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { answerEvents, asksForEvents } from '#server/platform/event-stream.ts'
import { success } from '#server/platform/reply.ts'
import { heardBy } from './bell.ts'
import { type BellDeps, openBell } from './hear-changes.ts'

type Deps = Omit<BellDeps, 'log'>

export function registerBell(
  { app, office }: { readonly app: FastifyInstance; readonly office: OfficeRouter },
  deps: Deps,
): void {
  const bell = openBell({ ...deps, log: (message) => app.log.error(message) })
  // The HTTP server waits for its answers to end, so they have to be told before.
  app.addHook('preClose', () => bell.close())

  office.on(routes.bell, async ({ staff: { session }, request, reply }) => {
    const topics = heardBy(session.member.roles)
    if (!asksForEvents(request)) return success('What you hear of.', { topics })
    const stream = await bell.listen(session)
    // No envelope: the answer goes on.
    return isRefusal(stream) ? stream : (answerEvents(reply, stream) as never)
  })
}
