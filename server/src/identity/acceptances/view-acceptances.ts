// What a client accepted and what waits, as they see it.

import type { AcceptancesView } from '#contract/client/acceptances.ts'
import { versionPath } from '#contract/public/legal-outlines.ts'
import { legalTextIds } from '#contract/public/legal-texts.ts'
import { type Language, staffLanguageOf } from '#contract/shared/languages.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso } from '#kernel/time.ts'
import type { AcceptingDeps } from './accept-texts.ts'
import { dayOf, waiting } from './acceptance.ts'
import { listAcceptances, loadAccepted } from './acceptances.store.ts'
import { readPublished } from './read-published.ts'

export async function viewAcceptances(
  { db, clock, texts }: AcceptingDeps,
  clientId: ClientId,
  language: Language,
): Promise<AcceptancesView> {
  const has = await loadAccepted(db, clientId)
  const stored = await listAcceptances(db, clientId)
  const published = await readPublished(db, texts)
  return {
    waiting: waiting(has, dayOf(clock.now()), published).map(({ text, version, isInForce }) => ({
      text,
      path: versionPath(text, version.version),
      version: version.version,
      effective_from: version.effectiveFrom,
      changes: version.changes?.[staffLanguageOf(language)] ?? null,
      is_in_force: isInForce,
    })),
    accepted: stored.flatMap(({ text: name, version, acceptedAt }) => {
      const text = legalTextIds.find((id) => id === name)
      const path = text && versionPath(text, version)
      return text && path ? [{ text, path, version, accepted_at: iso(acceptedAt) }] : []
    }),
  }
}
