// Settings that take two people are used only as this install wrote them, for whom it wrote them.
// Whoever can write in the database can keep deposits from coming, but cannot have them sent
// elsewhere; nor can they lift what needs two people.

import { timingSafeEqual } from 'node:crypto'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Actor } from '#server/record/events/event.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { doubtsAbout, type HasMark, loadSettingFacts, settingsOf } from './compare-settings.ts'
import type { Doubt } from './doubts.ts'
import { saveSetting } from './operators.store.ts'
import type { SettingRow } from './parse-settings.ts'
import { type Decision, markedSetting, type Proposal, type Why } from './proposal.ts'
import type { Settings } from './settings.ts'

export type Marking = Pick<Seal, 'mark'>

export type TrustedSettings = {
  readonly settings: Settings
  /** Those that are not as they were decided; the safest value stands in for each. */
  readonly doubts: readonly Doubt[]
  /** Whether anybody ever decided on the setting of this name. */
  readonly isDecided: (name: string) => boolean
}

const settingUse = 'setting'
/** The channel of PostgreSQL that says the name of each setting that changes. */
export const settingsChannel = 'settings'
export const proposalUse = 'proposal'

export async function readTrusted(tx: Tx, marking: Marking): Promise<TrustedSettings> {
  const facts = await loadSettingFacts(tx)
  const doubts = doubtsAbout(facts, markReader(marking))
  const isDecided = (name: string) => facts.changes.some((one) => one.name === name)
  return { settings: settingsOf(facts.rows, doubts), doubts, isDecided }
}

/** Tells the marks that this install made from all others. */
export function markReader(marking: Marking): HasMark {
  return ({ name, value, mark, setBy, at, proposal }, agreed) => {
    const decision =
      proposal === null ? { by: setBy ?? '', at } : agreed?.confirmed && decisionOf(agreed)
    if (!decision || !mark) return false
    const right = marking.mark(markedSetting(name, value, decision), settingUse)
    return mark.length === right.length && timingSafeEqual(mark, right)
  }
}

type Writing = {
  readonly decided: string | Proposal
  /** What was in use, for the record. */
  readonly from: unknown
  /** Of what one person decided, where they said. */
  readonly why?: Why | undefined
  readonly at: Millis
  readonly marking: Marking
}

/** Writes what was decided, with the mark of who did, and records it. */
export async function writeSetting(
  tx: Tx,
  { name, value }: SettingRow,
  { decided, from, why, at, marking }: Writing,
): Promise<void> {
  const isOnes = typeof decided === 'string'
  const decision = isOnes ? { by: decided, at } : decisionOf(decided)
  const text = JSON.stringify(value)
  const before = JSON.stringify(from)
  const row = {
    name,
    value: text,
    at,
    mark: marking.mark(markedSetting(name, value, decision), settingUse),
    setBy: isOnes ? decided : null,
    proposal: isOnes ? null : decided.id,
  }
  await saveSetting(tx, row, settingsChannel)
  const actor: Actor = isOnes ? `staff:${decided}` : 'system'
  const details = isOnes
    ? { name, value: text, before, ...(why ? { reason: why.reason } : {}) }
    : {
        name,
        value: text,
        before,
        proposal: decided.id,
        proposed_by: decided.proposed.email,
        confirmed_by: decided.confirmed?.email ?? null,
      }
  await recordEvent(tx, { at, clientId: null, actor, kind: 'setting_changed', details })
}

function decisionOf({ id, proposed, confirmed }: Proposal): Decision {
  return { proposal: id, proposer: proposed.email, confirmer: confirmed?.email ?? '' }
}
