// The calls by which clients have push messages sent to their browsers.

import type { FastifyRequest } from 'fastify'
import { pushTestsAnHour } from '#contract/client/notice-choices.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { routes } from '#contract/routes.ts'
import { type ClientId, isUuid, type SessionId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { hour, iso, second } from '#kernel/time.ts'
import { deviceOf, deviceText } from '#server/platform/device.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { success } from '#server/platform/reply.ts'
import { addDevice, type DeviceDeps, tryDevice } from './change-devices.ts'
import { deleteDevice, listDevices } from './push-devices.store.ts'
import { readPushKeys } from './push-keys.ts'

export type PushDoorDeps = DeviceDeps & {
  /** Of whoever asks; a refusal where a token asks. */
  readonly sessionOf: (
    request: FastifyRequest,
  ) => Promise<SessionId | KnownRefusal> | SessionId | KnownRefusal
}

export function registerPushRoutes(router: Router, deps: PushDoorDeps): void {
  const { db, seal, sessionOf } = deps
  const testLimit = limit(pushTestsAnHour, hour / second)

  const answer = async (clientId: ClientId, here: SessionId | KnownRefusal) => {
    const { publicKey } = await readPushKeys(db, seal)
    const devices = (await listDevices(db, clientId)).map((device) => ({
      id: device.id,
      name: device.name,
      made_at: iso(device.madeAt),
      last_sent_at: device.lastSentAt === null ? null : iso(device.lastSentAt),
      is_this: device.sessionId === here,
    }))
    return success('Where push messages go.', { public_key: publicKey, devices })
  }

  router.on(routes.push, async ({ clientId, request }) =>
    answer(clientId, await sessionOf(request)),
  )

  router.on(routes.addPushDevice, async ({ clientId, request, body }) => {
    const here = await sessionOf(request)
    if (isRefusal(here)) return here
    const name = deviceText(deviceOf(request.headers['user-agent'] ?? ''))
    const refusal = await addDevice(deps, { clientId, sessionId: here, device: body, name })
    return refusal ?? answer(clientId, here)
  })

  router.on(routes.removePushDevice, async ({ clientId, request, params: { id = '' } }) => {
    if (!isUuid(id)) return refuse('not_found')
    await deleteDevice(db, id, clientId)
    return answer(clientId, await sessionOf(request))
  })

  router.on(routes.tryPushDevice, async ({ clientId, request, params: { id = '' } }) => {
    if (!isUuid(id)) return refuse('not_found')
    const refusal = (await testLimit(String(clientId))) ?? (await tryDevice(deps, clientId, id))
    return refusal ?? answer(clientId, await sessionOf(request))
  })
}
