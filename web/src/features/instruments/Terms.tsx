// The terms of one instrument, as the trading screen and the server hold to them.

import * as format from '#browser/format/format.ts'
import { type Fact, Facts } from '#browser/panels/Facts.tsx'
import type { TermsView } from '#contract/public/overview.ts'
import { ClaimArea } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Terms.module.css'

type Props = { readonly terms: TermsView }

export function Terms({ terms }: Props) {
  const facts = terms.is_tradable
    ? [...quotedFacts(terms), ...tradedFacts(terms)]
    : quotedFacts(terms)
  return (
    <ClaimArea id="instrument_terms">
      <Facts facts={facts} />
      {terms.is_tradable && <p className={css.note}>{t.instruments.durationsNote}</p>}
    </ClaimArea>
  )
}

type Exchange = NonNullable<TermsView['exchange']>

function quotedFacts(terms: TermsView): Fact[] {
  const { facts } = t.instruments
  return [
    [facts.code, terms.symbol],
    ...exchangeFacts(terms),
    [facts.tick, `${format.figures(terms.tick_size)} ${terms.quote}`],
    [facts.hours, hoursOf(terms)],
    ...takenFacts(terms),
    [facts.now, stateOf(terms)],
  ]
}

function takenFacts({ taken_hours: taken }: TermsView): Fact[] {
  const { facts, takenHours } = t.instruments
  return taken ? [[facts.taken, takenHours(taken.from, taken.to)]] : []
}

function exchangeFacts({ exchange, quote }: TermsView): Fact[] {
  if (!exchange) return []
  const { facts } = t.instruments
  return [
    [facts.exchange, exchange.name],
    [facts.currency, quote],
  ]
}

function tradedFacts(terms: TermsView): Fact[] {
  const { facts, between, seconds } = t.instruments
  return [
    [facts.durations, terms.durations.map(format.duration).join(', ')],
    [facts.amount, between(format.money(terms.amount_min), format.money(terms.amount_max))],
    [facts.payout, format.money(terms.payout_max)],
    [facts.margin, format.exactPercent(terms.margin)],
    [facts.age, seconds(String(terms.age_max_ms / 1000))],
    [facts.delay, seconds(format.figures(String(terms.entry_delay_ms / 1000)))],
  ]
}

function hoursOf({ weekly_close: close, exchange }: TermsView): string {
  if (exchange) return sessionsOf(exchange)
  const { always, weekly, days } = t.instruments
  if (!close) return always
  const day = (number: number) => days[number] ?? ''
  return weekly(day(close.from_day), close.from_time, day(close.to_day), close.to_time)
}

function sessionsOf({ sessions, city, next_holiday: holiday }: Exchange): string {
  const { eveningBefore, sessionsIn, holidayOn } = t.instruments
  const time = (text: string) => (text.startsWith('-') ? eveningBefore(text.slice(1)) : text)
  const times = sessions.map(({ opens, closes }) => `${time(opens)} – ${closes}`).join(', ')
  const words = sessionsIn(times, city)
  return holiday === null ? words : `${words} ${holidayOn(holiday)}`
}

function stateOf({ is_open: isOpen, opens_at: opens, closes_at: closes }: TermsView): string {
  const { openNow, openUntil, closedUntil } = t.instruments
  const minute = (iso: string) => format.dateTime(iso).slice(0, 16)
  if (!isOpen) return closedUntil(opens === null ? '' : minute(opens))
  return closes === null ? openNow : openUntil(minute(closes))
}

export function StrikeRates({ terms }: Props) {
  const { rateColumns } = t.instruments
  return (
    <ClaimArea id="strike_rates">
      <div className={css.frame}>
        <table className={css.rates}>
          <thead>
            <tr>
              <th scope="col">{rateColumns.rate}</th>
              <th scope="col">{rateColumns.buy}</th>
              <th scope="col">{rateColumns.sell}</th>
            </tr>
          </thead>
          <tbody>
            {terms.strike_rates.map((rate) => (
              <tr key={rate.id}>
                <th scope="row">{rate.id}</th>
                <td>{format.percent(rate.buy_profit_rate, 0)}</td>
                <td>{format.percent(rate.sell_profit_rate, 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ClaimArea>
  )
}
