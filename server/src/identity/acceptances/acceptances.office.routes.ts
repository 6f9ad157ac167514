// The call by which staff see the versions of the legal texts.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { success } from '#server/platform/reply.ts'
import { countByVersion, type LegalDeps } from './count-by-version.ts'

export function registerStaffLegal(office: OfficeRouter, deps: LegalDeps): void {
  const view = countByVersion(deps)
  office.on(routes.officeLegalTexts, async () => success('The legal texts.', await view()))
}
