// What is traded automatically, and within which limits.

import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Errors } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { fieldErrorsOf, messageOf } from '#browser/http/errors.ts'
import {
  type AtsSettingsView,
  AtsSettingsWish,
  type AtsView,
  atsTells,
} from '#contract/client/ats.ts'
import { ruleNames } from '#contract/public/signal-rules.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useMarket } from '../../lib/trading/market.ts'
import css from './Ats.module.css'
import { saveAts, useAtsCall } from './api.ts'
import { Choices } from './Choices.tsx'
import { wishOf } from './wish-of.ts'

type Props = { readonly ats: AtsView; readonly onDone: () => void }

const { labels } = t.ats
const check = checkedBy(AtsSettingsWish, labels, wishOf)

export function SettingsForm({ ats, onDone }: Props) {
  const { data: market } = useMarket()
  const saving = useAtsCall(saveAts)
  const { errors, form } = useForm({ check, sending: saving, found: foundBy(labels), onDone })
  const tradable = market?.instruments.filter((one) => one.is_tradable) ?? []
  const kept = ats.settings
  // What is said of a field stands beside it.
  const isWhole = saving.isError && fieldErrorsOf(saving.error).length === 0
  const trouble = isWhole ? messageOf(saving.error) : undefined
  return (
    <Form className={css.form} {...form}>
      <Choices
        name="rule"
        legend={labels.rules}
        choices={ruleNames.map((value) => ({ value, label: t.signals.rules[value] }))}
        chosen={kept?.rules ?? ['momentum']}
        error={errors.rules}
      />
      <Choices
        name="symbol"
        legend={labels.symbols}
        choices={tradable.map(({ symbol, name }) => ({ value: symbol, label: name }))}
        chosen={kept?.symbols ?? tradable.slice(0, 1).map(({ symbol }) => symbol)}
        error={errors.symbols}
      />
      <LimitFields ats={ats} errors={errors} />
      <p className={css.note}>{t.ats.emptyIsNone}</p>
      {trouble !== undefined && <Alert kind="error">{trouble}</Alert>}
      <div className={css.keys}>
        <Button type="submit" look="solid" busy={saving.isPending}>
          {t.ats.save}
        </Button>
        {kept && (
          <Button look="ghost" onClick={onDone}>
            {t.ats.cancel}
          </Button>
        )}
      </div>
      {ats.runs === 'real' && <p className={css.note}>{t.ats.changeEndsLive}</p>}
    </Form>
  )
}

type LimitProps = { readonly ats: AtsView; readonly errors: Errors }

function LimitFields({ ats, errors }: LimitProps) {
  const [isShare, choose] = useState(ats.settings?.share_bp != null)
  const kept = ats.settings
  return (
    <div className={css.fields}>
      <SelectField
        label={t.ats.stakeBy}
        name="stake_by"
        placeholder={t.ats.stakeFixed}
        choices={[{ value: 'share', label: t.ats.stakeShare }]}
        value={isShare ? 'share' : ''}
        onChange={({ target }) => choose(target.value === 'share')}
      />
      <Field
        name={isShare ? 'share' : 'stake'}
        kept={isShare ? shareOf(kept) : (kept?.stake ?? 10)}
        hint={t.ats.stakeMost(format.money(ats.stake_most))}
        error={isShare ? errors.share_bp : errors.stake}
      />
      <Field name="trades_per_day" kept={kept?.trades_per_day ?? 5} errors={errors} />
      <Field name="stake_per_day" kept={kept?.stake_per_day ?? 50} errors={errors} />
      <Field
        name="loss_per_day"
        kept={kept?.loss_per_day ?? 50}
        hint={t.ats.lossHint}
        errors={errors}
      />
      <Field
        name="from"
        kept={kept?.hours?.from}
        hint={t.ats.hoursHint}
        error={errors['hours.from']}
      />
      <Field name="to" kept={kept?.hours?.to} error={errors['hours.to']} />
      <Field name="losses_in_row" kept={rest(kept, 'losses_in_row', 5)} errors={errors} />
      <Field name="cool_down_minutes" kept={rest(kept, 'cool_down_minutes', 15)} errors={errors} />
      <Field name="pair_losses" kept={rest(kept, 'pair_losses', 3)} errors={errors} />
      <Field name="drawdown" kept={rest(kept, 'drawdown', 100)} errors={errors} />
      <SelectField
        label={labels.tells}
        name="tells"
        placeholder={t.ats.tells.ends}
        choices={atsTells
          .filter((value) => value !== 'ends')
          .map((value) => ({ value, label: t.ats.tells[value] }))}
        defaultValue={kept?.tells === 'ends' ? '' : kept?.tells}
      />
    </div>
  )
}

type Optional = 'losses_in_row' | 'cool_down_minutes' | 'pair_losses' | 'drawdown'

/** Of what may be left empty: as it is kept; a careful value where nothing is. */
function rest(kept: AtsSettingsView | null, name: Optional, careful: number): number | null {
  return kept ? kept[name] : careful
}

/** In percent. */
function shareOf(kept: AtsSettingsView | null): number {
  return (kept?.share_bp ?? 100) / 100
}

type FieldName = Exclude<keyof typeof labels, 'rules' | 'symbols' | 'hours' | 'tells'>

type FieldProps = {
  readonly name: FieldName
  readonly kept: string | number | null | undefined
  readonly hint?: string
  readonly error?: string | undefined
  readonly errors?: Errors
}

function Field({ name, kept, hint, error, errors }: FieldProps) {
  return (
    <TextField
      key={name}
      label={labels[name]}
      name={name}
      inputMode={name === 'from' || name === 'to' ? 'text' : 'decimal'}
      autoComplete="off"
      defaultValue={kept ?? ''}
      hint={hint}
      error={error ?? errors?.[name]}
    />
  )
}
