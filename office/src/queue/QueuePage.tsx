// Everything that waits, in one list, and what is picked from it beside it. The address says what
// is picked and which list it is, so it can be sent to a colleague.

import { useState } from 'react'
import { Link, useLocation, useRoute } from 'wouter'
import { queueKinds, queueLists } from '#contract/staff/queue.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { useKeys } from '../lib/use-keys.ts'
import { useNow } from '../lib/use-now.ts'
import { capOf, workKeys } from '../lib/work-keys.ts'
import { type ListState, useListState } from '../list/use-list-state.ts'
import { list } from '../words/list.ts'
import { queue as t } from '../words/queue.ts'
import { shell } from '../words/shell.ts'
import { useCounts, useQueue } from './api.ts'
import { grouped, keyOf, type Named, neighbour } from './groups.ts'
import { ItemBar } from './ItemBar.tsx'
import { ItemDetail } from './ItemDetail.tsx'
import css from './QueuePage.module.css'
import { QueueRow } from './QueueRow.tsx'
import { UndoOffer } from './UndoOffer.tsx'
import type { Undoable } from './undoable.ts'

export function QueuePage() {
  const state = useListState(['list', 'kind'])
  const shown = queueLists.find((name) => name === state.of('list')) ?? 'all'
  const waiting = useQueue(shown, oneOf(queueKinds, state.of('kind')))
  const [done, setDone] = useState<Undoable | undefined>()
  const [, go] = useLocation()
  const picked = usePicked()
  const pickedKey = picked && keyOf(picked)
  const items = waiting.items ?? []
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = waiting.found
  const search = new URLSearchParams(state.all).toString()
  const asked = search === '' ? '' : `?${search}`
  const hrefOf = ({ kind, id }: Named) => `/queue/${kind}/${id}${asked}`
  const pick = (item: (typeof items)[number] | undefined) => {
    if (!item) return
    go(hrefOf(item))
    const isNearEnd = items.indexOf(item) >= items.length - 5
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }
  const move = (step: 1 | -1) => () => pick(neighbour(items, picked, step))
  const onDone = () => {
    const next = neighbour(items, picked, 1)
    if (next && pickedKey !== keyOf(next)) pick(next)
    else go(`/queue${asked}`)
  }
  useKeys({
    [workKeys.next]: { does: list.next, act: move(1) },
    [workKeys.previous]: { does: list.previous, act: move(-1) },
  })
  return (
    <div className={`${css.queue} ${picked ? css.hasPicked : ''}`}>
      <section className={css.list} aria-label={t.title}>
        <Head state={state} shown={shown} />
        <Items waiting={waiting} pickedKey={pickedKey} hrefOf={hrefOf} />
        <div>
          {done && <UndoOffer done={done} onUndone={() => setDone(undefined)} />}
          <KeyHints />
        </div>
      </section>
      {picked ? (
        <section className={css.picked} key={pickedKey}>
          {/* Where the list, with its title, gives way to the item. */}
          <h1 className={css.alone}>
            <span className="sr">{t.title}</span>
          </h1>
          <p className={css.back}>
            <Link href={`/queue${asked}`}>{t.back}</Link>
          </p>
          <ItemBar item={picked} onMarked={setDone} onGone={onDone} />
          <ItemDetail kind={picked.kind} id={picked.id} onDone={onDone} />
        </section>
      ) : (
        <section className={css.none}>
          <EmptyState>{t.nothingPicked}</EmptyState>
        </section>
      )}
    </div>
  )
}

/** By the address: it stays in sight, whatever becomes of the list. */
function usePicked(): Named | undefined {
  const [, params] = useRoute('/queue/:kind/:id')
  const kind = oneOf(queueKinds, params?.kind)
  return kind && params ? { kind, id: params.id } : undefined
}

function oneOf<Name extends string>(names: readonly Name[], name: string | undefined) {
  return names.find((one) => one === name)
}

type ItemsProps = {
  readonly waiting: ReturnType<typeof useQueue>
  readonly pickedKey: string | undefined
  readonly hrefOf: (item: Named) => string
}

function Items({ waiting: { found, items }, pickedKey, hrefOf }: ItemsProps) {
  const now = useNow()
  return (
    <div className={css.items}>
      {found.isPending && <Skeleton lines={8} label={shell.loading} />}
      {found.isLoadingError && (
        <FailedState
          message={shell.failed}
          retryLabel={shell.retry}
          onRetry={() => void found.refetch()}
        />
      )}
      {items?.length === 0 && <EmptyState>{t.nothing}</EmptyState>}
      {grouped(items ?? [], now).map(({ name, items: group }, index, all) => (
        <section key={name} aria-label={t.groups[name]}>
          <h2 className={name === 'overdue' ? css.bad : undefined}>
            <span>{t.groups[name]}</span>
            <span>
              {index === all.length - 1 && found.hasNextPage ? t.more(group.length) : group.length}
            </span>
          </h2>
          <ul>
            {group.map((item) => (
              <QueueRow
                key={keyOf(item)}
                item={item}
                href={hrefOf(item)}
                now={now}
                isPicked={keyOf(item) === pickedKey}
              />
            ))}
          </ul>
        </section>
      ))}
      {found.hasNextPage && (
        <p className={css.more}>
          <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t.showMore}
          </Button>
        </p>
      )}
    </div>
  )
}

type HeadProps = { readonly state: ListState; readonly shown: (typeof queueLists)[number] }

function Head({ state, shown }: HeadProps) {
  const { data } = useCounts()
  const all = data && (data.is_more ? t.more(data.total.all) : String(data.total.all))
  const kind = oneOf(queueKinds, state.of('kind'))
  return (
    <header className={css.head}>
      <h1>
        {t.title} <small>{data && all && t.count(all, data.total.overdue)}</small>
      </h1>
      <div className={css.shown}>
        {queueLists.map((name) => (
          <button
            key={name}
            type="button"
            className={css.chip}
            aria-pressed={shown === name}
            onClick={() => state.set('list', name === 'all' ? undefined : name)}
          >
            {t.lists[name]} <b>{data?.total[name]}</b>
          </button>
        ))}
        {kind && (
          <button
            type="button"
            className={css.chip}
            aria-pressed="true"
            onClick={() => state.set('kind', undefined)}
          >
            {t.kinds[kind]} <b aria-hidden="true">×</b>
          </button>
        )}
      </div>
    </header>
  )
}

const hints = [
  [['next', 'previous'], 'next'],
  [['approve'], 'approve'],
  [['reject'], 'reject'],
  [['take'], 'take'],
  [['snooze'], 'snooze'],
] as const satisfies readonly (readonly [readonly (keyof typeof workKeys)[], string])[]

function KeyHints() {
  return (
    <p className={css.keys}>
      {hints.map(([keys, does]) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{capOf(key)}</kbd>
          ))}{' '}
          {t.keys[does]}
        </span>
      ))}
    </p>
  )
}
