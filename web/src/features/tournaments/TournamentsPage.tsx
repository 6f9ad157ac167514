// The tournaments that a client is offered: those to come and running, and those that have ended.

import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import type { TournamentView } from '#contract/client/tournaments.ts'
import { panelClass } from '#ui/Panel.tsx'
import { EmptyState } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { tournamentsQuery } from './api.ts'
import { feeText, nameOf, prizeText } from './facts.ts'
import { Rules } from './Rules.tsx'
import css from './Tournaments.module.css'

export default function TournamentsPage() {
  return (
    <UserPage title={t.tournaments.title} lead={t.tournaments.lead} width="cards">
      <Loaded query={useQuery(tournamentsQuery)} lines={9}>
        {(all) => <Lists all={all} />}
      </Loaded>
    </UserPage>
  )
}

function Lists({ all }: { all: readonly TournamentView[] }) {
  const isOver = ({ state }: TournamentView) => state === 'ended' || state === 'cancelled'
  const current = all.filter((one) => !isOver(one))
  const over = all.filter(isOver)
  return (
    <div className={css.parts}>
      <section className={`${panelClass} ${css.part}`} aria-labelledby="tournaments-now">
        <h2 id="tournaments-now">{t.tournaments.current}</h2>
        {current.length === 0 ? (
          <EmptyState>{t.tournaments.none}</EmptyState>
        ) : (
          <ul className={css.cards}>
            {current.map((one) => (
              <Card key={one.tournament_id} one={one} />
            ))}
          </ul>
        )}
      </section>
      {over.length > 0 && (
        <section className={`${panelClass} ${css.part}`} aria-labelledby="tournaments-over">
          <h2 id="tournaments-over">{t.tournaments.over}</h2>
          <ul className={css.cards}>
            {over.map((one) => (
              <Card key={one.tournament_id} one={one} />
            ))}
          </ul>
        </section>
      )}
      <Rules />
    </div>
  )
}

function Card({ one }: { one: TournamentView }) {
  return (
    <li className={css.card}>
      <Link to={`/user/tournaments/${one.tournament_id}`}>{nameOf(one)}</Link>
      <small>
        {t.tournaments.states[one.state]}
        {one.is_mine && ` · ${t.tournaments.youAreIn}`}
      </small>
      <dl className={css.facts}>
        <div>
          <dt>{t.tournaments.starts}</dt>
          <dd>{format.dateMinute(one.starts_at)}</dd>
        </div>
        <div>
          <dt>{t.tournaments.ends}</dt>
          <dd>{format.dateMinute(one.ends_at)}</dd>
        </div>
        <div>
          <dt>{t.tournaments.fee}</dt>
          <dd>{feeText(one)}</dd>
        </div>
        <div>
          <dt>{t.tournaments.pool}</dt>
          <dd>{prizeText(one)}</dd>
        </div>
        <div>
          <dt>{t.tournaments.entrants}</dt>
          <dd>{t.tournaments.entrantsOf(one.entrants, one.seats)}</dd>
        </div>
      </dl>
    </li>
  )
}
