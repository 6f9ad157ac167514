// The terms of trade and their versions: what was decided is read from the record, what is to come
// from the proposals. A trade keeps the terms it was accepted with, whatever is decided later.

import * as z from 'zod/mini'
import {
  type TermName,
  type TermVersion,
  type TradeTerms,
  termNames,
} from '#contract/staff/terms.ts'
import { iso } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { settingEvents } from '#server/record/events/setting-events.ts'
import { rowsOf } from './parse-settings.ts'
import type { Proposal } from './proposal.ts'
import { listOpen, loadProposals } from './proposals.store.ts'
import type { Settings } from './settings.ts'

const Told = z.object({
  name: z.enum(termNames),
  value: z.string(),
  before: z._default(z.nullable(z.string()), null),
  proposal: z._default(z.nullable(z.string()), null),
})

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
    name: termNamed(proposal.subject) ?? 'margin_bp',
    state: proposal.confirmed ? 'confirmed' : 'proposed',
    value: proposal.value ?? 'null',
    before: proposal.replaces,
    from: proposal.dueAt === null ? null : iso(proposal.dueAt),
  }
}

function toldBy({ id, proposed, confirmed, wantedAt, reason }: Proposal) {
  return {
    proposed_by: proposed.email,
    proposed_at: iso(proposed.at),
    confirmed_by: confirmed?.email ?? null,
    wanted_at: wantedAt === null ? null : iso(wantedAt),
    reason,
    proposal_id: id,
  }
}

/** Oldest first; the last of each name is in force. */
async function listPast(tx: Tx): Promise<TermVersion[]> {
  const changes = (await settingEvents(tx)).flatMap(({ at, actor, details }) => {
    const told = z.safeParse(Told, JSON.parse(details))
    return told.success ? [{ at, actor, ...told.data }] : []
  })
  const proposals = await loadProposals(
    tx,
    changes.flatMap(({ proposal }) => proposal ?? []),
  )
  return changes.map((change, index): TermVersion => {
    const { name, value, before, at, actor } = change
    const agreed = proposals.find(({ id }) => id === change.proposal)
    const one = {
      proposed_by: actor.replace(/^staff:/, ''),
      proposed_at: iso(at),
      confirmed_by: null,
      wanted_at: null,
      reason: null,
      proposal_id: null,
    }
    const isLast = !changes.slice(index + 1).some((later) => later.name === name)
    return {
      ...(agreed ? toldBy(agreed) : one),
      name,
      state: isLast ? 'in_force' : 'past',
      value,
      before,
      from: iso(at),
    }
  })
}
