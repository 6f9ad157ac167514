// A member of staff proposes what takes two. Of one thing there is one proposal at a time.

import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, later, type Millis } from '#kernel/time.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { areOfOne, type Proposal, proposalLastsMs, type Why } from './proposal.ts'
import { insertProposal, loadOpenProposals, saveExpired } from './proposals.store.ts'
import type { Admitted } from './staff.ts'

export type Wish = Pick<Proposal, 'kind' | 'subject' | 'value' | 'replaces'> & {
  /** Of a setting with entries: only some of them. */
  readonly isPart?: boolean
  /** Not said by command. */
  readonly why?: Why | undefined
  /** Of what nobody has to confirm. */
  readonly dueAt?: Millis
  /** Not before then. */
  readonly wantedAt?: Millis | null
}

/** To be called last in its transaction. */
export async function propose(
  tx: Tx,
  wish: Wish,
  { by, at, random }: { readonly by: Admitted; readonly at: Millis; readonly random: Random },
): Promise<Proposal | KnownRefusal> {
  const { kind, subject, value, replaces, isPart = false, why } = wish
  const { dueAt = null, wantedAt = null } = wish
  await expireProposals(tx, at)
  const waiting = await loadOpenProposals(tx, kind, subject)
  const open = waiting.find((one) => areOfOne(one, { kind, subject, value, isPart }))
  if (open) return refuse('proposal_open', { subject, id: open.id })
  const { email, provenAt, actor } = by
  const proposed = { email, provenAt, at }
  const { reason = null, evidence = null } = why ?? {}
  const proposal = {
    id: newUuid(at, random),
    kind,
    subject,
    value,
    replaces,
    isPart,
    proposed,
    dueAt,
    wantedAt,
    reason,
    evidence,
    expiresAt: dueAt === null ? later(at, proposalLastsMs) : null,
  }
  await insertProposal(tx, proposal)
  const details = {
    proposal: proposal.id,
    kind,
    subject,
    value,
    before: replaces,
    reason,
    ...(wantedAt === null ? {} : { from: iso(wantedAt) }),
  }
  await recordEvent(tx, {
    at,
    clientId: null,
    actor,
    kind: 'change_proposed',
    details: { ...details, proven: provenAt !== null },
  })
  const course = { confirmed: null, withdrawn: null, appliedAt: null, expiredAt: null }
  return { ...proposal, ...course, mark: null, verdict: null }
}

/** What nobody confirmed in time makes room for another one. */
export async function expireProposals(tx: Tx, at: Millis): Promise<void> {
  for (const { id, subject } of await saveExpired(tx, at)) {
    const details = { proposal: id, subject }
    await recordEvent(tx, { at, clientId: null, actor: 'system', kind: 'change_expired', details })
  }
}

/** For what is about members and not about a setting. */
export function aboutMember(
  kind: Exclude<Proposal['kind'], 'setting' | 'change_roles'>,
  email: string,
  why?: Why,
): Wish {
  return { kind, subject: email, value: null, replaces: null, why }
}
