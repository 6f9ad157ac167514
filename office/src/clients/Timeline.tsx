// What happened to a client, day by day, the newest first, each with its amount and a way to the
// thing itself; the keys 1 to 7 pick what of it.

import { useMemo, useRef } from 'react'
import { Link } from 'wouter'
import { clock, date, moneyOf } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { StaffClient } from '#contract/staff/clients.ts'
import { type TimelineEntry, timelineGroups } from '#contract/staff/timeline.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { actorName } from '../lib/actor-name.ts'
import { eventName } from '../lib/event-name.ts'
import { useKeys } from '../lib/use-keys.ts'
import { useListState } from '../list/use-list-state.ts'
import { Scroller } from '../parts/Scroller.tsx'
import { client as t } from '../words/client.ts'
import { personal } from '../words/personal.ts'
import { screening } from '../words/screening.ts'
import { shell } from '../words/shell.ts'
import { useTimeline } from './api.ts'
import css from './Timeline.module.css'
import { useWay } from './timeline-way.ts'

const shown = ['all', ...timelineGroups] as const
type Shown = (typeof shown)[number]

export function Timeline({ client: { id } }: { readonly client: Pick<StaffClient, 'id'> }) {
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
        <Days entries={entries} client={id} />
        {list.hasNextPage && (
          <Button onClick={() => void list.fetchNextPage()} busy={list.isFetchingNextPage}>
            {t.earlier}
          </Button>
        )}
      </Scroller>
    </section>
  )
}

function Days({ entries, client }: { entries: readonly TimelineEntry[]; client: string }) {
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
          <Row key={entry.key} entry={entry} client={client} />
        ))}
      </ol>
    </section>
  ))
}

function Row({ entry, client }: { entry: TimelineEntry; client: string }) {
  const { at, actor, book, amount, balance, sum } = entry
  const isOfStaff = actor.startsWith('staff:')
  const to = useWay(client, entry)
  return (
    <li className={isOfStaff ? css.staff : undefined}>
      <time dateTime={at}>{clock(Date.parse(at))}</time>
      <div>
        <p>
          {to === null ? whatOf(entry) : <Link href={to}>{whatOf(entry)}</Link>}{' '}
          {book === 'demo' && <small>{t.inDemo}</small>}
        </p>
        <p className={css.more}>
          {[actorName(actor, t.actors), moreOf(entry)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className={css.amount}>
        {amount === null ? sum !== null && <small>{sumOf(sum)}</small> : moneyOf(amount)}
      </span>
      <span className={css.balance}>{balance === null ? '' : moneyOf(balance)}</span>
    </li>
  )
}

const deeds: Readonly<Record<string, string>> = t.deeds

function whatOf({ what, trades, field, about }: TimelineEntry): string {
  if (trades) return t.tradesOf(trades.count, trades.won, trades.lost)
  const named = Object.entries(personal.fields).find(([name]) => name === field)
  if (what === 'revealed') return t.revealed(named?.[1] ?? '')
  if (what === 'staff_action' && about !== null) return deeds[about] ?? about
  return eventName(what)
}

function moreOf({ trades, reason, about, what }: TimelineEntry): string {
  if (trades) return t.staked(moneyOf(trades.staked), trades.open)
  const list = what === 'screening_hit_found' && about !== null ? listName(about) : null
  const said = list ?? reason ?? (what === 'staff_action' ? null : about)
  return said === null ? '' : t.quoted(said)
}

const lists: Readonly<Record<string, string>> = screening.kinds
const listName = (kind: string): string => lists[kind] ?? kind

/** Coins come with their sign. */
function sumOf(sum: string): string {
  return sum.includes(' ') ? sum : moneyOf(sum)
}
