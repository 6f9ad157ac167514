// The watch list: the client's favourites, then everything else that can be traded, each with its
// newest price, the day's change and the trades that are open on it.

import { useQuery } from '@tanstack/react-query'
import * as format from '#browser/format/format.ts'
import type { InstrumentView } from '#contract/public/market.ts'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useTickInList } from '../../lib/stream/use-tick.ts'
import { useBook } from '../../lib/trading/book.ts'
import { useOpenTrades } from '../../lib/trading/trades.ts'
import { ratesQuery } from './api.ts'
import page from './QuickTrading.module.css'
import { choose, toggleFavourite, useTicket } from './ticket.ts'
import css from './WatchList.module.css'

type Props = { readonly all: readonly InstrumentView[]; readonly chosen: string }

export default function WatchList({ all, chosen }: Props) {
  const { favourites, showsWatchList: isShown } = useTicket()
  const kept = all.filter(({ symbol }) => favourites.includes(symbol))
  const others = all.filter(({ symbol }) => !favourites.includes(symbol))
  return (
    <nav
      className={`${page.panel} ${css.watch}`}
      aria-label={t.quickTrading.watchList}
      data-hidden={!isShown || undefined}
    >
      <div className={css.head}>
        {isShown && <h2>{t.quickTrading.watchList}</h2>}
        <button
          type="button"
          aria-expanded={isShown}
          aria-label={isShown ? t.terms.foldWatchList : t.terms.showWatchList}
          title={isShown ? t.terms.foldWatchList : t.terms.showWatchList}
          onClick={() => choose({ showsWatchList: !isShown })}
        >
          <Icon name="chevron" />
        </button>
      </div>
      {isShown && (
        <div className={css.list}>
          <Rows title={t.terms.favourites} rows={kept} chosen={chosen} />
          <Rows title={t.terms.allInstruments} rows={others} chosen={chosen} />
        </div>
      )}
    </nav>
  )
}

type RowsProps = {
  readonly title: string
  readonly rows: readonly InstrumentView[]
  readonly chosen: string
}

function Rows({ title, rows, chosen }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {rows.map((one) => (
          <Row key={one.symbol} instrument={one} isChosen={one.symbol === chosen} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = { readonly instrument: InstrumentView; readonly isChosen: boolean }

function Row({ instrument, isChosen }: RowProps) {
  const { symbol, name, decimals, is_open: isOpen } = instrument
  const isFavourite = useTicket((ticket) => ticket.favourites.includes(symbol))
  const open = useOpenOn(symbol)
  const tick = useTickInList(symbol)
  const rate = useQuery(ratesQuery).data?.get(symbol)
  const price = tick?.price ?? rate?.price
  return (
    <li>
      <button
        type="button"
        className={css.star}
        aria-pressed={isFavourite}
        aria-label={t.quickTrading.favourite(name)}
        onClick={() => toggleFavourite(symbol)}
      >
        <Icon name="star" small />
      </button>
      <button
        type="button"
        className={css.row}
        aria-current={isChosen || undefined}
        onClick={() => choose({ symbol })}
      >
        <b>{name}</b>
        <b className={css.figure}>
          {price === undefined ? '\u2014' : format.price(price, decimals)}
        </b>
        <small>{isOpen ? open > 0 && t.terms.openOn(open) : t.quickTrading.closed}</small>
        <small className={css.figure}>
          {rate?.change_24h == null ? '' : format.change(rate.change_24h)}
        </small>
      </button>
    </li>
  )
}

/** How many of the client's trades run on it. */
function useOpenOn(symbol: string): number {
  const mode = useBook((book) => book.mode)
  return useOpenTrades(mode).data?.filter((trade) => trade.symbol === symbol).length ?? 0
}
