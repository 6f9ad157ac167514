// The call by which staff end a demo.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { success } from '#server/platform/reply.ts'
import { clientIdFrom } from './client.ts'
import { type DemoEndingDeps, endDemo } from './end-demo.ts'

export function registerDemoEnding(office: OfficeRouter, deps: DemoEndingDeps): void {
  office.on(routes.officeEndDemo, async ({ params: { id = '' }, staff, body: { reason } }) => {
    const clientId = clientIdFrom(id)
    if (clientId === undefined) return refuse('not_found')
    const ended = await endDemo(deps, { clientId, reason, by: staff.staff })
    return isRefusal(ended) ? ended : success('The demo has ended.', null)
  })
}
