// Looks each minute how the sources of prices are heard, and sounds the alarm once for one that was
// not good at two looks in a row, until it is good again.

import type { Alarm } from '#contract/staff/alarm-texts.ts'
import type { HearingState } from '#contract/staff/prices.ts'
import { minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { bySource, heardOf, noTroubles } from './market/hearing.ts'
import type { Market } from './market/market.ts'

export type SourcesDeps = {
  readonly clock: Clock
  /** Undefined until prices are heard. */
  readonly market: () => Market | undefined
  /** For what staff must see at once. */
  readonly alarm: Alarm
}

export function startWatchingSources({
  log,
  ...deps
}: SourcesDeps & { readonly log: (message: string) => void }): Loop {
  const look = sourceWatcher(deps)
  return repeat({ name: 'watching price sources', pauseMs: minute, log }, async () => {
    look()
    return 'done'
  })
}

const fine: readonly HearingState[] = ['good', 'closed']

/** To be called every minute. */
export function sourceWatcher({ clock, market, alarm }: SourcesDeps): () => void {
  /** How often in a row each was not good. */
  let before: ReadonlyMap<string, number> = new Map()
  return () => {
    const heard = market()
    if (!heard) return
    const now = clock.now()
    const all = [...heard.bySymbol.values()].map((quoted) =>
      heardOf(quoted, heard.sources.names, noTroubles, now),
    )
    const wrong = bySource(all).filter(({ state }) => !fine.includes(state))
    const times = new Map(wrong.map(({ name }) => [name, (before.get(name) ?? 0) + 1]))
    for (const { name, state, good, instruments } of wrong) {
      if (times.get(name) !== 2) continue
      const details = { source: name, state, good, instruments }
      alarm({ code: 'source_not_good', details })
    }
    before = times
  }
}
