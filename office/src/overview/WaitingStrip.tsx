// What waits for whom, as a strip across the overview.

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { QueueCounts } from '#contract/staff/queue.ts'
import { Standing } from '../parts/Standing.tsx'
import { overview as t } from '../words/overview.ts'
import { overdueFirst, perRow } from './strip.ts'
import css from './WaitingStrip.module.css'

/** A kind takes so much at least, in pixels. */
const least = 100

export function WaitingStrip({ kinds }: Pick<QueueCounts, 'kinds'>) {
  const strip = useRef<HTMLUListElement>(null)
  const most = useMost(strip)
  const columns = `repeat(${perRow(kinds.length, most)}, minmax(0, 1fr))`
  return (
    <ul ref={strip} className={css.strip} style={{ gridTemplateColumns: columns }}>
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

/** How many have room beside each other. */
function useMost(strip: RefObject<HTMLElement | null>): number {
  const [most, setMost] = useState(1)
  useLayoutEffect(() => {
    const own = strip.current
    if (!own) return
    const measure = () => setMost(Math.floor(own.clientWidth / least))
    const seen = new ResizeObserver(measure)
    seen.observe(own)
    measure()
    return () => seen.disconnect()
  }, [strip])
  return most
}
