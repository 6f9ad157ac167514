// Trading the chips of a tournament: the same instruments, terms and prices as everywhere, on what
// ends before the tournament does, beside a chart of them.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import { lazyPart } from '#browser/page/lazy-part.ts'
import type { TournamentPage } from '#contract/client/tournaments.ts'
import type { InstrumentView, MarketView, QuoteView } from '#contract/public/market.ts'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Skeleton } from '#ui/States.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { serverNow } from '../../lib/stream/prices.ts'
import { useTick } from '../../lib/stream/use-tick.ts'
import { quoteQuery } from '../../lib/trading/api.ts'
import { useMarket } from '../../lib/trading/market.ts'
import { orderOf } from '../../lib/trading/order.ts'
import { usePlaceTrade } from '../../lib/trading/place-trade.ts'
import { amountOf, profitOn, type Side, strikeAt } from '../../lib/trading/strike.ts'
import { allTournaments } from './api.ts'
import { OpenChips } from './OpenChips.tsx'
import css from './Tournaments.module.css'

const ChipsChart = lazyPart(() => import('./ChipsChart.tsx'))

type Props = { readonly page: TournamentPage }

export function TradeChips({ page }: Props) {
  return (
    <section className={`${panelClass} ${css.part}`} aria-labelledby="tournament-trade">
      <h2 id="tournament-trade">{t.tournaments.trade}</h2>
      <Loaded query={useMarket()} lines={6}>
        {(market) => <Ticket page={page} market={market} />}
      </Loaded>
      <OpenChips />
    </section>
  )
}

type Chosen = {
  readonly symbol: string
  readonly duration: number
  readonly strikeRate: string
  readonly amount: string
}

function Ticket({ page, market }: Props & { readonly market: MarketView }) {
  const tradable = market.instruments.filter((one) => one.is_tradable && one.is_open)
  const [chosen, choose] = useState<Chosen>({
    symbol: market.default_symbol,
    duration: 60,
    strikeRate: market.strike_rates[0]?.id ?? '',
    amount: '10',
  })
  const change = (changed: Partial<Chosen>) => choose({ ...chosen, ...changed })
  const instrument = tradable.find(({ symbol }) => symbol === chosen.symbol) ?? tradable[0]
  if (!instrument) return <p>{t.tournaments.closed}</p>
  const left = (Date.parse(page.ends_at) - serverNow()) / 1000
  const durations = instrument.durations.filter((seconds) => seconds <= left)
  const duration = durations.includes(chosen.duration) ? chosen.duration : durations[0]
  if (duration === undefined) return <p>{t.tournaments.tooLate}</p>
  return (
    <div className={css.desk}>
      <Suspense fallback={<Skeleton lines={9} label={t.shell.loading} />}>
        <ChipsChart key={instrument.symbol} instrument={instrument} />
      </Suspense>
      <div className={css.part}>
        <div className={css.form}>
          <SelectField
            label={t.tournaments.instrument}
            placeholder={instrument.name}
            value={instrument.symbol}
            choices={tradable.map(({ symbol, name }) => ({ value: symbol, label: name }))}
            onChange={(event) => change({ symbol: event.target.value || instrument.symbol })}
          />
          <TextField
            label={t.tournaments.amount}
            inputMode="decimal"
            autoComplete="off"
            value={chosen.amount}
            onChange={(event) => change({ amount: event.target.value })}
          />
          <SelectField
            label={t.tournaments.duration}
            placeholder={format.duration(duration)}
            value={String(duration)}
            choices={durations.map((one) => ({ value: String(one), label: format.duration(one) }))}
            onChange={(event) => change({ duration: Number(event.target.value) || duration })}
          />
          <SelectField
            label={t.tournaments.strikeRate}
            placeholder={chosen.strikeRate}
            value={chosen.strikeRate}
            choices={market.strike_rates.map((rate) => ({
              value: rate.id,
              label: t.tournaments.pays(
                format.exactPercent(rate.buy_profit_rate),
                format.exactPercent(rate.sell_profit_rate),
              ),
            }))}
            onChange={(event) => change({ strikeRate: event.target.value || chosen.strikeRate })}
          />
        </div>
        <Sides
          instrument={instrument}
          chosen={{ ...chosen, symbol: instrument.symbol, duration }}
          version={market.version}
        />
      </div>
    </div>
  )
}

type Sided = {
  readonly instrument: InstrumentView
  readonly chosen: Chosen
  /** Of the offer. */
  readonly version: string
}

function Sides({ instrument, chosen, version }: Sided) {
  const { symbol, duration, strikeRate } = chosen
  const query = useQuery(quoteQuery({ symbol, duration, strikeRate, version }))
  const quote = query.data?.symbol === symbol && !query.isError ? query.data : undefined
  const tick = useTick(symbol)
  const amount = amountOf(chosen.amount)
  const queries = useQueryClient()
  const place = usePlaceTrade()
  const order = (side: Side) => {
    if (amount === undefined) return
    place.mutate(orderOf({ instrument, ticket: chosen, mode: 'chips', side, amount }), {
      onSuccess: () => void queries.invalidateQueries(allTournaments),
    })
  }
  const trouble = place.error ?? query.error
  return (
    <>
      <p>
        {t.tournaments.price}{' '}
        <b>{tick ? format.price(tick.price, instrument.decimals) : t.tournaments.noPrice}</b>
      </p>
      <div className={css.sides}>
        {(['Buy', 'Sell'] as const).map((side) => (
          <SideKey
            key={side}
            side={side}
            instrument={instrument}
            quote={quote}
            price={tick?.price}
            amount={amount}
            isBusy={place.isPending}
            onPress={() => order(side)}
          />
        ))}
      </div>
      {trouble && <p role="alert">{messageOf(trouble)}</p>}
    </>
  )
}

type Key = {
  readonly side: Side
  readonly instrument: InstrumentView
  readonly quote: QuoteView | undefined
  readonly price: number | undefined
  readonly amount: number | undefined
  readonly isBusy: boolean
  readonly onPress: () => void
}

function SideKey({ side, instrument, quote, price, amount, isBusy, onPress }: Key) {
  const id = useId()
  const offer = side === 'Buy' ? quote?.buy : quote?.sell
  const strike =
    offer && quote && strikeAt(price ?? quote.spot, offer.strike_factor, instrument, side)
  return (
    <div className={css.side}>
      <Button
        look="solid"
        busy={isBusy}
        disabled={!offer || amount === undefined}
        aria-describedby={id}
        onClick={onPress}
      >
        {t.tournaments.sides[side]}
      </Button>
      <small id={id} className={css.note}>
        {offer && strike != null
          ? t.tournaments.offer({
              profit: format.amount(profitOn(amount ?? 0, offer.profit_rate)),
              strike: format.price(strike, instrument.decimals),
              chance: format.percent(offer.win_probability),
            })
          : t.tournaments.noQuote}
      </small>
    </div>
  )
}
