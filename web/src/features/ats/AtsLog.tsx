// What was done with each signal, newest first: traded, or why not.

import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { AtsLogEntry } from '#contract/client/ats.ts'
import { Button, linkClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { Sign } from '#ui/Sign.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useSymbolName } from '../../lib/trading/market.ts'
import css from './Ats.module.css'
import { logQuery } from './api.ts'
import { useReason } from './use-reason.ts'

export function AtsLog() {
  const list = useInfiniteQuery(logQuery)
  const entries = list.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <section className={panelClass} aria-label={t.ats.logTitle}>
      <h2>{t.ats.logTitle}</h2>
      <p className={css.note}>{t.ats.logNote}</p>
      {list.isError && (
        <FailedState
          message={messageOf(list.error)}
          retryLabel={t.shell.retry}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Skeleton lines={6} label={t.shell.loading} />}
      {list.data && entries.length === 0 && <p>{t.ats.logEmpty}</p>}
      <ol className={css.log}>
        {entries.map((entry) => (
          <Entry key={`${entry.signal_id}/${entry.at}`} entry={entry} />
        ))}
      </ol>
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t.ats.more}
        </Button>
      )}
    </section>
  )
}

const tones = { hit: 'good', miss: 'bad', tie: 'neutral', void: 'neutral' } as const

function Entry({ entry }: { readonly entry: AtsLogEntry }) {
  const nameOf = useSymbolName()
  const { trade_mode: side, trade_id: tradeId, outcome, brought, amount, done } = entry
  return (
    <li className={css.entry}>
      <span className={css.what}>
        <span className={css.side} data-side={side}>
          <Sign side={side} label={side} />
        </span>{' '}
        <b>{nameOf(entry.symbol)}</b> {t.signals.rules[entry.rule]}{' '}
        {amount !== null && format.money(amount)}
      </span>
      <span>
        {outcome ? (
          <Tag tone={tones[outcome]}>
            {t.ats.ended[outcome]} {brought !== null && format.signed(brought)}
          </Tag>
        ) : (
          <Tag tone={done === 'placed' ? 'info' : 'neutral'}>{t.ats.done[done]}</Tag>
        )}
      </span>
      <small>
        <time dateTime={entry.at}>{format.dateTime(entry.at)}</time> · {t.ats.modes[entry.mode]}
        {tradeId !== null && (
          <>
            {' · '}
            <Link className={linkClass} to={`/user/trades/${tradeId}`}>
              {t.ats.receipt}
            </Link>
          </>
        )}
      </small>
      <Why entry={entry} />
    </li>
  )
}

function Why({ entry }: { readonly entry: AtsLogEntry }) {
  const reasonOf = useReason()
  const { reason, details, place, places, seed } = entry
  return (
    <>
      {reason !== null && <p className={css.why}>{reasonOf(reason, details)}</p>}
      {place !== null && places !== null && places > 1 && (
        <details className={css.lot}>
          <summary>{t.ats.place(place, places)}</summary>
          <p>
            {t.ats.lot} <code>{seed}</code>
          </p>
        </details>
      )}
    </>
  )
}
