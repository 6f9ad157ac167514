// What is left of a promise, as a bar under the time left: amber when little is left, hatched once
// it is broken.

import type { QueueItem } from '#contract/staff/queue.ts'
import { queue as t } from '../words/queue.ts'
import css from './Clock.module.css'
import { shareGone } from './groups.ts'
import { howLong } from './how-long.ts'

const nearlyGone = 0.75

export function Clock({ item, now }: { item: QueueItem; now: number }) {
  const left = Date.parse(item.due_at) - now
  const gone = shareGone(item, now)
  const state = left <= 0 ? css.over : gone >= nearlyGone ? css.soon : ''
  const long = howLong(left)
  return (
    <span className={`${css.clock} ${state}`}>
      {left <= 0 ? t.over(long) : t.left(long)}
      <meter className={css.bar} min={0} max={1} value={gone} aria-hidden="true" />
    </span>
  )
}
