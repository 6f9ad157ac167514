// Other terms of trade, asked for from a time to come: a second member has to confirm them.

import { useId, useState } from 'react'
import { percent } from '#browser/format/format.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { strikeRates } from '#contract/client/trades.ts'
import type { TradeTerms } from '#contract/staff/terms.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useNow } from '../lib/use-now.ts'
import { Dialog } from '../parts/Dialog.tsx'
import look from '../parts/ReasonForm.module.css'
import { terms as t } from '../words/terms.ts'
import { useTermsProposal } from './api.ts'
import css from './TermDialog.module.css'
import { checkTerm, choices, chosenOf, usualTime } from './term-text.ts'

type Term = TradeTerms['in_force'][number]
type Props = { readonly term: Term; readonly onClose: () => void }

export function TermDialog({ term: { name, value }, onClose }: Props) {
  const now = useNow()
  const proposing = useTermsProposal(name)
  const { errors, form } = useForm({
    check: (fields) => checkTerm(name, fields, now),
    sending: proposing,
    onDone: onClose,
  })
  const [from] = useState(() => usualTime(now))
  const offered = choices[name]
  return (
    <Dialog title={t.changeOf(t.names[name])} onClose={onClose}>
      <Form className={look.form} {...form}>
        {proposing.isError && <Alert kind="error">{messageOf(proposing.error)}</Alert>}
        <p className={css.says}>{t.says}</p>
        {offered ? (
          <Choices
            legend={t.names[name]}
            offered={offered}
            chosen={chosenOf(value)}
            error={errors.choices}
          />
        ) : (
          <TextField
            label={t.margin}
            hint={t.marginHint}
            name="margin"
            inputMode="decimal"
            maxLength={5}
            defaultValue={String(Number(value) / 100)}
            error={errors.margin}
          />
        )}
        <TextField
          label={t.fromWhen}
          name="from"
          type="datetime-local"
          defaultValue={from}
          error={errors.from}
        />
        <TextField label={t.why} name="reason" maxLength={500} error={errors.reason} />
        <TextField label={t.evidence} name="evidence" maxLength={500} />
        <div className={look.buttons}>
          <Button type="submit" look="solid" busy={proposing.isPending}>
            {t.propose}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

type ChoicesProps = {
  readonly legend: string
  readonly offered: readonly string[]
  readonly chosen: readonly string[]
  readonly error: string | undefined
}

function Choices({ legend, offered, chosen, error }: ChoicesProps) {
  const wrong = useId()
  return (
    <fieldset className={css.choices} aria-describedby={error && wrong}>
      <legend>{legend}</legend>
      {offered.map((one) => (
        <label key={one}>
          <input type="checkbox" name={one} defaultChecked={chosen.includes(one)} />
          {wordsOf(one)}
        </label>
      ))}
      {error && (
        <p id={wrong} className={css.wrong}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Of a strike rate what it pays; a kind is called what it is. */
function wordsOf(one: string): string {
  const rate = strikeRates.find(({ id }) => id === one)
  if (!rate) return one
  return t.rate(percent(rate.buyBp / 10_000, 0), percent(rate.sellBp / 10_000, 0))
}
