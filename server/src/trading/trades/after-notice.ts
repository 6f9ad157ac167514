// An entry waits, and an average decides, from the day on which the terms bind that say so: clients
// of before are told thirty days ahead, and until then their trades begin and end as they agreed.

import { dayOf } from '#server/identity/acceptances/acceptance.ts'
import type { PublishedTexts } from '#server/identity/acceptances/publication.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Clock } from '#server/platform/clock.ts'

/** The first version of the terms that says it. */
const saying = '2026-11-28'

/** The first day on which it binds, "YYYY-MM-DD"; undefined where it is not published. */
export function boundFrom({ terms }: PublishedTexts): string | undefined {
  return terms.versions.find(({ version }) => version >= saying)?.effectiveFrom
}

type Decided = { readonly settings: () => Settings }

/** `tellPublished` is to be told once the texts are published; before that nothing waits. */
export function afterNotice<Kept extends Decided>(kept: Kept, clock: Clock) {
  let from: string | undefined
  let before: { readonly of: Settings; readonly settings: Settings } | undefined
  return {
    ...kept,
    /** What was decided, whether it binds yet or not. */
    decided: kept.settings,
    tellPublished: (published: PublishedTexts) => {
      from = boundFrom(published)
    },
    settings: (): Settings => {
      const settings = kept.settings()
      if (from !== undefined && from <= dayOf(clock.now())) return settings
      if (before?.of !== settings) {
        before = { of: settings, settings: { ...settings, entryDelayMs: 0, exitAverageSeconds: 1 } }
      }
      return before.settings
    },
  }
}
