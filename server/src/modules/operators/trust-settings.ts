// Settings that take two people are used only as this install wrote them. Whoever can write in the
// database can keep deposits from coming, but cannot have them sent elsewhere; nor can they lift
// what needs two people.

import { timingSafeEqual } from 'node:crypto'
import type { Tx } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import { loadSettingRows, type StoredSetting } from './operators.store.ts'
import { parseSettings } from './parse-settings.ts'
import { isGuarded, markedSetting } from './proposal.ts'
import { defaultSettings, type Settings } from './settings.ts'

export type Marking = Pick<Seal, 'mark'>

export type TrustedSettings = {
  readonly settings: Settings
  /** Names of those that another hand wrote; the safest value stands in for each. */
  readonly distrusted: readonly string[]
}

const settingUse = 'setting'
export const proposalUse = 'proposal'

/** Null for what needs no mark. */
export function settingMark({ mark }: Marking, name: string, value: unknown): Buffer | null {
  return isGuarded(name) ? mark(markedSetting(name, value), settingUse) : null
}

export async function readTrusted(tx: Tx, marking: Marking): Promise<TrustedSettings> {
  const rows = await loadSettingRows(tx)
  const bad = rows.filter((row) => !isTrusted(row, marking))
  const settings = parseSettings(rows.filter((row) => !bad.includes(row)))
  const distrusted = bad.map(({ name }) => name)
  return { settings: withoutTrust(settings, distrusted), distrusted }
}

function isTrusted({ name, value, mark }: StoredSetting, marking: Marking): boolean {
  const right = settingMark(marking, name, value)
  if (right === null) return true
  return mark?.length === right.length && timingSafeEqual(mark, right)
}

/** A coin of which anything is in doubt is not taken; without a limit everything takes two. */
function withoutTrust(settings: Settings, names: readonly string[]): Settings {
  const has = (start: string) => names.some((name) => name.startsWith(start))
  return {
    ...settings,
    ...(has('btc_') ? { btcXpub: null, btcNetwork: null } : {}),
    ...(has('eth_') ? { ethXpub: null, ethNetwork: null } : {}),
    ...(has('payout_bank') ? { payoutBank: defaultSettings.payoutBank } : {}),
    ...(has('withdrawal_two') ? { withdrawalTwoStaffAbove: 0 } : {}),
  }
}

/** Those that take two people, as they are. */
export function guardedOf(settings: Settings): Partial<Settings> {
  const { btcXpub, ethXpub, btcNetwork, ethNetwork, payoutBank } = settings
  const { withdrawalTwoStaffAbove } = settings
  return { btcXpub, ethXpub, btcNetwork, ethNetwork, payoutBank, withdrawalTwoStaffAbove }
}
