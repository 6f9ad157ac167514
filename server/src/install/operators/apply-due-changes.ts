// Settings that two members of staff agreed on change when their day is over. Settings of deposits'
// keys change together or not at all: where one of them alone would leave no key that works, it
// waits for the others, and says so.

import { timingSafeEqual } from 'node:crypto'
import type { AlarmPart } from '#contract/staff/alarm-texts.ts'
import type { Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { keyNamed } from './list-proposals.ts'
import { expireProposals } from './make-proposal.ts'
import { parseSettings, rowsOf, type SettingRow, settingProblem } from './parse-settings.ts'
import { markedProposal, outcomeOf, type Proposal } from './proposal.ts'
import { loadNextDue, lockDue, saveApplied } from './proposals.store.ts'
import type { Settings } from './settings.ts'
import {
  type Marking,
  proposalUse,
  readTrusted,
  type TrustedSettings,
  writeSetting,
} from './trust-settings.ts'

export type DueDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly seal: Marking
  /** A sentence for each thing wrong with the keys of these settings. */
  readonly keyProblems: (settings: Settings) => readonly string[]
}

export type Applied = {
  readonly names: readonly string[]
  /** What is due and cannot be done, each with why. */
  readonly waiting: readonly (readonly AlarmPart[])[]
  /** When the next one is due; null: none is. */
  readonly nextAt: Millis | null
}

export function applyDueChanges(deps: DueDeps): Promise<Applied> {
  const { db, clock, seal } = deps
  return db.transaction(async (tx) => {
    const now = clock.now()
    await expireProposals(tx, now)
    const due = await lockDue(tx, 'setting', now)
    if (due.length === 0) return { names: [], waiting: [], nextAt: await loadNextDue(tx) }
    const trusted = await readTrusted(tx, seal)
    const judged = judge(due, trusted, deps)
    const done = judged.flatMap(({ proposal, wrong }) => (wrong ? [] : proposal))
    await apply(tx, done, { settings: trusted.settings, now, seal })
    return {
      names: done.map(({ subject }) => subject),
      waiting: judged.flatMap(({ proposal, wrong }) => (wrong ? [staying(proposal, wrong)] : [])),
      nextAt: await loadNextDue(tx),
    }
  })
}

type Judged = { readonly proposal: Proposal; readonly wrong: AlarmPart | undefined }

/** What keeps each from being done; undefined: nothing. */
function judge(
  due: readonly Proposal[],
  { settings, doubts }: TrustedSettings,
  { seal, keyProblems }: DueDeps,
): Judged[] {
  const sound = due.filter((one) => isSound(one, seal))
  const ofKeys = sound.filter(isOfKeys).map(rowOf)
  const problem = keyProblems(parseSettings([...rowsOf(settings), ...ofKeys])).join(' ')
  const wrongWith = (proposal: Proposal): AlarmPart | undefined => {
    if (!sound.includes(proposal)) return { code: 'not_agreed' }
    if (isOfKeys(proposal)) {
      return problem === '' ? undefined : { code: 'keys_wrong', details: { problem } }
    }
    const isInDoubt = doubts.some(({ name }) => name === proposal.subject)
    return proposal.isPart && isInDoubt ? { code: 'part_in_doubt' } : undefined
  }
  return due.map((proposal) => ({ proposal, wrong: wrongWith(proposal) }))
}

/** Agreed on through this install, and still a value that the setting can have. */
function isSound(proposal: Proposal, { mark }: Marking): boolean {
  const { confirmed, mark: kept } = proposal
  if (!confirmed || !kept || settingProblem(rowOf(proposal)) !== undefined) return false
  const right = mark(markedProposal(proposal, confirmed), proposalUse)
  return kept.length === right.length && timingSafeEqual(kept, right)
}

type Applying = { readonly settings: Settings; readonly now: Millis; readonly seal: Marking }

/** In their order: what one part has changed is what the next one finds. */
async function apply(
  tx: Tx,
  proposals: readonly Proposal[],
  { settings, now, seal }: Applying,
): Promise<void> {
  const inUse = new Map(rowsOf(settings).map(({ name, value }) => [name, value]))
  for (const proposal of proposals) {
    const { id, subject: name } = proposal
    const from = inUse.get(name)
    const value = outcomeOf(proposal, from)
    await saveApplied(tx, id, now)
    await writeSetting(tx, { name, value }, { decided: proposal, from, at: now, marking: seal })
    inUse.set(name, value)
  }
}

function isOfKeys({ subject }: Proposal): boolean {
  return keyNamed(subject) !== undefined
}

function rowOf({ subject, value }: Proposal): SettingRow {
  return { name: subject, value: JSON.parse(value ?? 'null') }
}

function staying({ subject, id }: Proposal, wrong: AlarmPart): readonly AlarmPart[] {
  return [{ code: 'setting_stays', details: { setting: subject, proposal: id } }, wrong]
}
