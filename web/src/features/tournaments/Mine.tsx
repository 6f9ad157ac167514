// Taking part: joining under a name or none, leaving before the start, beginning anew.

import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import { type TournamentPage, tournamentNameMost } from '#contract/client/tournaments.ts'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { joinTournament, leaveTournament, rebuyTournament } from './api.ts'
import { feeText } from './facts.ts'
import css from './Tournaments.module.css'
import { useTournamentCall } from './use-tournaments.ts'

type Props = { readonly page: TournamentPage }

export function Mine({ page }: Props) {
  const { state, mine, reason } = page
  return (
    <section className={`${panelClass} ${css.part}`} aria-labelledby="tournament-mine">
      <h2 id="tournament-mine">{t.tournaments.states[state]}</h2>
      {reason !== null && <p>{t.tournaments.cancelledFor(reason)}</p>}
      {mine && <Standing page={page} mine={mine} />}
      {(state === 'announced' || state === 'running') && <Name page={page} />}
      {mine && state === 'announced' && <Leaving page={page} />}
      {mine && state === 'running' && <Rebuying page={page} mine={mine} />}
    </section>
  )
}

type OfMine = Props & { readonly mine: NonNullable<TournamentPage['mine']> }

function Standing({ page, mine }: OfMine) {
  if (page.state === 'ended' || page.state === 'cancelled') return null
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t.tournaments.available}</dt>
        <dd>{t.tournaments.chips(format.amount(mine.available))}</dd>
      </div>
      <div>
        <dt>{t.tournaments.staked}</dt>
        <dd>{t.tournaments.chips(format.amount(mine.staked))}</dd>
      </div>
    </dl>
  )
}

/** The same call joins, and changes the name of who has joined. */
function Name({ page }: Props) {
  const { mine, tournament_id: id, state } = page
  const [name, setName] = useState(mine?.shown_as ?? '')
  const [isSure, setSure] = useState(page.fee === 0)
  const join = useTournamentCall(joinTournament)
  const send = () => join.mutate({ id, shown_as: name.trim() === '' ? null : name.trim() })
  const button = mine
    ? t.tournaments.rename
    : t.tournaments.join(page.fee === 0 ? null : feeText(page))
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (mine || isSure) send()
        else setSure(true)
      }}
    >
      <TextField
        label={t.tournaments.shownAs}
        hint={t.tournaments.shownAsHint}
        value={name}
        maxLength={tournamentNameMost}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" look={mine ? 'plain' : 'solid'} busy={join.isPending}>
        {mine || isSure || page.fee === 0 ? button : t.tournaments.askJoin}
      </Button>
      {!mine && isSure && page.fee > 0 && (
        <p className={css.note}>{t.tournaments.sureJoin(feeText(page))}</p>
      )}
      {!mine && state === 'running' && <p className={css.note}>{t.tournaments.late}</p>}
    </form>
  )
}

function Leaving({ page }: Props) {
  const leave = useTournamentCall(leaveTournament)
  return (
    <p>
      <Button busy={leave.isPending} onClick={() => leave.mutate(page.tournament_id)}>
        {t.tournaments.leave}
      </Button>
    </p>
  )
}

function Rebuying({ page, mine }: OfMine) {
  const rebuy = useTournamentCall(rebuyTournament)
  const { tournament_id: id, rebuys_most: most, start_chips: start } = page
  if (mine.rebuys >= most || mine.available + mine.staked >= start) return null
  return (
    <p className={css.row}>
      <Button busy={rebuy.isPending} onClick={() => rebuy.mutate({ id, number: mine.rebuys + 1 })}>
        {t.tournaments.rebuy(feeText(page))}
      </Button>
      <span className={css.note}>{t.tournaments.rebuyNote}</span>
    </p>
  )
}
