// A member of staff proposes what takes two. Of one thing there is one proposal at a time.

import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import type { Proposal } from './proposal.ts'
import { insertProposal, loadOpenProposal } from './proposals.store.ts'
import type { Admitted } from './staff.ts'

export type Wish = Pick<Proposal, 'kind' | 'subject' | 'value' | 'replaces'> & {
  /** Of what nobody has to confirm. */
  readonly dueAt?: Millis
}

/** To be called last in its transaction. */
export async function propose(
  tx: Tx,
  wish: Wish,
  { by, at, random }: { readonly by: Admitted; readonly at: Millis; readonly random: Random },
): Promise<Proposal | KnownRefusal> {
  const { kind, subject, value, dueAt = null } = wish
  const open = await loadOpenProposal(tx, kind, subject)
  if (open) return refuse('proposal_open', { subject, id: open.id })
  const { email, provenAt, actor } = by
  const proposed = { email, provenAt, at }
  const proposal = { ...wish, id: newUuid(at, random), proposed, dueAt }
  await insertProposal(tx, proposal)
  const details = {
    proposal: proposal.id,
    kind,
    subject,
    value,
    before: wish.replaces,
    proven: provenAt !== null,
  }
  await recordEvent(tx, {
    at,
    clientId: null,
    actor,
    kind: 'change_proposed',
    details,
  })
  return { ...proposal, confirmed: null, withdrawn: null, appliedAt: null, mark: null }
}

/** For what is about members and not about a setting. */
export function aboutMember(kind: Exclude<Proposal['kind'], 'setting'>, email: string): Wish {
  return { kind, subject: email, value: null, replaces: null }
}
