// Until when something may be put off: a few spans, as far as it is not due before.

import { day, hour } from '#kernel/time.ts'

export type SpanName = 'hour' | 'fourHours' | 'day' | 'due'

const lengths = { hour, fourHours: 4 * hour, day } as const

/** None where it is due within the shortest. */
export function spansUntil(dueAt: number, now: number): { name: SpanName; until: number }[] {
  const known = (['hour', 'fourHours', 'day'] as const)
    .map((name) => ({ name, until: now + lengths[name] }))
    .filter(({ until }) => until < dueAt)
  return known.length === 0 ? [] : [...known, { name: 'due', until: dueAt }]
}
