// What a client accepted and what waits, as they see it.

import type { AcceptancesView } from '#contract/acceptances.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso } from '#kernel/time.ts'
import type { AcceptingDeps } from './accept-texts.ts'
import { dayOf, waiting } from './acceptance.ts'
import { listAcceptances, loadAccepted } from './acceptances.store.ts'

export async function viewAcceptances(
  { db, clock, texts }: AcceptingDeps,
  clientId: ClientId,
): Promise<AcceptancesView> {
  const has = await loadAccepted(db, clientId)
  const stored = await listAcceptances(db, clientId)
  return {
    waiting: waiting(has, dayOf(clock.now()), texts).map(({ text, version, isInForce }) => ({
      text,
      path: texts[text].path,
      version: version.version,
      effective_from: version.effectiveFrom,
      changes: version.changes,
      is_in_force: isInForce,
    })),
    accepted: stored.map(({ text, version, acceptedAt }) => ({
      text,
      version,
      accepted_at: iso(acceptedAt),
    })),
  }
}
