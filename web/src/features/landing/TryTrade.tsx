// The trade that is tried: its price as it moves, both sides at the terms of this moment, and what
// became of it.

import { useEffect, useState } from 'react'
import * as format from '#browser/format/format.ts'
import type { QuoteView } from '#contract/public/market.ts'
import { Button } from '#ui/Button.tsx'
import { Sign } from '#ui/Sign.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { useReply } from '../../lib/site/replies.tsx'
import { useLivePrice, useSiteSecond } from '../../lib/stream/use-live-price.ts'
import { profitOn, type Side, strikeAt } from '../../lib/trading/strike.ts'
import { ratesRead } from './rates.ts'
import css from './TryCard.module.css'
import { TryPicture } from './TryPicture.tsx'
import { begin, type Grid, type Heard, hear, leadOf, type Market, type Try } from './try-trade.ts'

const amount = 100
const seconds = 60
const quoteEveryMs = 5_000
const heardMost = 180
const pastSeconds = 5

export function TryTrade({ market }: { readonly market: Market }) {
  const { symbol, decimals } = market
  // As `useInstrument` does, without what shows prices: the first page stays light.
  const grid = useReply(publicCalls.marketInstrument, { params: { symbol } }).data
  const now = useSiteSecond()
  const quote = useQuote(symbol)
  const { heard, tried, setTried } = useTried(symbol)
  const price = heard.at(-1)?.price ?? market.price
  const press = (side: Side) => {
    const offer = side === 'Buy' ? quote?.buy : quote?.sell
    if (!quote || !offer || !grid || now === undefined) return
    const terms = { side, factor: offer.strike_factor, profitRate: offer.profit_rate, grid }
    // Not before the newest price heard: what is known already is nobody's entry.
    const at = Math.max(now, heard.at(-1)?.at ?? 0)
    setTried(begin({ ...terms, delayMs: quote.entry_delay_ms }, at, seconds))
  }
  return (
    <div className={css.trade} data-later>
      <p className={css.price}>{price !== null && format.price(price, decimals)}</p>
      <TryPicture heard={heard} tried={tried} now={now} decimals={decimals} />
      <p className={css.said} role="status" data-result={tried?.result}>
        {tried ? saidOf(tried, { now, decimals }) : asked(quote, now)}
      </p>
      {tried?.result ? (
        <div className={css.after}>
          <p>{endedText(tried, decimals)}</p>
          <Button onClick={() => setTried(null)}>{t.tryTrade.again}</Button>
        </div>
      ) : (
        <div className={css.keys}>
          {(['Buy', 'Sell'] as const).map((side) => (
            <Key
              key={side}
              side={side}
              strike={strikeOf({ side, quote, price, grid })}
              rate={(side === 'Buy' ? quote?.buy : quote?.sell)?.profit_rate}
              decimals={decimals}
              isOff={tried !== null || now === undefined}
              isChosen={tried?.side === side}
              onPress={() => press(side)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function useQuote(symbol: string): QuoteView | undefined {
  const rate = useReply(ratesRead.route).data?.strike_rates[0]?.id
  const query = { symbol, duration: String(seconds), strike_rate: rate ?? '' }
  const isWanted = rate !== undefined
  return useReply(publicCalls.quote, { query, isWanted, refreshMs: quoteEveryMs }).data
}

/** What was heard of the price, and how that goes for what is tried. */
function useTried(symbol: string) {
  const tick = useLivePrice(symbol)
  const past = usePast(symbol)
  const [own, setHeard] = useState<readonly Heard[]>([])
  const [tried, setTried] = useState<Try | null>(null)
  useEffect(() => {
    if (!tick) return
    setHeard((all) => [...all, tick].slice(-heardMost))
    setTried((one) => one && hear(one, tick))
  }, [tick])
  const from = own[0]?.at ?? 0
  return { heard: [...past.filter(({ at }) => at < from), ...own], tried, setTried }
}

/** Of before this page came, so that the picture does not begin empty. */
function usePast(symbol: string): readonly Heard[] {
  const query = { symbol, interval: String(pastSeconds), limit: '13' }
  const { data = [] } = useReply(publicCalls.candles, { query })
  return data.map(({ time, close }) => ({
    at: Date.parse(time) + pastSeconds * 1_000,
    price: close,
  }))
}

type Known = {
  readonly side: Side
  readonly quote: QuoteView | undefined
  readonly price: number | null
  readonly grid: Grid | undefined
}

function strikeOf({ side, quote, price, grid }: Known): number | undefined {
  const offer = side === 'Buy' ? quote?.buy : quote?.sell
  if (!offer || !grid || price === null) return undefined
  return strikeAt(price, offer.strike_factor, grid, side)
}

function asked(quote: QuoteView | undefined, now: number | undefined): string {
  if (now === undefined || !quote) return t.tryTrade.waiting
  if (!quote.buy && !quote.sell) return t.tryTrade.none
  return t.tryTrade.ask(format.dollars(amount), format.duration(seconds))
}

type When = { readonly now: number | undefined; readonly decimals: number }

function saidOf(tried: Try, { now, decimals }: When): string {
  const lead = leadOf(tried)
  if (tried.result === 'draw') return t.tryTrade.result.draw
  if (tried.result !== null) return t.tryTrade.result[tried.result](format.signed(gainOf(tried)))
  if (lead === undefined) return t.tryTrade.entry
  const by = format.price(Math.abs(lead), decimals)
  const left = format.countdown(Math.max(0, tried.endsAt - (now ?? tried.askedAt)))
  if (lead === 0) return t.tryTrade.level(left)
  return lead > 0 ? t.tryTrade.winning(by, left) : t.tryTrade.losing(by, left)
}

function gainOf({ result, profitRate }: Try): number {
  return result === 'won' ? profitOn(amount, profitRate) : -amount
}

function endedText({ last, strike }: Try, decimals: number): string {
  if (last === null || strike === null) return ''
  return t.tryTrade.ended(format.price(last.price, decimals), format.price(strike, decimals))
}

type KeyProps = {
  readonly side: Side
  readonly strike: number | undefined
  readonly rate: number | undefined
  readonly decimals: number
  readonly isOff: boolean
  readonly isChosen: boolean
  readonly onPress: () => void
}

function Key({ side, strike, rate, decimals, isOff, isChosen, onPress }: KeyProps) {
  const told = strike === undefined ? undefined : format.price(strike, decimals)
  const says = side === 'Buy' ? t.tryTrade.above : t.tryTrade.below
  return (
    <button
      type="button"
      className={css.key}
      data-side={side}
      data-chosen={isChosen || undefined}
      disabled={isOff || told === undefined}
      onClick={onPress}
    >
      <span>
        <Sign side={side} /> {side}
      </span>
      <b>{rate === undefined ? '\u2013' : format.signed(profitOn(amount, rate))}</b>
      <small>{told === undefined ? '\u2013' : says(told)}</small>
    </button>
  )
}
