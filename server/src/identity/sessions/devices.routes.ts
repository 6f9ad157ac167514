// The calls by which clients see the browsers they have signed in on, and have one forgotten.

import { routes } from '#contract/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { deviceText, knownBrowser } from '#server/platform/device.ts'
import type { Router } from '#server/platform/http.ts'
import { done } from '#server/platform/reply.ts'
import { listDevices } from './devices.store.ts'
import { forgetDevice } from './forget-device.ts'
import type { OwnSessionDeps } from './own-sessions.routes.ts'

export function registerDevices(router: Router, deps: OwnSessionDeps): void {
  const { db, identification } = deps

  router.on(routes.devices, async ({ request }) => {
    const here = await identification.identify(request.headers.authorization)
    if (isRefusal(here)) return here
    const devices = await listDevices(db, here)
    const data = devices.map(({ id, label, createdAt, usedAt, isThis }) => ({
      id,
      label: deviceText({ browser: knownBrowser(label), system: null }),
      browser: knownBrowser(label),
      is_this: isThis,
      created_at: iso(createdAt),
      used_at: iso(usedAt),
    }))
    return { status: true as const, message: 'Browsers you have signed in on.', data }
  })

  router.on(routes.deviceForget, async ({ clientId, params: { id = '' } }) => {
    if (!isUuid(id) || !(await forgetDevice(deps, clientId, id))) return refuse('not_found')
    return done('device_forgotten', null)
  })
}
