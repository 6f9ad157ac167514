// What is drawn over the prices: the newest price and both strikes on the axis, the stretch ahead
// with its expiry, and the client's trades from entry to exit.

import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import type { TradeView } from '#contract/client/trades.ts'
import { Sign } from '#ui/Sign.tsx'
import * as t from '../../../lib/i18n/i18n.ts'
import { leadOf } from '../../../lib/trading/strike.ts'
import { resultText, statusSigns } from '../../../lib/trading/trade-texts.ts'
import type { Places } from './kline.ts'
import { at, spanning, within } from './placing.ts'
import css from './Scene.module.css'
import { type SceneFacts, seconds, spanOf, standingOf } from './scene-facts.ts'
import { labelsOn, spread } from './spread.ts'
import { Tints } from './Tints.tsx'

type Props = { readonly places: Places; readonly facts: SceneFacts }

export function Scene({ places, facts }: Props) {
  const { width, height, axis, x, newest, isAtNow } = places
  const { expiry, isStale } = facts
  const nowX = x(newest)
  return (
    <div
      className={css.scene}
      style={{ width: width + axis, height }}
      data-stale={isStale || undefined}
      data-testid="scene"
    >
      <div className={css.plot} style={{ width, height }}>
        {isAtNow && <i className={css.ahead} style={at(nowX, 0)} />}
        {expiry !== null && isAtNow && <Expiry places={places} facts={facts} at={expiry} />}
        <Tints places={places} facts={facts} />
        {facts.open.map((trade) => (
          <OpenTrade key={trade.trade_id} trade={trade} places={places} facts={facts} />
        ))}
        {facts.ended.map((trade) => (
          <EndedTrade key={trade.trade_id} trade={trade} places={places} facts={facts} />
        ))}
        <Labels places={places} facts={facts} />
      </div>
      <Tags places={places} facts={facts} />
    </div>
  )
}

const pillHalf = 34

/** Where a trade placed now would end, and the strike of the side that is looked at. */
function Expiry({ places, facts, at: time }: Props & { readonly at: number }) {
  const { x, y, width, height, newest } = places
  const { strikes, emphasis, open } = facts
  const left = Math.min(x(time), width - 1)
  const nowX = x(newest)
  return (
    <>
      <i className={css.expiry} style={{ ...at(left, 0), height }} />
      {open.length === 0 && (
        <span
          className={css.foot}
          style={at(within(left, pillHalf, width - pillHalf), height - 22)}
        >
          {format.clock(time * 1_000)}
        </span>
      )}
      {(['Buy', 'Sell'] as const).map((side) => {
        const strike = strikes[side]
        const top = strike === undefined ? -1 : y(strike)
        return (
          top >= 0 &&
          top <= height && (
            <i
              key={side}
              className={css.strike}
              data-side={side}
              data-strong={emphasis === side || undefined}
              style={{ ...at(nowX, top), width: Math.max(0, width - nowX) }}
            />
          )
        )
      })}
    </>
  )
}

type TradeProps = Props & { readonly trade: TradeView }

/** Its strike up to the expiry, and how long it still runs. */
function OpenTrade({ trade, places, facts }: TradeProps) {
  const { width, height } = places
  const span = spanOf({ trade, places, facts })
  if (!span) return null
  const { from, atEnd, top, entryY } = span
  const standing = standingOf(facts, trade)
  const left = seconds(trade.end_time) - facts.now
  return (
    <div data-standing={standing} data-trade={trade.trade_id}>
      <i
        className={css.held}
        style={{ ...at(from, top), ...spanning(Math.max(0, atEnd - from), 1) }}
      />
      <i className={css.entry} style={at(from, entryY)} />
      <i className={css.expiry} style={{ ...at(atEnd, 0), height }} />
      <span
        className={css.count}
        style={at(within(atEnd, pillHalf, width - pillHalf), height - 30)}
      >
        {left > 0 ? format.countdown(left * 1_000) : t.quickTrading.settling}
      </span>
    </div>
  )
}

/** Where it ended; a while later only a mark that opens the receipt. */
function EndedTrade({ trade, places }: TradeProps) {
  const { x, y, width, height } = places
  const left = x(seconds(trade.end_time))
  if (trade.end_price === null || left < 0 || left > width) return null
  const top = y(trade.end_price)
  if (top < 0 || top > height) return null
  const name = t.chart.exitOf(trade.trade_mode, t.quickTrading.status[trade.status])
  return (
    <Link
      to={`/user/trades/${trade.trade_id}`}
      className={css.exit}
      data-status={trade.status}
      style={at(left, top)}
      aria-label={name}
      title={name}
    >
      <i aria-hidden="true">{statusSigns[trade.status]}</i>
    </Link>
  )
}

/** So long a result stands beside its mark. */
const toldSeconds = 30
const labelHeight = 38

type Placed = { readonly trade: TradeView; readonly at: number; readonly left: number }

/** In words beside the newest trades; none covers another. */
function Labels({ places, facts }: Props) {
  const { x, y, width, height } = places
  const { open, ended, now } = facts
  const fresh = ended.filter(({ end_time: end }) => now - seconds(end) < toldSeconds)
  const told = [...fresh, ...open].slice(0, labelsOn(width))
  const placed = told.flatMap((trade): Placed[] => {
    const price = trade.end_price ?? trade.strike_price
    if (price === null) return []
    const left = within(
      x(seconds(trade.end_price === null ? trade.trade_time : trade.end_time)),
      0,
      width - 200,
    )
    return [{ trade, left, at: y(price) + (trade.trade_mode === 'Buy' ? 24 : -24) }]
  })
  const middles = spread(
    placed.map((one) => ({ at: one.at, size: labelHeight })),
    { from: 44, to: height - 36 },
  )
  return placed.map(({ trade, left }, index) => (
    <Label key={trade.trade_id} trade={trade} facts={facts} at={at(left, middles[index] ?? 0)} />
  ))
}

function Label({
  trade,
  facts,
  at: style,
}: {
  readonly trade: TradeView
  readonly facts: SceneFacts
  readonly at: CSSProperties
}) {
  const { decimals } = facts.instrument
  const { trade_mode: side, strike_price: strike, status } = trade
  if (status !== 'Pending') {
    return (
      <span className={css.result} data-status={status} style={style}>
        {t.chart.ended(side, t.quickTrading.status[status])} <b>{resultText(trade)}</b>
      </span>
    )
  }
  const standing = standingOf(facts, trade)
  return (
    <span className={css.label} data-standing={standing} style={style}>
      <b>
        <Sign side={side} /> {side} {format.money(trade.amount)} ·{' '}
        {standingWords(trade, facts, standing)}
      </b>
      {strike !== null && (
        <small>
          {t.chart.entry} {format.price(trade.entry_price ?? 0, decimals)} · {t.chart.strike}{' '}
          {format.price(strike, decimals)}
        </small>
      )}
    </span>
  )
}

function standingWords(trade: TradeView, facts: SceneFacts, standing: string): ReactNode {
  if (facts.isStale) return t.chart.stale
  if (facts.spot === undefined || standing === 'unknown') return t.quickTrading.waiting
  const lead = leadOf(trade, facts.spot)
  const by = format.price(Math.abs(lead), facts.instrument.decimals)
  if (lead === 0) return t.quickTrading.level
  return lead > 0 ? t.quickTrading.winning(by) : t.quickTrading.losing(by)
}

const tagHeight = 20

/** On the axis: strikes off the scale are held at its edge, with an arrow to where they are. */
function Tags({ places, facts }: Props) {
  const { height, axis, y } = places
  const { spot, strikes, instrument } = facts
  const wanted = [
    { kind: 'spot', price: spot },
    { kind: 'Buy', price: strikes.Buy },
    { kind: 'Sell', price: strikes.Sell },
  ].flatMap(({ kind, price }) => (price === undefined ? [] : [{ kind, price, at: y(price) }]))
  const middles = spread(
    wanted.map((one) => ({ at: one.at, size: tagHeight })),
    { from: 2, to: height - 2 },
  )
  return wanted.map(({ kind, price, at: where }, index) => (
    <span
      key={kind}
      className={css.tag}
      data-kind={kind}
      style={{ ...at(0, middles[index] ?? 0), minWidth: axis }}
    >
      {where < 0 && <span aria-hidden="true">↑ </span>}
      {where > height && <span aria-hidden="true">↓ </span>}
      {format.price(price, instrument.decimals)}
    </span>
  ))
}
