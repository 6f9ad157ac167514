// The legal texts as anyone may read them: which version is in force, which will be, which was.

import { versionPath } from '#contract/public/legal-outlines.ts'
import { legalTextIds } from '#contract/public/legal-texts.ts'
import type { LegalTextsView } from '#contract/public/published-texts.ts'
import { iso } from '#kernel/time.ts'
import type { AcceptingDeps } from './accept-texts.ts'
import { dayOf } from './acceptance.ts'
import { periodsOf } from './publication.ts'
import { listPublications } from './publications.store.ts'

export async function viewLegalTexts({ db, clock, texts }: AcceptingDeps): Promise<LegalTextsView> {
  const known = await listPublications(db)
  const today = dayOf(clock.now())
  return legalTextIds.map((text) => ({
    text,
    path: texts[text].path,
    versions: periodsOf(
      texts[text],
      known.filter((one) => one.text === text),
      today,
    )
      .map(({ version, publishedAt, effectiveFrom, effectiveUntil, state }) => ({
        version,
        path: versionPath(text, version),
        published_on: publishedAt === null ? null : iso(publishedAt).slice(0, 10),
        effective_from: effectiveFrom,
        effective_until: effectiveUntil,
        state,
      }))
      .reverse(),
  }))
}
