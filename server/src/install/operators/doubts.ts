// Why a row of the settings is not believed, and what was done with settings that should not have
// been. What is in use is held against what was decided: by whom, when, and what was last recorded.

import { type AlarmPart, alarmText } from '#contract/staff/alarm-texts.ts'
import { later } from '#kernel/time.ts'
import { isSame, needsTwo } from './guards.ts'
import { outcomeOf, type Proposal, settingWaitMs, stateOf } from './proposal.ts'
import { defaultSettings, type Settings } from './settings.ts'

/** One that was recorded. */
export type Change = {
  readonly nr: bigint
  /** As it was written, and the setting that is meant; undefined where it is none. */
  readonly name: string
  readonly setting: keyof Settings | undefined
  readonly value: unknown
  readonly actor: string
  /** The proposal it was agreed on by. */
  readonly proposal: string | null
}

/** Who decided, in another cell, what home did: no address, so nobody who works here. */
export const decidedAtHome = 'home'

export const doubts = ['unknown', 'unreadable', 'undecided', 'unmarked', 'gone'] as const

export type Doubt = {
  readonly name: string
  /** Undefined: there is none of that name. */
  readonly setting: keyof Settings | undefined
  readonly why: (typeof doubts)[number]
}

export function doubtParts({ name, why }: Doubt): readonly AlarmPart[] {
  return [{ code: `setting_${why}`, details: { setting: name } }, { code: 'setting_again' }]
}

export function doubtSentence(doubt: Doubt): string {
  return alarmText(doubtParts(doubt))
}

export type Row = {
  readonly name: string
  readonly value: unknown
  readonly setBy: string | null
  readonly proposal: string | null
}

/** Whether a row says what was recorded last, and of whom. */
export function isAsRecorded(row: Row, last: Change | undefined): boolean {
  return last !== undefined && last.name === row.name && isSame(last.value, row.value)
}

/** The same for one that takes two: also who decided is what was recorded. `former` was before. */
export function isDecided(
  row: Row,
  { last, former }: { readonly last: Change | undefined; readonly former: unknown },
  agreed: Proposal | undefined,
): boolean {
  if (!last || !isAsRecorded(row, last)) return false
  if (row.proposal === null) return last.actor === `staff:${row.setBy}` && last.proposal === null
  return last.proposal === row.proposal && agreed !== undefined && isAgreed(agreed, last, former)
}

/** Two people wanted just this, a day before it was done, and nobody stopped it. */
function isAgreed(proposal: Proposal, { name, value }: Change, former: unknown): boolean {
  const { kind, subject, confirmed, dueAt, appliedAt, proposed } = proposal
  const isSubject = kind === 'setting' && subject === name && stateOf(proposal) === 'applied'
  if (!isSubject || !confirmed || dueAt === null || appliedAt === null) return false
  return (
    isSame(outcomeOf(proposal, former), value) &&
    confirmed.email !== proposed.email &&
    later(confirmed.at, settingWaitMs) <= dueAt &&
    dueAt <= appliedAt
  )
}

export type History = {
  /** Oldest first. */
  readonly changes: readonly Change[]
  readonly proposals: readonly Proposal[]
  readonly mode: 'sandbox' | 'live'
}

/** A sentence for each change that was recorded and should not have been possible. */
export function unlawfulChanges({ changes, proposals, mode }: History): string[] {
  const former = new Map<keyof Settings, unknown>()
  const agreed = new Map(proposals.map((one) => [one.id, one]))
  return changes.flatMap((change) => {
    const { nr, name, setting, value, actor, proposal } = change
    if (!setting) return [`event ${nr}: there is no setting ${name}`]
    const isFirst = !former.has(setting)
    const from = isFirst ? defaultSettings[setting] : former.get(setting)
    former.set(setting, value)
    // Those are judged there.
    if (actor === `staff:${decidedAtHome}`) return []
    if (actor !== 'system') {
      const isTwos = needsTwo({ name: setting, from, to: value, isFirst, isInDoubt: false }, mode)
      return isTwos ? [`event ${nr}: one person changed ${name}`] : []
    }
    const by = proposal === null ? undefined : agreed.get(proposal)
    const isProven = by?.proposed.provenAt != null && by.confirmed?.provenAt != null
    const isSound = by && isAgreed(by, change, from) && (mode === 'sandbox' || isProven)
    return isSound ? [] : [`event ${nr}: nobody agreed on ${name}`]
  })
}
