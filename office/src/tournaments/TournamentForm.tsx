// A tournament while it is written down; once published it never changes.

import { typedDollars } from '#browser/format/format.ts'
import { checkedBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { closedToIncentives } from '#contract/shared/incentive-law.ts'
import { staffTournamentRoutes } from '#contract/staff/tournaments.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Block } from '../parts/Board.tsx'
import { instantOf } from '../site/instant-of.ts'
import { tournaments as t } from '../words/tournaments.ts'
import { type Publishing, usePublishing } from './api.ts'
import css from './Tournaments.module.css'

const labels = {
  name: t.name,
  account: t.account,
  fee: t.fee,
  pool_percent: t.poolPercent,
  added: t.added,
  start_chips: t.startChips,
  rebuys_most: t.rebuysMost,
  seats: t.seats,
  places: t.places,
  countries: t.countries,
  starts_at: t.startsUtc,
  join_until: t.joinUntilUtc,
  ends_at: t.endsUtc,
}

const checkBody = checkedBy(staffTournamentRoutes.officeTournament.body, labels, (fields) => ({
  name: fields.name,
  account: fields.account,
  fee: figureOf(fields.fee),
  pool_percent: figureOf(fields.pool_percent),
  added: figureOf(fields.added),
  start_chips: figureOf(fields.start_chips),
  rebuys_most: figureOf(fields.rebuys_most),
  seats: figureOf(fields.seats),
  places: partsOf(fields.places).map(figureOf),
  countries: partsOf(fields.countries).map((code) => code.toUpperCase()),
  starts_at: instantOf(fields.starts_at),
  join_until: instantOf(fields.join_until),
  ends_at: instantOf(fields.ends_at),
}))

function check(fields: Fields): Checked<Publishing> {
  return checkBody(fields)
}

/** What is no figure stays what was typed, and is refused. */
function figureOf(typed = ''): number | string {
  const plain = typedDollars(typed)
  return plain === undefined ? typed : Number(plain)
}

function partsOf(typed = ''): string[] {
  return typed.split(/[\s;]+/).filter((part) => part !== '')
}

const texts = ['name', 'fee', 'pool_percent', 'added', 'start_chips', 'rebuys_most'] as const
const lists = ['seats', 'places', 'countries'] as const
const times = ['starts_at', 'join_until', 'ends_at'] as const

export function TournamentForm({ onDone }: { readonly onDone: () => void }) {
  const sending = usePublishing()
  const { errors, form } = useForm({ check, sending, onDone })
  return (
    <Block title={t.make} note={t.makeNote} width="full">
      <Form className={css.form} {...form}>
        {sending.isError && <Alert kind="error">{messageOf(sending.error)}</Alert>}
        <div className={css.fields}>
          <SelectField
            label={labels.account}
            name="account"
            placeholder={t.pick}
            choices={(['demo', 'real'] as const).map((value) => ({
              value,
              label: t.accounts[value],
            }))}
            error={errors.account}
          />
          {[...texts, ...lists].map((name) => (
            <TextField
              key={name}
              label={labels[name]}
              name={name}
              hint={t.hints[name] || undefined}
              autoComplete="off"
              error={errors[name]}
            />
          ))}
          {times.map((name) => (
            <TextField
              key={name}
              label={labels[name]}
              name={name}
              type="datetime-local"
              error={errors[name]}
            />
          ))}
        </div>
        <p>{t.closedByLaw(closedToIncentives.join(' '))}</p>
        <Button type="submit" look="solid" busy={sending.isPending}>
          {t.publish}
        </Button>
      </Form>
    </Block>
  )
}
