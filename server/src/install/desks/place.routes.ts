// Where the office is and for whom: what is asked anywhere else, or by anybody else, is not there.
// Of a member whose session was brought from elsewhere it is recorded.

import type { FastifyInstance } from 'fastify'
import { addressOf } from '#server/platform/caller.ts'
import { isServed, type OfficeSettings, standingOf } from '#server/platform/office-place.ts'
import { knockingOf, type OfficeDoorDeps } from './desks.routes.ts'
import { noteElsewhere } from './note-elsewhere.ts'

type PlaceDeps = OfficeDoorDeps & { readonly config: OfficeSettings }

export function registerPlace(app: FastifyInstance, deps: PlaceDeps): void {
  const { config } = deps
  if (config.officeUrl === null && config.officeAddresses === null) return
  app.addHook('onRequest', async (request, reply) => {
    const standing = standingOf(request.raw, config)
    const route = request.routeOptions.url ?? ''
    if (isServed(standing, route)) return undefined
    const address = addressOf(request.raw)
    const isTurnedAway = config.officeAddresses?.holds(address) === false
    if (isTurnedAway && route.startsWith('/api/office/')) {
      const { token } = knockingOf(request, deps.publicUrl())
      await noteElsewhere(deps, { token, address })
    }
    reply.callNotFound()
    return reply
  })
}
