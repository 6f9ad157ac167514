// The form that makes a bot: a key, a pair, a rule, how much is at risk, and what protects it.

import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { ExchangeKeyView } from '#contract/client/exchange-keys.ts'
import { BotWish } from '#contract/client/trader.ts'
import { ruleNames } from '#contract/public/signal-rules.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { makeBot, useTraderCall } from './api.ts'
import { botWishOf } from './bot-wish-of.ts'
import css from './Trader.module.css'
import { venueTitle } from './venue-title.ts'

type Props = { readonly keys: readonly ExchangeKeyView[] }

const { labels } = t.trader
const check = checkedBy(BotWish, labels, botWishOf)

/** A careful beginning. */
const usual = {
  stop_loss_percent: 5,
  drawdown_percent: 20,
  cool_down_minutes: 15,
  guard_stops: 2,
  guard_minutes: 120,
  low_profit_trades: 10,
  from_hour: 0,
  to_hour: 24,
} as const

export function BotForm({ keys }: Props) {
  const making = useTraderCall(makeBot)
  const { errors, form } = useForm({ check, sending: making, found: foundBy(labels) })
  const protections = Object.entries(usual) as [keyof typeof usual, number][]
  return (
    <Form className={css.form} {...form}>
      <h3>{t.trader.botNew}</h3>
      <div className={css.fields}>
        <SelectField
          label={labels.key_id}
          name="key_id"
          placeholder="–"
          choices={keys.map(({ id, name, venue }) => ({
            value: id,
            label: `${name}, ${venueTitle[venue]}`,
          }))}
          error={errors.key_id}
        />
        <TextField
          label={labels.pair}
          name="pair"
          autoComplete="off"
          defaultValue="BTC/USD"
          hint={t.trader.pairHint}
          error={errors.pair}
        />
        <SelectField
          label={labels.rule}
          name="rule"
          placeholder="–"
          choices={ruleNames.map((value) => ({ value, label: t.signals.rules[value] }))}
          error={errors.rule}
        />
        <TextField
          label={labels.at_risk}
          name="at_risk"
          inputMode="decimal"
          autoComplete="off"
          defaultValue="250"
          hint={t.trader.riskHint}
          error={errors.at_risk}
        />
        {protections.map(([name, value]) => (
          <TextField
            key={name}
            label={labels[name]}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={value}
            error={errors[`protections.${name}`]}
          />
        ))}
      </div>
      <p className={css.note}>{t.trader.emptyIsOff}</p>
      {making.isError && <Alert kind="error">{messageOf(making.error)}</Alert>}
      <div className={css.keys}>
        <Button type="submit" look="solid" busy={making.isPending}>
          {t.trader.botMake}
        </Button>
      </div>
    </Form>
  )
}
