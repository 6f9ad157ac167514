// What waits for whom, as a strip across the overview.

import { Link } from 'wouter'
import type { QueueItem } from '#contract/staff/queue.ts'
import { useNow } from '../lib/use-now.ts'
import { Standing } from '../parts/Standing.tsx'
import { overview as t } from '../words/overview.ts'
import { waitingByKind } from './strip.ts'
import css from './WaitingStrip.module.css'

export function WaitingStrip({ items }: { items: readonly QueueItem[] }) {
  const now = useNow()
  return (
    <ul className={css.strip}>
      {waitingByKind(items, now).map(({ kind, count, overdue }) => (
        <li key={kind}>
          <Link href="/queue">
            <span>{t.kinds[kind]}</span>
            <b>{count}</b>
            {overdue > 0 ? (
              <Standing tone="bad">{t.overdue(overdue)}</Standing>
            ) : (
              <Standing tone="off">{count === 0 ? t.nothing : t.nothingOverdue}</Standing>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
