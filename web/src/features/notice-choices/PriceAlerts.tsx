// The prices that a client wants to be told of: those that wait, the last that were reached, and a
// new one.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import { typedFigure } from '#browser/format/typed-figure.ts'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { fieldErrorsOf, messageOf } from '#browser/http/errors.ts'
import { NewPriceAlert, type PriceAlertView } from '#contract/client/price-alerts.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { LivePrice } from '../../lib/price/LivePrice.tsx'
import { useMarket, useSymbolName } from '../../lib/trading/market.ts'
import { alertsQuery, dropAlert, setAlert } from './api.ts'
import css from './NoticeChoices.module.css'

const words = t.noticeChoices.prices

export function PriceAlerts() {
  return (
    <section className={panelClass} aria-labelledby="prices">
      <h2 id="prices">{words.title}</h2>
      <p className={css.note}>{words.lead}</p>
      <NewAlert />
      <Loaded query={useQuery(alertsQuery)} lines={3}>
        {(alerts) =>
          alerts.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className={css.list}>
              {alerts.map((alert) => (
                <OneAlert key={alert.id} alert={alert} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

const { labels } = words
const check = checkedBy(NewPriceAlert, labels, wishOf)

/** What the codec takes of what stands in the form. */
function wishOf({ symbol = '', kind = '', level = '' }: Fields): unknown {
  const figure = typedFigure(level)
  return kind === 'moved' ? { kind, symbol, percent: figure } : { kind, symbol, price: figure }
}

function NewAlert() {
  const queries = useQueryClient()
  const { data: market } = useMarket()
  const tradable = market?.instruments.filter((one) => one.is_tradable) ?? []
  const [symbol, setSymbol] = useState('')
  const [kind, setKind] = useState('above')
  const setting = useMutation({
    mutationFn: setAlert,
    onSuccess: (alerts) => queries.setQueryData(alertsQuery.queryKey, alerts),
  })
  const { errors, form } = useForm({
    check,
    found: foundBy(labels),
    sending: setting,
    onDone: (_, element) => {
      const level = element.elements.namedItem('level')
      if (level instanceof HTMLInputElement) level.value = ''
    },
  })
  const isMove = kind === 'moved'
  const isWhole = setting.isError && fieldErrorsOf(setting.error).length === 0
  return (
    <Form className={css.form} {...form}>
      <SelectField
        label={labels.symbol}
        name="symbol"
        placeholder={words.choose}
        choices={tradable.map(({ symbol: value, name: label }) => ({ value, label }))}
        error={errors.symbol}
        onChange={({ target }) => setSymbol(target.value)}
      />
      {symbol !== '' && (
        <p className={css.note}>
          {words.now} <LivePrice symbol={symbol} />
        </p>
      )}
      <SelectField
        label={labels.kind}
        name="kind"
        placeholder={words.choose}
        defaultValue="above"
        choices={(['above', 'below', 'moved'] as const).map((value) => ({
          value,
          label: words.kinds[value],
        }))}
        error={errors.kind}
        onChange={({ target }) => setKind(target.value)}
      />
      <TextField
        label={isMove ? labels.percent : labels.price}
        name="level"
        inputMode="decimal"
        autoComplete="off"
        error={errors.price ?? errors.percent}
      />
      {isWhole && <Alert kind="error">{messageOf(setting.error)}</Alert>}
      <Button type="submit" look="solid" busy={setting.isPending}>
        {words.set}
      </Button>
    </Form>
  )
}

function OneAlert({ alert }: { alert: PriceAlertView }) {
  const { id, symbol, kind, upper, lower, reached_at, reached_price } = alert
  const queries = useQueryClient()
  const name = useSymbolName()(symbol)
  const dropping = useMutation({
    mutationFn: () => dropAlert(id),
    onSuccess: (alerts) => queries.setQueryData(alertsQuery.queryKey, alerts),
  })
  const levels = { upper: format.figures(upper ?? ''), lower: format.figures(lower ?? '') }
  const isOver = reached_at !== null && reached_price !== null
  return (
    <li className={css.item}>
      <span className={css.what}>
        {words.wishes[kind](name, levels)}
        <small>
          {isOver
            ? words.reached(format.figures(reached_price), format.dateTime(reached_at))
            : words.waits(format.figures(alert.set_at_price))}
        </small>
      </span>
      <Button busy={dropping.isPending} onClick={() => dropping.mutate()}>
        {words.drop}
        <span className={css.hidden}> {words.wishes[kind](name, levels)}</span>
      </Button>
      {dropping.isError && <Alert kind="error">{messageOf(dropping.error)}</Alert>}
    </li>
  )
}
