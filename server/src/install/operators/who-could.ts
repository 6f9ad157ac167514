// Who of staff could say yes to what takes two people, and where they are too few: whoever asked
// for it has no say, and somebody may be away.

import { mayDo, type StaffAction } from '#contract/staff/powers.ts'
import {
  checkersFewest,
  type TwoPersonRule,
  twoPersonRuleNames,
  twoPersonRules,
} from '#contract/staff/two-people.ts'
import { guardOf } from './guards.ts'
import type { InstallMode } from './mode.ts'
import { rowsOf, settingNamed } from './parse-settings.ts'
import { defaultSettings } from './settings.ts'
import type { Member } from './staff.ts'

type Able = Pick<Member, 'roles' | 'hasFactor'>

/** Of the members, those with the power; live those with a second factor. */
export function whoCould<M extends Able>(
  members: readonly M[],
  action: StaffAction,
  mode: InstallMode,
): M[] {
  return members.filter(
    ({ roles, hasFactor }) => mayDo(roles, action) && (hasFactor || mode === 'sandbox'),
  )
}

export type CheckedRule<M> = {
  readonly rule: TwoPersonRule
  readonly action: StaffAction
  readonly settings: string[]
  readonly could: readonly M[]
  /** One who is away, or has asked for it, may leave nobody. */
  readonly isFew: boolean
}

export function checkRules<M extends Able>(
  members: readonly M[],
  mode: InstallMode,
): CheckedRule<M>[] {
  return twoPersonRuleNames.map((rule) => {
    const action = twoPersonRules[rule]
    const could = whoCould(members, action, mode)
    return { rule, action, settings: settingsOf(rule), could, isFew: could.length < checkersFewest }
  })
}

/** By the names that staff see. */
function settingsOf(rule: TwoPersonRule): string[] {
  return rowsOf(defaultSettings).flatMap(({ name }) => {
    const setting = settingNamed(name)
    const guard = setting && guardOf(setting)
    return guard?.takes === 'two' && guard.rule === rule ? [name] : []
  })
}
