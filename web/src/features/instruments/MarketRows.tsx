// The rows of the market table: a table where there is room, a list of two lines each where not.

import * as format from '#browser/format/format.ts'
import type { OverviewRow } from '#contract/public/overview.ts'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { ageText } from '../../lib/price/age-text.ts'
import { Change } from '../../lib/price/Change.tsx'
import { SourceTag } from '../../lib/price/SourceTag.tsx'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { useBySecond, useLivePrice } from '../../lib/stream/use-live-price.ts'
import css from './MarketRows.module.css'
import { nextOrder, type Order } from './rows.ts'
import { Sparkline } from './Sparkline.tsx'

type Props = {
  readonly rows: readonly OverviewRow[]
  readonly order: Order
  readonly onOrder: (order: Order) => void
  /** When the ages were true. */
  readonly time: string
  /** The source that is told for the whole table. */
  readonly source: string
  readonly chosen: string
  readonly onChoose: (symbol: string) => void
}

export function MarketRows({ rows, order, onOrder, ...rest }: Props) {
  const { columns } = t.instruments
  const sort = { order, onOrder }
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <Sorted title={columns.name} orders={['name', 'nameDown']} {...sort} />
          <th scope="col">{columns.day}</th>
          <Sorted title={columns.price} orders={['priceUp', 'price']} {...sort} isNumber />
          <Sorted title={columns.change} orders={['changeDown', 'change']} {...sort} isNumber />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.symbol} row={row} {...rest} />
        ))}
      </tbody>
    </table>
  )
}

type SortedProps = Pick<Props, 'order' | 'onOrder'> & {
  readonly title: string
  /** Rising, then falling. */
  readonly orders: readonly [Order, Order]
  readonly isNumber?: boolean
}

function Sorted({ title, orders, order, onOrder, isNumber = false }: SortedProps) {
  const [rising, falling] = orders
  const sort = order === rising ? 'ascending' : order === falling ? 'descending' : undefined
  // Figures are asked for from the highest on, names from the first letter on.
  const clicks = isNumber ? ([falling, rising] as const) : orders
  return (
    <th scope="col" aria-sort={sort} className={isNumber ? css.number : undefined}>
      <button type="button" className={css.sort} onClick={() => onOrder(nextOrder(order, clicks))}>
        {title}
        <svg viewBox="0 0 8 12" aria-hidden="true" data-sort={sort}>
          <path d="M1 4.500 4 1.500l3 3" />
          <path d="M1 7.500l3 3 3-3" />
        </svg>
      </button>
    </th>
  )
}

type RowProps = Omit<Props, 'rows' | 'order' | 'onOrder'> & { readonly row: OverviewRow }

function Row({ row, time, source, chosen, onChoose }: RowProps) {
  const { symbol, name, title } = row
  return (
    <tr data-chosen={symbol === chosen || undefined}>
      <th scope="row" className={css.name}>
        <SiteLink to={`/instruments/${symbol}`}>{name}</SiteLink>
        {title !== null && <small>{title}</small>}
      </th>
      <td className={css.day}>
        <button
          type="button"
          aria-pressed={symbol === chosen}
          aria-label={t.instruments.showChart(name)}
          onClick={() => onChoose(symbol)}
        >
          <Sparkline heights={row.sparkline} />
        </button>
      </td>
      <td className={`${css.number} ${css.price}`}>
        <Price row={row} time={time} source={source} />
      </td>
      <td className={`${css.number} ${css.change}`}>
        <Change share={row.change_24h} />
      </td>
    </tr>
  )
}

/** A price of the table that has not come for so long is called stale. */
const staleAfterMs = { traded: 6_000, quoted: 61_000 }

function Price({ row, time, source }: Pick<RowProps, 'row' | 'time' | 'source'>) {
  const tick = useLivePrice(row.symbol)
  const price = tick?.price ?? row.price
  const at = tick?.at ?? Date.parse(time) - (row.age_ms ?? 0)
  const limit = row.is_tradable ? staleAfterMs.traded : staleAfterMs.quoted
  const isStale = useBySecond((now) => (now === undefined ? row.is_stale : now - at > limit))
  const age = useBySecond((now) =>
    now === undefined
      ? t.prices.at(new Date(at).toISOString().slice(11, 19))
      : ageText(Math.max(0, now - at)),
  )
  if (price === null) return <span className={css.age}>{t.prices.none}</span>
  const stated = tick?.source ?? row.source
  return (
    <>
      <b>{format.price(price, row.decimals)}</b>
      <span className={css.age}>
        <span>{age}</span>
        {stated !== source && <SourceTag source={stated} />}
        {row.is_open ? (
          isStale && <Tag tone="bad">{t.prices.stale}</Tag>
        ) : (
          <Tag>{t.prices.closed}</Tag>
        )}
      </span>
    </>
  )
}
