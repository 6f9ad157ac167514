// Holds what is in use against what was decided: which rows of the settings are believed, and why
// the others are not.

import * as z from 'zod/mini'
import type { Tx } from '#server/platform/db.ts'
import { settingEvents } from '#server/record/events/setting-events.ts'
import { type Change, type Doubt, isAsRecorded, isDecided, unlawfulChanges } from './doubts.ts'
import { guardOf, isGuarded, keyOf } from './guards.ts'
import {
  loadInstallMode,
  loadPutAside,
  loadSettingRows,
  type StoredSetting,
} from './operators.store.ts'
import {
  parseSettings,
  rowsOf,
  settingMeant,
  settingNamed,
  settingProblem,
} from './parse-settings.ts'
import type { Proposal } from './proposal.ts'
import { loadProposals } from './proposals.store.ts'
import { defaultSettings, type Settings } from './settings.ts'

/** Whether a row has the mark of those who are said to have decided; only the key can tell. */
export type HasMark = (row: StoredSetting, agreed: Proposal | undefined) => boolean

type Facts = {
  readonly rows: readonly StoredSetting[]
  readonly changes: readonly Change[]
  readonly proposals: readonly Proposal[]
}

export async function loadSettingFacts(tx: Tx): Promise<Facts> {
  const rows = await loadSettingRows(tx)
  const changes = await listChanges(tx)
  const ids = [...rows, ...changes].flatMap(({ proposal }) => proposal ?? [])
  return { rows, changes, proposals: await loadProposals(tx, [...new Set(ids)]) }
}

/** Each setting that is not as it was decided. */
export function doubtsAbout({ rows, changes, proposals }: Facts, hasMark: HasMark): Doubt[] {
  const lastOf = (name: string) => changes.findLast((one) => one.name === name)
  const formerOf = (name: string, setting: keyof Settings) => {
    const [former] = changes.filter((one) => one.name === name).slice(-2, -1)
    return former ? former.value : defaultSettings[setting]
  }
  const agreedIn = (id: string | null) => proposals.find((one) => one.id === id)
  const ofRow = (row: StoredSetting): Doubt['why'] | undefined => {
    const problem = settingProblem(row)
    if (problem) return problem
    const setting = settingNamed(row.name)
    const last = lastOf(row.name)
    if (!setting || !isGuarded(setting)) return isAsRecorded(row, last) ? undefined : 'undecided'
    const agreed = agreedIn(row.proposal)
    if (!hasMark(row, agreed)) return 'unmarked'
    const former = formerOf(row.name, setting)
    return isDecided(row, { last, former }, agreed) ? undefined : 'undecided'
  }
  const isHere = (name: string) => rows.some((row) => row.name === name)
  const gone = rowsOf(defaultSettings)
    .filter(({ name }) => !isHere(name) && lastOf(name) !== undefined)
    .map(({ name }): Doubt => ({ name, setting: settingNamed(name), why: 'gone' }))
  const wrong = rows.flatMap((row): Doubt[] => {
    const why = ofRow(row)
    return why ? [{ name: row.name, setting: settingNamed(row.name), why }] : []
  })
  return [...wrong, ...gone]
}

/** What is in use: what is believed, and for each setting in doubt what stands in for it. */
export function settingsOf(rows: readonly StoredSetting[], doubts: readonly Doubt[]): Settings {
  const believed = rows.filter(({ name }) => !doubts.some((doubt) => doubt.name === name))
  return standIn(parseSettings(believed), doubts, (name) => {
    const guard = guardOf(name)
    return guard.takes === 'two' ? guard.inDoubt : defaultSettings[name]
  })
}

/** A key of which any part is in doubt is in doubt as a whole. */
export function standIn(
  settings: Settings,
  doubts: readonly Doubt[],
  instead: (name: keyof Settings) => unknown,
): Settings {
  const names = doubts.flatMap(({ setting }) => setting ?? [])
  const keys = names.flatMap((name) => keyOf(name) ?? [])
  const fallen = rowsOf(settings).flatMap(({ name, value }) => {
    const setting = settingNamed(name)
    if (!setting) return []
    const key = keyOf(setting)
    const isFallen = names.includes(setting) || (key !== undefined && keys.includes(key))
    return [{ name, value: isFallen ? instead(setting) : value }]
  })
  return parseSettings(fallen)
}

/** A sentence for whatever is not as it was decided, and was not decided as it has to be. */
export async function settingBreaches(tx: Tx, hasMark: HasMark): Promise<string[]> {
  const facts = await loadSettingFacts(tx)
  const mode = (await loadInstallMode(tx)) ?? 'sandbox'
  const aside = (await loadPutAside(tx)).filter(({ name }) => {
    const meant = settingMeant(name)
    const isRecorded = facts.changes.some((change) => change.name === name)
    return meant === undefined || (isGuarded(meant) && !isRecorded)
  })
  return [
    ...doubtsAbout(facts, hasMark).map(({ name, why }) => `the setting ${name}: ${why}`),
    ...unlawfulChanges({ ...facts, mode }),
    ...aside.map(({ name }) => `the setting ${name} was written and never decided; put aside`),
  ]
}

/** Every value that this setting was ever given, oldest first. */
export async function everDecided(tx: Tx, setting: keyof Settings): Promise<unknown[]> {
  const changes = await listChanges(tx)
  return changes.filter((one) => one.setting === setting).map(({ value }) => value)
}

const Told = z.object({
  name: z.string(),
  value: z.string(),
  proposal: z.optional(z.nullable(z.uuid())),
})

async function listChanges(tx: Tx): Promise<Change[]> {
  const events = await settingEvents(tx)
  return events.map(({ nr, actor, details }) => {
    const told = z.safeParse(Told, jsonOf(details))
    const { name = '', value = '', proposal = null } = told.success ? told.data : {}
    return { nr, actor, name, setting: settingMeant(name), value: jsonOf(value), proposal }
  })
}

/** Undefined for what is no JSON, which is the value of nothing. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
