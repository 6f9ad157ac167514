// What somebody should look at now, each with where to look.

import { Link } from 'wouter'
import type { Prices } from '#contract/staff/prices.ts'
import type { StaffTrading } from '#contract/staff/trading.ts'
import { EmptyState } from '#ui/States.tsx'
import { Block } from '../parts/Board.tsx'
import { Standing } from '../parts/Standing.tsx'
import { overview as t } from '../words/overview.ts'
import { prices as words } from '../words/prices.ts'
import { saysOf } from './BooksBlock.tsx'
import type { BooksStanding } from './books-standing.ts'
import css from './WhatIsWrong.module.css'

type Props = {
  readonly overdue: number | undefined
  readonly trading: StaffTrading | undefined
  readonly prices: Prices | undefined
  /** Rules that take two people, with fewer than three who could say yes. */
  readonly fewCheckers: number
  readonly books: readonly BooksStanding[]
}

type Wrong = { readonly says: string; readonly more?: string; readonly to: string }

export function WhatIsWrong(props: Props) {
  const found = wrongNow(props)
  return (
    <Block title={t.wrong} width="third">
      {found.length === 0 ? (
        <EmptyState>{t.nothingWrong}</EmptyState>
      ) : (
        <ul className={css.list}>
          {found.map(({ says, more, to }) => (
            <li key={says}>
              <Link href={to}>
                <Standing tone="bad">{says}</Standing>
                <small>{more}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Block>
  )
}

function wrongNow({ overdue = 0, trading, prices, fewCheckers, books }: Props): Wrong[] {
  const stopped = trading?.instruments.filter(({ is_stopped }) => is_stopped).length ?? 0
  const silent = (prices?.sources ?? []).filter(({ state }) => !isFine(state))
  return [
    ...books.filter(({ tone }) => tone === 'bad').map(wrongBooks),
    ...silent.map(({ name, state, good, instruments }) => ({
      says: t.sourceSilent(name, words.states[state]),
      more: t.instrumentsOf(good, instruments),
      to: '/prices',
    })),
    ...(trading?.is_all_stopped ? [{ says: t.allStopped, to: '/trading/stops' }] : []),
    ...(stopped > 0 && !trading?.is_all_stopped
      ? [{ says: t.stopped(stopped), to: '/trading/stops' }]
      : []),
    ...(trading && trading.due > 0 ? [{ says: t.due(trading.due), to: '/trading' }] : []),
    ...(fewCheckers > 0
      ? [{ says: t.fewCheckers, more: t.fewRules(fewCheckers), to: '/staff/powers' }]
      : []),
    ...(overdue > 0 ? [{ says: t.overdueWork(overdue), to: '/queue' }] : []),
  ]
}

const booksPlaces = { look: '/ledger/reconciliation', trial: '/ledger', checks: '/ledger/checks' }

function wrongBooks(one: BooksStanding): Wrong {
  return {
    says: t.booksWrong(t.booksNames[one.name], saysOf(one)),
    to: booksPlaces[one.name],
  }
}

function isFine(state: Prices['sources'][number]['state']): boolean {
  return state === 'good' || state === 'closed'
}
