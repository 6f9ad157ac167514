// One tournament: what it is, taking part, trading its chips, and how everybody stands.

import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'wouter'
import * as format from '#browser/format/format.ts'
import type { TournamentPage as Page } from '#contract/client/tournaments.ts'
import { linkClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { tournamentQuery } from './api.ts'
import { Board } from './Board.tsx'
import { feeText, inDollars, nameOf } from './facts.ts'
import { Mine } from './Mine.tsx'
import { Proof } from './Proof.tsx'
import { Rules } from './Rules.tsx'
import css from './Tournaments.module.css'
import { TradeChips } from './TradeChips.tsx'

export default function TournamentPage() {
  const { id = '' } = useParams()
  const query = useQuery(tournamentQuery(id))
  const title = query.data ? nameOf(query.data) : t.tournaments.title
  return (
    <UserPage title={title} width="cards">
      <Link className={linkClass} to="/user/tournaments">
        {t.tournaments.back}
      </Link>
      <Loaded query={query} lines={12}>
        {(page) => (
          <div className={css.parts}>
            <Mine page={page} />
            {page.mine && page.state === 'running' && <TradeChips page={page} />}
            <Board page={page} />
            {page.state === 'ended' && !page.is_unbeaten && <Proof id={page.tournament_id} />}
            <Facts page={page} />
            <Rules />
          </div>
        )}
      </Loaded>
    </UserPage>
  )
}

function Facts({ page }: { page: Page }) {
  const { account, pool, places, fee } = page
  const rows: readonly (readonly [string, string])[] = [
    [t.tournaments.starts, format.dateMinute(page.starts_at)],
    [t.tournaments.joinUntil, format.dateMinute(page.join_until)],
    [t.tournaments.ends, format.dateMinute(page.ends_at)],
    [t.tournaments.fee, feeText(page)],
    [t.tournaments.startChips, t.tournaments.chips(format.amount(page.start_chips))],
    [t.tournaments.rebuys, t.tournaments.rebuysMost(page.rebuys_most)],
    [t.tournaments.entrants, t.tournaments.entrantsOf(page.entrants, page.seats)],
  ]
  const sum: readonly (readonly [string, string])[] = [
    ...(fee > 0
      ? ([
          [t.tournaments.fees, inDollars(pool.fees, account)],
          [
            t.tournaments.ofFees(format.exactPercent(page.pool_share)),
            inDollars(pool.of_fees, account),
          ],
        ] as const)
      : []),
    [t.tournaments.added, inDollars(pool.added, account)],
    [t.tournaments.pool, inDollars(pool.total, account)],
  ]
  return (
    <section className={`${panelClass} ${css.part}`} aria-labelledby="tournament-facts">
      <h2 id="tournament-facts">{t.tournaments.facts}</h2>
      <Pairs rows={rows} />
      <h3>{t.tournaments.poolTitle}</h3>
      <Pairs rows={sum} />
      <h3>{t.tournaments.prizes}</h3>
      <Pairs
        rows={places.map(({ share, prize }, index) => [
          t.tournaments.placeShare(index + 1, format.exactPercent(share)),
          inDollars(prize, account),
        ])}
      />
      <p className={css.note}>{t.tournaments.prizesNote}</p>
    </section>
  )
}

function Pairs({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={css.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
