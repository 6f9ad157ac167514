// What waits for whom, as a strip across the overview.

import { Link } from 'wouter'
import type { QueueCounts } from '#contract/staff/queue.ts'
import { Standing } from '../parts/Standing.tsx'
import { overview as t } from '../words/overview.ts'
import { overdueFirst } from './strip.ts'
import css from './WaitingStrip.module.css'

export function WaitingStrip({ kinds }: Pick<QueueCounts, 'kinds'>) {
  return (
    <ul className={css.strip}>
      {overdueFirst(kinds).map(({ kind, all: count, overdue }) => (
        <li key={kind}>
          <Link href={`/queue?kind=${kind}`}>
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
