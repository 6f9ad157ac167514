// What happened to the account, newest first.

import * as format from '#browser/format/format.ts'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Security.module.css'
import { useEvents } from './use-security.ts'

/** Undefined of a kind that only a newer server knows. */
function wordsOf(kind: string): string | undefined {
  const known: Readonly<Record<string, string>> = t.security.events
  return Object.hasOwn(known, kind) ? known[kind] : undefined
}

export function Events() {
  const list = useEvents()
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <section className={panelClass} aria-label={t.security.eventsTitle}>
      <h2>{t.security.eventsTitle}</h2>
      <p className={css.note}>{t.security.utc}</p>
      {list.isPending && <Skeleton lines={6} label={t.shell.loading} />}
      {list.isLoadingError && (
        <FailedState
          message={t.security.eventsFailed}
          retryLabel={t.shell.retry}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && rows.length === 0 && <p className={css.note}>{t.security.eventsNone}</p>}
      <ul className={css.list}>
        {rows.map(({ id, kind, sentence, at, by }) => (
          <li key={id}>
            <span className={css.what}>
              {wordsOf(kind) ?? sentence}
              <small>
                {format.dateTime(at)} {t.security.by[by]}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t.security.more}
        </Button>
      )}
    </section>
  )
}
