// The call by which a member of staff has a field of a client's personal data shown.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { success } from '#server/platform/reply.ts'
import { clientIdFrom } from '../clients/client.ts'
import { type RevealDeps, revealField } from './reveal-field.ts'

export function registerRevealRoutes(office: OfficeRouter, deps: RevealDeps): void {
  office.on(routes.officeReveal, async ({ params: { id = '' }, staff, body }) => {
    const clientId = clientIdFrom(id)
    if (clientId === undefined) return refuse('not_found')
    const shown = await revealField(deps, { clientId, ...body, by: staff.staff })
    if (isRefusal(shown)) return shown
    const { field, endsAt } = shown
    return success('It is shown for some minutes.', { field, shown_until: iso(endsAt) })
  })
}
