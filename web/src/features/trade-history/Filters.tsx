// By what the list of trades is narrowed down: pair, side, result, days.

import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useMarket } from '../../lib/trading/market.ts'
import type { Filter } from '../../lib/trading/summary/api.ts'
import css from './TradeHistory.module.css'

type Props = { readonly filter: Filter; readonly onChange: (filter: Filter) => void }

const { filters: words } = t.tradeHistory

export function Filters({ filter, onChange }: Props) {
  const pairs = useMarket().data?.instruments.filter((one) => one.is_tradable) ?? []
  const day = (name: 'from' | 'to') => (
    <TextField
      label={words[name]}
      type="date"
      value={filter[name] ?? ''}
      onChange={({ target }) => onChange({ ...filter, [name]: target.value || undefined })}
    />
  )
  return (
    <search className={css.filter}>
      <SelectField
        label={words.pair}
        placeholder={words.all}
        value={filter.symbol ?? ''}
        choices={pairs.map(({ symbol, name }) => ({ value: symbol, label: name }))}
        onChange={({ target }) => onChange({ ...filter, symbol: target.value || undefined })}
      />
      <SelectField
        label={words.side}
        placeholder={words.all}
        value={filter.direction ?? ''}
        choices={directions}
        onChange={({ target }) =>
          onChange({ ...filter, direction: valueIn(directions, target.value) })
        }
      />
      <SelectField
        label={words.result}
        placeholder={words.all}
        value={filter.result ?? ''}
        choices={results}
        onChange={({ target }) => onChange({ ...filter, result: valueIn(results, target.value) })}
      />
      {day('from')}
      {day('to')}
    </search>
  )
}

const directions = [
  { value: 'rise', label: t.quickTrading.buy },
  { value: 'fall', label: t.quickTrading.sell },
] as const

const results = [
  { value: 'won', label: t.tradeHistory.status.Won },
  { value: 'lost', label: t.tradeHistory.status.Lost },
] as const

function valueIn<V extends string>(choices: readonly { readonly value: V }[], text: string) {
  return choices.find(({ value }) => value === text)?.value
}
