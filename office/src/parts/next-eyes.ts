// The box of whoever is waited for: this member, if they may, or else why not; and who else.

import type { Bar } from '#contract/staff/bars.ts'
import { eyes as t } from '../words/eyes.ts'
import { queue } from '../words/queue.ts'
import type { Eyes } from './FourEyes.tsx'

type Waiting = {
  /** Null: whoever looks may decide it. */
  readonly bar: Bar | null
  /** Addresses of all who may. */
  readonly may: readonly string[]
  readonly own: string | undefined
  /** How long it can be decided, in words. */
  readonly until?: string | undefined
}

export function nextEyes({ bar, may, own, until }: Waiting): Eyes {
  const others = may.filter((address) => address !== own)
  const said =
    others.length > 0 ? (bar === null ? t.alsoMay : t.may)(others.join(', ')) : t.nobodyElse
  return {
    who: bar === null ? t.you : t.another,
    tone: bar === null ? 'waits' : 'off',
    lines: [
      bar === null ? t.neither : queue.bars[bar],
      said,
      ...(until === undefined ? [] : [t.until(until)]),
    ],
    isNext: true,
  }
}
