// Other terms of trade, asked for from a time to come: a second member has to confirm them.

import { useId } from 'react'
import { percent } from '#browser/format/format.ts'
import { strikeRates } from '#contract/client/trades.ts'
import { TextField } from '#ui/TextField.tsx'
import { terms as t } from '../words/terms.ts'
import { useTermsProposal } from './api.ts'
import { ChangeForm } from './ChangeForm.tsx'
import css from './TermDialog.module.css'
import {
  checkTerm,
  choices,
  chosenOf,
  isNumberTerm,
  type TradeTerm,
  typedTerm,
} from './term-text.ts'

type Props = {
  readonly term: { readonly name: TradeTerm; readonly value: string }
  readonly onClose: () => void
}

export function TermDialog({ term: { name, value }, onClose }: Props) {
  const proposing = useTermsProposal(name)
  return (
    <ChangeForm
      proposing={proposing}
      title={t.changeOf(t.names[name])}
      says={t.says}
      check={checkTerm(name)}
      onClose={onClose}
    >
      {(errors) =>
        isNumberTerm(name) ? (
          <TextField
            label={t.numbers[name].label}
            hint={t.numbers[name].hint}
            name={name}
            inputMode="decimal"
            maxLength={5}
            defaultValue={typedTerm(name, value)}
            error={errors[name]}
          />
        ) : (
          <Choices
            legend={t.names[name]}
            offered={choices[name] ?? []}
            chosen={chosenOf(value)}
            error={errors.choices}
          />
        )
      }
    </ChangeForm>
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
