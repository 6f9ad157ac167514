// What happened to a client, day by day, the newest first; the keys 1 to 6 pick what of it.

import { useMemo, useRef } from 'react'
import { clock, date, moneyOf } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import { type TimelineEntry, timelineGroups } from '#contract/staff/timeline.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { eventName } from '../lib/event-name.ts'
import { useKeys } from '../lib/use-keys.ts'
import { useListState } from '../list/use-list-state.ts'
import { Scroller } from '../parts/Scroller.tsx'
import { client as t } from '../words/client.ts'
import { personal } from '../words/personal.ts'
import { shell } from '../words/shell.ts'
import { useTimeline } from './api.ts'
import type { ClientTabProps } from './props.ts'
import css from './Timeline.module.css'

const shown = ['all', ...timelineGroups] as const
type Shown = (typeof shown)[number]

export function Timeline({ client: { id } }: ClientTabProps) {
  const state = useListState(['group'])
  const group = timelineGroups.find((one) => one === state.of('group'))
  const list = useTimeline(id, group)
  const frame = useRef<HTMLDivElement>(null)
  const pick = (one: Shown) => state.set('group', one === 'all' ? undefined : one)
  useKeys(
    Object.fromEntries(
      shown.map((one, at) => [String(at + 1), { does: t.groups[one], act: () => pick(one) }]),
    ),
  )
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <section className={css.timeline} aria-label={t.timeline}>
      <header className={css.groups}>
        {shown.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === (group ?? 'all')}
            onClick={() => pick(one)}
          >
            {t.groups[one]}
          </button>
        ))}
      </header>
      <Scroller frame={frame} className={css.days}>
        {list.isPending && <Skeleton lines={10} label={shell.loading} />}
        {list.isLoadingError && (
          <FailedState
            message={messageOf(list.error)}
            retryLabel={shell.retry}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data && entries.length === 0 && <EmptyState>{t.nothing}</EmptyState>}
        <Days entries={entries} />
        {list.hasNextPage && (
          <Button onClick={() => void list.fetchNextPage()} busy={list.isFetchingNextPage}>
            {t.earlier}
          </Button>
        )}
      </Scroller>
    </section>
  )
}

function Days({ entries }: { entries: readonly TimelineEntry[] }) {
  const days = useMemo(() => {
    const found = new Map<string, TimelineEntry[]>()
    for (const entry of entries) {
      const day = entry.at.slice(0, 10)
      found.set(day, [...(found.get(day) ?? []), entry])
    }
    return [...found]
  }, [entries])
  return days.map(([day, found]) => (
    <section key={day} aria-label={date(day)}>
      <h2>{date(day)}</h2>
      <ol>
        {found.map((entry) => (
          <Row key={entry.key} entry={entry} />
        ))}
      </ol>
    </section>
  ))
}

function Row({ entry }: { entry: TimelineEntry }) {
  const { at, group, actor, book, amount, balance } = entry
  const isOfStaff = group === 'staff'
  const who = isOfStaff ? actor.slice('staff:'.length) : t.actors[actor]
  return (
    <li className={isOfStaff ? css.staff : undefined}>
      <time dateTime={at}>{clock(Date.parse(at))}</time>
      <div>
        <p>
          {whatOf(entry)} {book === 'demo' && <small>{t.inDemo}</small>}
        </p>
        <p className={css.more}>{[who, moreOf(entry)].filter(Boolean).join(' · ')}</p>
      </div>
      <span className={css.amount}>{amount === null ? '' : moneyOf(amount)}</span>
      <span className={css.balance}>{balance === null ? '' : moneyOf(balance)}</span>
    </li>
  )
}

function whatOf({ what, trades, field }: TimelineEntry): string {
  if (trades) return t.tradesOf(trades.count, trades.won, trades.lost)
  const named = Object.entries(personal.fields).find(([name]) => name === field)
  if (what === 'revealed') return t.revealed(named?.[1] ?? '')
  return eventName(what)
}

function moreOf({ trades, reason }: TimelineEntry): string {
  if (trades) return t.staked(moneyOf(trades.staked), trades.open)
  return reason === null ? '' : t.quoted(reason)
}
