// Taking part: joining under a name or none, leaving before the start, beginning anew.

import * as format from '#browser/format/format.ts'
import { checkedBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { BoardName, type TournamentPage, tournamentNameMost } from '#contract/client/tournaments.ts'
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

const checkName = checkedBy(BoardName, { shown_as: t.tournaments.shownAs }, (fields) => ({
  shown_as: fields.shown_as?.trim() || null,
}))

/** The same call joins, and changes the name of who has joined. */
function Name({ page }: Props) {
  const { mine, tournament_id: id, state, fee } = page
  const sending = useTournamentCall((body: BoardName) => joinTournament({ id, ...body }))
  const { errors, form } = useForm({ check: checkName, sending })
  const button = mine ? t.tournaments.rename : t.tournaments.join(fee === 0 ? null : feeText(page))
  return (
    <Form className={css.form} {...form}>
      <TextField
        label={t.tournaments.shownAs}
        name="shown_as"
        hint={t.tournaments.shownAsHint}
        defaultValue={mine?.shown_as ?? ''}
        maxLength={tournamentNameMost}
        autoComplete="off"
        error={errors.shown_as}
      />
      <Button type="submit" look={mine ? 'plain' : 'solid'} busy={sending.isPending}>
        {button}
      </Button>
      {!mine && fee > 0 && <p className={css.note}>{t.tournaments.sureJoin(feeText(page))}</p>}
      {!mine && state === 'running' && <p className={css.note}>{t.tournaments.late}</p>}
    </Form>
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
