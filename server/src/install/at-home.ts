// What is decided at home alone, in an install of several cells: the offices of the others say so,
// and show what holds.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { refuse } from '#kernel/refusal.ts'
import type { StaffRouter } from '#server/platform/http.ts'
import type { StaffAtDesk } from './desks/identify-staff.ts'

type OfficeRouter = StaffRouter<StaffAtDesk>

const ofHome: ReadonlySet<unknown> = new Set([
  routes.officeSettingsChange,
  routes.officeLogo,
  routes.officeTermsProposal,
  routes.officeInstrumentProposal,
  routes.officeStop,
  routes.officeReopening,
  routes.officeAnnouncement,
  routes.officeAnnouncementEnding,
])

export function withoutHome(office: OfficeRouter): OfficeRouter {
  return {
    on: (route, handler) =>
      office.on(route, ofHome.has(route) ? () => refuse('decided_at_home') : handler),
  }
}
