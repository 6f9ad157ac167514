// The charts: that of the instrument one trades on, and where a screen is wide enough one or three
// others beside it.

import * as format from '#browser/format/format.ts'
import { useMedia } from '#browser/page/use-media.ts'
import type { InstrumentView } from '#contract/public/market.ts'
import * as t from '../../../lib/i18n/i18n.ts'
import { useTick } from '../../../lib/stream/use-tick.ts'
import { arrange, useLayout } from '../layout.ts'
import { choose, useTicket } from '../ticket.ts'
import { ChartPanel } from './ChartPanel.tsx'
import css from './Charts.module.css'
import { otherSymbols } from './other-symbols.ts'

type Props = { readonly instrument: InstrumentView; readonly all: readonly InstrumentView[] }

const counts = [1, 2, 4] as const

export default function Charts({ instrument, all }: Props) {
  const hasRoom = useMedia('(min-width: 1800px) and (min-height: 900px)')
  const chosen = useLayout((layout) => layout.charts)
  const others = hasRoom ? chosen.flatMap((symbol) => withSymbol(all, symbol) ?? []) : []
  return (
    <div className={css.charts} data-count={1 + others.length}>
      <ChartPanel
        key={instrument.symbol}
        instrument={instrument}
        isSmall={others.length > 0}
        more={hasRoom && <Count instrument={instrument} all={all} count={1 + others.length} />}
      />
      {others.map((other, place) => (
        <Other
          // biome-ignore lint/suspicious/noArrayIndexKey: the place stays, its instrument changes
          key={place}
          instrument={other}
          all={all}
          onChange={(symbol) => arrange({ charts: chosen.with(place, symbol) })}
          onTrade={() => {
            arrange({ charts: chosen.with(place, instrument.symbol) })
            choose({ symbol: other.symbol })
          }}
        />
      ))}
    </div>
  )
}

function withSymbol(all: readonly InstrumentView[], symbol: string) {
  return all.find((one) => one.symbol === symbol)
}

function Count({ instrument, all, count }: Props & { readonly count: number }) {
  const favourites = useTicket((ticket) => ticket.favourites)
  const take = (wanted: number) => {
    const kept = useLayout.getState().charts
    const known = all.map(({ symbol }) => symbol)
    const charts = otherSymbols({ main: instrument.symbol, kept, favourites, known })
    arrange({ charts: charts.slice(0, wanted - 1) })
  }
  return (
    <fieldset className={css.count}>
      <legend className="sr">{t.chart.charts}</legend>
      {counts.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={count === one}
          aria-label={t.chart.chartsOf(one)}
          title={t.chart.chartsOf(one)}
          onClick={() => take(one)}
        >
          {one}
        </button>
      ))}
    </fieldset>
  )
}

type OtherProps = Props & {
  readonly onChange: (symbol: string) => void
  readonly onTrade: () => void
}

function Other({ instrument, all, onChange, onTrade }: OtherProps) {
  const { symbol, name, decimals } = instrument
  const tick = useTick(symbol)
  return (
    <div className={css.other}>
      <div className={css.head}>
        <select
          aria-label={t.chart.instrument}
          value={symbol}
          onChange={({ target }) => onChange(target.value)}
        >
          {all.map((one) => (
            <option key={one.symbol} value={one.symbol}>
              {one.name}
            </option>
          ))}
        </select>
        <b>{tick ? format.price(tick.price, decimals) : '\u2014'}</b>
        <button type="button" onClick={onTrade}>
          {t.chart.tradeThis}
          <span className="sr">: {name}</span>
        </button>
      </div>
      <ChartPanel key={symbol} instrument={instrument} isSmall name={name} />
    </div>
  )
}
