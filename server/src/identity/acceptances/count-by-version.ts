// The legal texts with how many clients accepted each version. At a million clients counting reads
// millions of rows, so what was counted is told again for five minutes, with when it was.

import { legalTexts } from '#contract/public/legal-versions.ts'
import type { StaffLegalText } from '#contract/staff/legal.ts'
import { iso, later, type Millis, minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { countAcceptances } from './acceptances.store.ts'
import { viewLegalTexts } from './view-legal-texts.ts'

export type LegalDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly publicUrl: () => string
}

type Counted = { readonly at: Millis; readonly counts: ReturnType<typeof countAcceptances> }
type View = { readonly counted_at: string; readonly texts: StaffLegalText[] }

export function countByVersion({ db, clock, publicUrl }: LegalDeps): () => Promise<View> {
  let kept: Counted | undefined
  return async () => {
    const now = clock.now()
    if (!kept || later(kept.at, 5 * minute) <= now) {
      kept = { at: now, counts: countAcceptances(db) }
      // What failed is not told again.
      kept.counts.catch(() => {
        kept = undefined
      })
    }
    const { at, counts } = kept
    const accepted = await counts
    const texts = await viewLegalTexts({ db, clock, texts: legalTexts })
    return {
      counted_at: iso(at),
      texts: texts.map(({ text, versions }) => {
        const isAccepted = legalTexts[text].isAccepted
        const countOf = (version: string) =>
          accepted.find((one) => one.text === text && one.version === version)?.count ?? 0
        return {
          text,
          is_accepted: isAccepted,
          versions: versions.map(({ version, path, state, published_on, effective_from }) => ({
            version,
            url: `${publicUrl()}${path}`,
            state,
            published_on,
            effective_from,
            accepted: isAccepted ? countOf(version) : null,
          })),
        }
      }),
    }
  }
}
