// The terms of trade and their versions: what was decided is read from the record, what is to come
// from the proposals. A trade keeps the terms it was accepted with, whatever is decided later.

import {
  type TermName,
  type TermVersion,
  type TradeTerms,
  termNames,
} from '#contract/staff/terms.ts'
import { iso } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { listVersions, toldBy } from './list-versions.ts'
import { rowsOf } from './parse-settings.ts'
import type { Proposal } from './proposal.ts'
import { listOpen } from './proposals.store.ts'
import type { Settings } from './settings.ts'

/** `settings` are those in use. */
export async function listTerms(tx: Tx, settings: Settings): Promise<TradeTerms> {
  const open = (await listOpen(tx)).filter(
    ({ kind, subject }) => kind === 'setting' && termNamed(subject) !== undefined,
  )
  const past = await listPast(tx)
  const waitingOf = (name: TermName) => open.find(({ subject }) => subject === name)?.id ?? null
  return {
    in_force: rowsOf(settings).flatMap(({ name: row, value }) => {
      const name = termNamed(row)
      return name ? [{ name, value: JSON.stringify(value), waiting: waitingOf(name) }] : []
    }),
    versions: [...open.map(versionToCome).toReversed(), ...past.toReversed()],
  }
}

function termNamed(name: string): TermName | undefined {
  return termNames.find((one) => one === name)
}

function versionToCome(proposal: Proposal): TermVersion {
  return {
    ...toldBy(proposal),
    wanted_at: proposal.wantedAt === null ? null : iso(proposal.wantedAt),
    name: termNamed(proposal.subject) ?? 'margin_bp',
    state: proposal.confirmed ? 'confirmed' : 'proposed',
    value: proposal.value ?? 'null',
    before: proposal.replaces,
    from: proposal.dueAt === null ? null : iso(proposal.dueAt),
  }
}

/** Oldest first. */
async function listPast(tx: Tx): Promise<TermVersion[]> {
  const past = await listVersions(tx, termNames)
  return past.flatMap(({ name: row, at, is_in_force, ...version }): TermVersion[] => {
    const name = termNamed(row)
    return name ? [{ ...version, name, state: is_in_force ? 'in_force' : 'past', from: at }] : []
  })
}
