// Settings that two members of staff agreed on change when their day is over. Settings of deposits'
// keys change together or not at all: where one of them alone would leave no key that works, it
// waits for the others, and says so.

import { timingSafeEqual } from 'node:crypto'
import type { Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { keyNamed } from './list-proposals.ts'
import { expireProposals } from './make-proposal.ts'
import { parseSettings, rowsOf, type SettingRow, settingProblem } from './parse-settings.ts'
import { markedProposal, type Proposal } from './proposal.ts'
import { loadNextDue, lockDue, saveApplied } from './proposals.store.ts'
import type { Settings } from './settings.ts'
import { type Marking, proposalUse, readTrusted, writeSetting } from './trust-settings.ts'

export type DueDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly seal: Marking
  /** A sentence for each thing wrong with the keys of these settings. */
  readonly keyProblems: (settings: Settings) => readonly string[]
}

export type Applied = {
  readonly names: readonly string[]
  /** In sentences: what is due and cannot be done. */
  readonly waiting: readonly string[]
  /** When the next one is due; null: none is. */
  readonly nextAt: Millis | null
}

export function applyDueChanges({ db, clock, seal, keyProblems }: DueDeps): Promise<Applied> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    await expireProposals(tx, now)
    const due = await lockDue(tx, 'setting', now)
    if (due.length === 0) return { names: [], waiting: [], nextAt: await loadNextDue(tx) }
    const sound = due.filter((one) => isSound(one, seal))
    const ofKeys = sound.filter(isOfKeys)
    const { settings } = await readTrusted(tx, seal)
    const problems = keyProblems(parseSettings([...rowsOf(settings), ...ofKeys.map(rowOf)]))
    const done = problems.length === 0 ? sound : sound.filter((one) => !isOfKeys(one))
    for (const proposal of done) await apply(tx, proposal, { now, seal })
    return {
      names: done.map(({ subject }) => subject),
      waiting: due
        .filter((one) => !done.includes(one))
        .map((one) => sentenceOf(one, sound.includes(one) ? problems : [])),
      nextAt: await loadNextDue(tx),
    }
  })
}

/** Agreed on through this install, and still a value that the setting can have. */
function isSound(proposal: Proposal, { mark }: Marking): boolean {
  const { confirmed, mark: kept } = proposal
  if (!confirmed || !kept || settingProblem(rowOf(proposal)) !== undefined) return false
  const right = mark(markedProposal(proposal, confirmed), proposalUse)
  return kept.length === right.length && timingSafeEqual(kept, right)
}

type Applying = { readonly now: Millis; readonly seal: Marking }

async function apply(tx: Tx, proposal: Proposal, { now, seal }: Applying): Promise<void> {
  await saveApplied(tx, proposal.id, now)
  const from: unknown = JSON.parse(proposal.replaces ?? 'null')
  await writeSetting(tx, rowOf(proposal), { decided: proposal, from, at: now, marking: seal })
}

function isOfKeys({ subject }: Proposal): boolean {
  return keyNamed(subject) !== undefined
}

function rowOf({ subject, value }: Proposal): SettingRow {
  return { name: subject, value: JSON.parse(value ?? 'null') }
}

function sentenceOf({ subject, id }: Proposal, problems: readonly string[]): string {
  const why = problems.join(' ') || 'It was not agreed on like this, or can have no such value.'
  return `The setting ${subject} should have changed and did not (proposal ${id}). ${why}`
}
