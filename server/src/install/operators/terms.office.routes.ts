// The calls by which staff see the terms of trade, and ask for others from a time to come.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { termNames } from '#contract/staff/terms.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { millis } from '#kernel/time.ts'
import type { StaffRouter } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import { changeSetting, type SettingDeps } from './change-setting.ts'
import { listTerms } from './list-terms.ts'
import { parsedValue } from './parse-settings.ts'
import type { Settings } from './settings.ts'
import type { Staff } from './staff.ts'

export type TermDeps = SettingDeps & {
  /** Those in use. */
  readonly settings: () => Settings
}

export function registerStaffTerms(
  office: StaffRouter<{ readonly staff: Staff }>,
  deps: TermDeps,
): void {
  const terms = async () =>
    success('The terms of trade.', await listTerms(deps.db, deps.settings()))

  office.on(routes.officeTerms, terms)

  office.on(routes.officeTermsProposal, async ({ params, body, staff }) => {
    const name = termNames.find((one) => one === params.name)
    if (!name) return refuse('not_found')
    const value = parsedValue(body.value)
    if (value === undefined) return refuse('setting_invalid', { name })
    const { reason, evidence = null } = body
    const from = millis(Date.parse(body.from))
    const asked = { name, readings: [value], why: { reason, evidence }, from }
    const changed = await changeSetting(deps, asked, staff.staff)
    return isRefusal(changed) ? changed : terms()
  })
}
