// The calls by which staff see what is decided for the install, and change it.

import {
  type LiveRequirementCode,
  liveRequirementCodes,
  type Missing,
} from '#contract/public/live-requirements.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { type SettingVersion, type SiteSettings, settingGroups } from '#contract/staff/settings.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { StaffRouter } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import { changeSettings, type SettingDeps } from './change-setting.ts'
import { namesIn } from './field.ts'
import { keepLogo } from './keep-logo.ts'
import { listVersions } from './list-versions.ts'
import { parsedValue } from './parse-settings.ts'
import type { Staff } from './staff.ts'
import { viewSettings } from './view-settings.ts'

export type StaffSettingDeps = SettingDeps & {
  /** What a live install would be short of now, whatever the mode is. */
  readonly missing: () => readonly Missing[]
}

export function registerStaffSettings(
  office: StaffRouter<{ readonly staff: Staff }>,
  deps: StaffSettingDeps,
): void {
  office.on(routes.officeSettings, async () => success('The settings.', await viewOf(deps)))

  office.on(routes.officeSettingVersions, async ({ params }) => {
    const group = settingGroups.find((one) => one === params.group)
    if (!group) return refuse('not_found')
    const versions = await listVersions(deps.db, namesIn(group))
    return success('The versions.', versions.map(shownVersion).toReversed().slice(0, mostVersions))
  })

  office.on(routes.officeSettingsChange, async ({ body: { changes, reason }, staff }) => {
    const rows = changes.map(({ name, value }) => ({ name, value: parsedValue(value) }))
    const why = { reason, evidence: null }
    const changed = await changeSettings(deps, { rows, why }, staff.staff)
    return isRefusal(changed) ? changed : success('The settings.', await viewOf(deps))
  })

  office.on(routes.officeLogo, async ({ file, staff }) => {
    if (!file) return refuse('malformed')
    const name = await keepLogo(deps, { bytes: file, by: staff.staff })
    return isRefusal(name) ? name : success('The logo.', { name })
  })
}

/** No licence is in force, and none is good for a country, where there is none. */
const restsOn: { readonly [Code in LiveRequirementCode]?: readonly LiveRequirementCode[] } = {
  licence_ended: ['no_licence'],
  countries_unlicensed: ['no_licence', 'no_countries'],
}

const mostVersions = 200

function shownVersion(one: Awaited<ReturnType<typeof listVersions>>[number]): SettingVersion {
  const { wanted_at: _, is_in_force: __, ...version } = one
  return version
}

async function viewOf({ db, mode, seal, missing }: StaffSettingDeps): Promise<SiteSettings> {
  const short = missing()
  return {
    mode,
    settings: await viewSettings(db, await seal()),
    going_live: liveRequirementCodes.map((code) => {
      const found = short.find((one) => one.code === code)
      const lacks = [code, ...(restsOn[code] ?? [])]
      const is_met = !short.some((one) => lacks.includes(one.code))
      return { code, is_met, details: found?.details }
    }),
  }
}
