// The trade form: amount, duration, strike rate, then Buy and Sell side by side with all their
// terms.

import { useEffect, useState } from 'react'
import * as format from '#browser/format/format.ts'
import { lazyPart } from '#browser/page/lazy-part.ts'
import type { InstrumentView, MarketView, StrikeRateView } from '#contract/public/market.ts'
import { Alert } from '#ui/Alert.tsx'
import { useBlock } from '../../lib/blocks/Blocked.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { config } from '../../lib/site/config.ts'
import { useSeconds } from '../../lib/stream/use-seconds.ts'
import { useBook } from '../../lib/trading/book.ts'
import { useUser } from '../../lib/user/user.ts'
import { AmountField, problemOf } from './AmountField.tsx'
import { Confirm } from './Confirm.tsx'
import { type Freshness, useFreshness } from './freshness.ts'
import { orderOf } from './order.ts'
import { usePlaceTrade } from './place-trade.ts'
import { useQuote } from './quote.ts'
import { troubleOf } from './refused.ts'
import { SideKey } from './SideKey.tsx'
import { amountOf, type Side } from './strike.ts'
import css from './TradeForm.module.css'
import { choose, useTicket } from './ticket.ts'

const OwnLimits = lazyPart(() => import('./OwnLimits.tsx'))
const LossNote = lazyPart(() => import('./LossNote.tsx'))

type Props = { readonly instrument: InstrumentView; readonly market: MarketView }

export function TradeForm({ instrument, market }: Props) {
  const form = useTradeForm(instrument)
  const { oneClick } = useTicket()
  const play = config.install_mode === 'sandbox' ? `, ${t.quickTrading.playMoney}` : ''
  return (
    <section className={css.ticket} aria-label={t.quickTrading.trade(instrument.name)}>
      <h2>
        {t.quickTrading.trade(instrument.name)}
        <small>
          {t.quickTrading.onAccount[form.mode]}
          {play}
        </small>
      </h2>
      <AmountField instrument={instrument} />
      <OwnLimits />
      <Durations offered={instrument.durations} all={market.durations} />
      <StrikeRates rates={market.strike_rates} />
      <label className={css.oneClick}>
        <input
          type="checkbox"
          checked={oneClick}
          onChange={() => choose({ oneClick: !oneClick })}
        />
        {t.quickTrading.oneClick}
      </label>
      <div className={css.decide} data-keys="">
        <Keys instrument={instrument} form={form} />
        <Cost amount={form.amount} margin={form.quote?.margin ?? market.margin} />
        <div className={css.notice}>
          {form.notice !== undefined && (
            <Alert kind={form.isTrouble ? 'error' : 'info'}>{form.notice}</Alert>
          )}
        </div>
      </div>
      <p className={css.note}>{t.quickTrading.strikeNote}</p>
      <LossNote />
    </section>
  )
}

type Form = ReturnType<typeof useTradeForm>

/** Buy and Sell, or the step that asks whether one of them is meant. */
function Keys({ instrument, form }: { instrument: InstrumentView; form: Form }) {
  const { asked, quote, amount, placing } = form
  if (asked) {
    return (
      <Confirm
        side={asked}
        instrument={instrument}
        quote={quote}
        amount={amount}
        isBusy={placing.isPending}
        isOff={!form.canTrade}
        onPlace={() => form.place(asked)}
        onCancel={form.cancel}
      />
    )
  }
  return (
    <div className={css.sides}>
      {(['Buy', 'Sell'] as const).map((side) => (
        <SideKey
          key={side}
          side={side}
          instrument={instrument}
          quote={quote}
          amount={amount}
          isOff={!form.canTrade || placing.isPending}
          onPress={() => form.press(side)}
        />
      ))}
    </div>
  )
}

/** All that the form knows and does; what is typed and chosen lives in the ticket. */
function useTradeForm(instrument: InstrumentView) {
  const ticket = useTicket()
  const mode = useBook((book) => book.mode)
  const { data: user } = useUser()
  const [asked, ask] = useState<Side | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const placing = usePlaceTrade(() => setIsChecking(true))
  const { quote, refusal, gone } = useQuote(instrument)
  const freshness = useFreshness(instrument)
  const amount = amountOf(ticket.amount)
  const balance = user && (mode === 'real' ? user.balance : user.demo_balance)
  const isSound = balance !== undefined && !problemOf(ticket.amount, instrument, { mode, balance })
  const isOffered = instrument.durations.includes(ticket.duration)
  const isFrozen = user?.frozen !== undefined
  const isBlocked = useBlock('trade_live') !== null && mode === 'real'
  const canTrade =
    !isFrozen && !isBlocked && isOffered && isSound && freshness.isFresh && quote !== undefined

  const place = (side: Side) => {
    if (amount === undefined || !canTrade || placing.isPending) return
    ask(null)
    placing.mutate(orderOf({ instrument, ticket, mode, side, amount }), {
      onSettled: () => setIsChecking(false),
    })
  }
  const press = (side: Side) => {
    if (!canTrade || placing.isPending) return
    if (ticket.oneClick) place(side)
    else ask(side)
  }
  useKeys({ press, cancel: () => ask(null) })
  const trouble = troubleOf(placing, { mode, symbol: instrument.symbol, ticket, amount })
  const waiting = isFrozen ? t.frozen.noTrading : (gone ?? noticeOf(instrument, freshness, refusal))
  return {
    mode,
    amount,
    quote,
    asked,
    placing,
    canTrade,
    place,
    press,
    cancel: () => ask(null),
    notice: trouble ?? (isChecking ? t.quickTrading.checking : waiting),
    isTrouble: trouble !== undefined,
  }
}

/** Why trading has to wait, if it has to. */
function noticeOf(
  instrument: InstrumentView,
  { ageMs, isFresh, isStreamLost }: Freshness,
  refusal: string | undefined,
): string | undefined {
  if (!instrument.is_open) {
    const opens = instrument.opens_at
    return t.quickTrading.closedUntil(opens === null ? '' : format.dateMinute(opens))
  }
  if (ageMs !== null && !isFresh) {
    const say = isStreamLost ? t.quickTrading.lost : t.quickTrading.stale
    return say((ageMs / 1000).toFixed(0))
  }
  if (ageMs !== null) return refusal
  return isStreamLost ? t.quickTrading.noStream : t.quickTrading.waiting
}

/** B and S open the confirm step, Esc closes it; typing in a field is left alone. */
function useKeys({ press, cancel }: { press: (side: Side) => void; cancel: () => void }): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLInputElement && event.target.type !== 'radio'
      if (isField || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]') || location.pathname !== '/user/home') return
      const key = event.key.toLowerCase()
      if (key === 'b') press('Buy')
      else if (key === 's') press('Sell')
      else if (key === 'escape') cancel()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  })
}

function Durations({ offered, all }: { offered: readonly number[]; all: readonly number[] }) {
  const { duration } = useTicket()
  const ends = useSeconds() + duration * 1000
  return (
    <fieldset>
      <legend className={css.legend}>
        <span>{t.quickTrading.duration}</span>
        <span>
          {t.quickTrading.ends} <b>{t.quickTrading.endsAt(format.clock(ends))}</b>
        </span>
      </legend>
      <div className={`${css.chips} ${css.durations}`}>
        {all.map((seconds) => (
          <label key={seconds} className={css.chip}>
            <input
              type="radio"
              name="duration"
              checked={duration === seconds}
              disabled={!offered.includes(seconds)}
              onChange={() => choose({ duration: seconds })}
            />
            {format.duration(seconds)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function StrikeRates({ rates }: { rates: readonly StrikeRateView[] }) {
  const { strikeRate } = useTicket()
  const share = (rate: number) => format.figures(`${Math.round(rate * 10_000) / 100}%`)
  return (
    <fieldset>
      <legend className={css.legend}>
        <span>{t.quickTrading.strikeRate}</span>
        <span>{t.quickTrading.strikeRateNote}</span>
      </legend>
      <div className={`${css.chips} ${css.rates}`}>
        {rates.map((rate) => (
          <label key={rate.id} className={css.chip}>
            <input
              type="radio"
              name="strike-rate"
              checked={strikeRate === rate.id}
              onChange={() => choose({ strikeRate: rate.id })}
            />
            <span>
              {share(rate.buy_profit_rate)} <i>&amp;</i> {share(rate.sell_profit_rate)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Cost({ amount, margin }: { amount: number | undefined; margin: number }) {
  return (
    <ul className={css.cost}>
      <li>
        <span>
          <Words of={t.quickTrading.ifWrong} />
        </span>
        <b>{amount === undefined ? '\u2014' : format.money(-amount)}</b>
      </li>
      <li>
        <b>
          <Words of={t.quickTrading.margin} /> {format.exactPercent(margin)}
        </b>
        {amount !== undefined && (
          <b>
            {format.money(-amount * margin)} <Words of={t.quickTrading.onAverage} />
          </b>
        )}
      </li>
    </ul>
  )
}

function Words({ of: [full, short] }: { of: readonly string[] }) {
  return (
    <>
      <span className={css.full}>{full}</span>
      <span className={css.short}>{short}</span>
    </>
  )
}
