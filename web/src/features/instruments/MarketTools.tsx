// Search and order of the market table. Where the columns have titles to click, the list of orders
// is left out.

import { useId } from 'react'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './MarketTable.module.css'
import { type Order, orders } from './rows.ts'

type Props = {
  readonly text: string
  readonly onText: (text: string) => void
  readonly order: Order
  readonly onOrder: (order: Order) => void
}

export function MarketTools({ text, onText, order, onOrder }: Props) {
  const id = useId()
  return (
    <div className={css.tools}>
      <div className={css.search}>
        <label className="sr" htmlFor={`${id}-search`}>
          {t.instruments.search}
        </label>
        <Icon name="search" />
        <input
          id={`${id}-search`}
          type="search"
          value={text}
          placeholder={t.instruments.searchHint}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      </div>
      <div className={css.order}>
        <label htmlFor={`${id}-order`}>{t.instruments.sort}</label>
        <select
          id={`${id}-order`}
          value={order}
          onChange={({ currentTarget }) => {
            const chosen = orders.find((one) => one === currentTarget.value)
            if (chosen) onOrder(chosen)
          }}
        >
          {orders.map((one) => (
            <option key={one} value={one}>
              {t.instruments.sortOptions[one]}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
