// Everything that waits, in one list, and what is picked from it beside it. The address says what
// is picked, so it can be sent to a colleague.

import { useState } from 'react'
import { useLocation, useRoute } from 'wouter'
import type { QueueItem } from '#contract/staff/queue.ts'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { useKeys } from '../lib/use-keys.ts'
import { useNow } from '../lib/use-now.ts'
import { list } from '../words/list.ts'
import { queue as t } from '../words/queue.ts'
import { shell } from '../words/shell.ts'
import { useQueue } from './api.ts'
import { grouped, groupOf, neighbour } from './groups.ts'
import { ItemDetail } from './ItemDetail.tsx'
import css from './QueuePage.module.css'
import { QueueRow } from './QueueRow.tsx'

type Shown = 'all' | 'mine'

export function QueuePage() {
  const waiting = useQueue()
  const now = useNow()
  const [shown, setShown] = useState<Shown>('all')
  const [, go] = useLocation()
  const [, params] = useRoute('/queue/:kind/:id')
  const all = waiting.data ?? []
  const items = shown === 'mine' ? all.filter(({ bar }) => bar === null) : all
  const picked = all.find(({ id }) => id === params?.id)
  const pick = (item: QueueItem | undefined) => item && go(`/queue/${item.kind}/${item.id}`)
  useKeys({
    j: { does: list.next, act: () => pick(neighbour(items, picked?.id, 1)) },
    k: { does: list.previous, act: () => pick(neighbour(items, picked?.id, -1)) },
  })
  return (
    <div className={css.queue}>
      <section className={css.list} aria-label={t.title}>
        <Head all={all} isKnown={waiting.data !== undefined} shown={shown} onShow={setShown} />
        <div className={css.items}>
          {waiting.isPending && <Skeleton lines={8} label={shell.loading} />}
          {waiting.isError && !waiting.data && (
            <FailedState
              message={shell.failed}
              retryLabel={shell.retry}
              onRetry={() => void waiting.refetch()}
            />
          )}
          {waiting.data && items.length === 0 && <EmptyState>{t.nothing}</EmptyState>}
          {grouped(items, now).map(({ name, items: found }) => (
            <section key={name} aria-label={t.groups[name]}>
              <h2 className={name === 'overdue' ? css.bad : undefined}>
                <span>{t.groups[name]}</span>
                <span>{found.length}</span>
              </h2>
              <ul>
                {found.map((item) => (
                  <QueueRow key={item.id} item={item} now={now} isPicked={item.id === picked?.id} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <KeyHints />
      </section>
      {picked ? (
        <ItemDetail
          key={picked.id}
          item={picked}
          onDone={() => pick(neighbour(items, picked.id, 1))}
        />
      ) : (
        <section className={css.none}>
          <EmptyState>{t.nothingPicked}</EmptyState>
        </section>
      )}
    </div>
  )
}

type HeadProps = {
  readonly all: readonly QueueItem[]
  readonly isKnown: boolean
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}

function Head({ all, isKnown, shown, onShow }: HeadProps) {
  const now = useNow()
  const overdue = all.filter((item) => groupOf(item, now) === 'overdue').length
  const counts = { all: all.length, mine: all.filter(({ bar }) => bar === null).length }
  return (
    <header className={css.head}>
      <h1>
        {t.title} <small>{isKnown && t.count(all.length, overdue)}</small>
      </h1>
      <div className={css.shown}>
        {(['all', 'mine'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={css.chip}
            aria-pressed={shown === name}
            onClick={() => onShow(name)}
          >
            {t[name]} <b>{counts[name]}</b>
          </button>
        ))}
      </div>
    </header>
  )
}

const hints = [
  [['J', 'K'], 'next'],
  [['A'], 'approve'],
  [['R'], 'reject'],
] as const

function KeyHints() {
  return (
    <p className={css.keys}>
      {hints.map(([keys, does]) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {t.keys[does]}
        </span>
      ))}
    </p>
  )
}
