// How everybody in a tournament stands, by trades that are settled.

import * as format from '#browser/format/format.ts'
import type { StandingView, TournamentPage } from '#contract/client/tournaments.ts'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { EmptyState } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { entrantName, inDollars } from './facts.ts'
import css from './Tournaments.module.css'

export function Board({ page }: { page: TournamentPage }) {
  const { standings, state, is_unbeaten: isUnbeaten } = page
  const isEnded = state === 'ended'
  const columns: readonly Column<StandingView>[] = [
    {
      key: 'place',
      title: t.tournaments.place,
      isNumber: true,
      cell: ({ place }) => place ?? t.tournaments.noPlace,
    },
    {
      key: 'name',
      title: t.tournaments.who,
      cell: (row) => (row.is_me ? <b>{t.tournaments.you(entrantName(row))}</b> : entrantName(row)),
    },
    {
      key: 'chips',
      title: t.tournaments.chipsTitle,
      isNumber: true,
      cell: ({ chips }) => format.amount(chips),
    },
    {
      key: 'trades',
      title: t.tournaments.trades,
      isNumber: true,
      isWide: true,
      cell: ({ trades }) => trades,
    },
  ]
  const prize: Column<StandingView> = {
    key: 'prize',
    title: t.tournaments.prize,
    isNumber: true,
    cell: (row) => (row.prize > 0 ? inDollars(row.prize, page.account) : t.tournaments.noPrize),
  }
  return (
    <section className={`${panelClass} ${css.part}`} aria-labelledby="tournament-board">
      <h2 id="tournament-board">{isEnded ? t.tournaments.result : t.tournaments.board}</h2>
      {standings.length === 0 ? (
        <EmptyState>{isUnbeaten ? t.tournaments.unbeaten : t.tournaments.nobody}</EmptyState>
      ) : (
        <>
          <DataTable
            label={isEnded ? t.tournaments.result : t.tournaments.board}
            columns={isEnded ? [...columns, prize] : columns}
            rows={standings}
            rowKey={({ number }) => String(number)}
          />
          <p className={css.note}>{isEnded ? t.tournaments.resultNote : t.tournaments.boardNote}</p>
        </>
      )}
    </section>
  )
}
