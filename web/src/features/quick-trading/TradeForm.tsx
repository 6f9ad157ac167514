// The trade form: amount, duration, strike rate, then Buy and Sell side by side with all their
// terms.

import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import * as format from '#browser/format/format.ts'
import { localNow } from '#browser/page/clock.ts'
import { lazyPart } from '#browser/page/lazy-part.ts'
import type { InstrumentView, MarketView } from '#contract/public/market.ts'
import { Alert } from '#ui/Alert.tsx'
import { useBlock } from '../../lib/blocks/Blocked.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { config } from '../../lib/site/config.ts'
import { useFreeLine } from '../../lib/stream/free-line.ts'
import { useSeconds } from '../../lib/stream/use-seconds.ts'
import { useBook } from '../../lib/trading/book.ts'
import { orderOf } from '../../lib/trading/order.ts'
import { usePlaceTrade } from '../../lib/trading/place-trade.ts'
import { amountOf, type Side } from '../../lib/trading/strike.ts'
import { useUser } from '../../lib/user/user.ts'
import { AmountField, problemOf } from './AmountField.tsx'
import { type Freshness, isFresh, useFreshness } from './freshness.ts'
import { useKeySheet } from './key-sheet.ts'
import { useQuote } from './quote.ts'
import { troubleOf } from './refused.ts'
import { SideKey } from './SideKey.tsx'
import { StrikeRates } from './StrikeRates.tsx'
import css from './TradeForm.module.css'
import { showSheet, useIsOpen } from './terms-sheet.ts'
import { choose, useTicket } from './ticket.ts'
import { useTradeKeys } from './trade-keys.ts'

const Chance = lazyPart(() => import('./Chance.tsx'))
const Confirm = lazyPart(() => import('./Confirm.tsx'))
const KeySheet = lazyPart(() => import('./KeySheet.tsx'))
const OwnLimits = lazyPart(() => import('./OwnLimits.tsx'))
const TermsBar = lazyPart(() => import('./TermsBar.tsx'))
const TradeNotes = lazyPart(() => import('./TradeNotes.tsx'))

type Props = { readonly instrument: InstrumentView; readonly market: MarketView }

export function TradeForm({ instrument, market }: Props) {
  const form = useTradeForm(instrument, market)
  const { oneClick } = useTicket()
  const isFree = useFreeLine()
  const isOpen = useIsOpen('terms')
  const isTold = useKeySheet((sheet) => sheet.isOpen)
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
      <div className={css.decide} data-keys="">
        <Suspense fallback={<div className={css.bar} />}>
          <TermsBar rates={market.strike_rates} />
        </Suspense>
        <div id="terms" className={css.terms} data-open={isOpen || undefined}>
          <AmountField instrument={instrument} />
          <OwnLimits />
          <Durations instrument={instrument} all={market.durations} />
          <StrikeRates rates={market.strike_rates} />
          <Suspense fallback={<div className={css.chance} />}>
            <Chance market={market} quote={form.quote} />
          </Suspense>
          <label className={css.oneClick} data-on={oneClick || undefined}>
            <input
              type="checkbox"
              checked={oneClick}
              onChange={() => choose({ oneClick: !oneClick })}
            />
            {t.quickTrading.oneClick}
            {oneClick && (
              <span className={css.marked} aria-hidden="true">
                {t.terms.oneClickMarked}
              </span>
            )}
          </label>
        </div>
        <Keys instrument={instrument} form={form} />
        <Cost
          amount={instrument.is_open ? form.amount : undefined}
          margin={form.quote?.margin ?? market.margin}
        />
        <div className={css.notice}>
          {form.notice !== undefined && (
            <Alert kind={form.isTrouble ? 'error' : 'info'}>{form.notice}</Alert>
          )}
        </div>
      </div>
      <p className={css.note}>
        {t.quickTrading.strikeNote(format.figures(String(market.entry_delay_ms / 1_000)))}
      </p>
      {/* In a frame of its own: what waits for it must not be the screen. */}
      <div className={css.average} data-room={market.exit_average_seconds > 1}>
        <Suspense fallback={null}>{isFree && <TradeNotes quote={form.quote} />}</Suspense>
      </div>
      <Suspense fallback={null}>{isTold && <KeySheet />}</Suspense>
    </section>
  )
}

type Form = ReturnType<typeof useTradeForm>

/** Buy and Sell, or the step that asks whether one of them is meant. */
function Keys({ instrument, form }: { instrument: InstrumentView; form: Form }) {
  const { asked, quote, amount, placing } = form
  const keys = (
    <div className={css.sides}>
      {(['Buy', 'Sell'] as const).map((side) => (
        <SideKey
          key={side}
          side={side}
          instrument={instrument}
          quote={quote}
          amount={amount}
          isOff={!form.canTrade}
          isBusy={placing.isPending}
          onPress={() => form.press(side)}
        />
      ))}
    </div>
  )
  if (!asked) return keys
  return (
    <Suspense fallback={keys}>
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
    </Suspense>
  )
}

/** All that the form knows and does; what is typed and chosen lives in the ticket. */
function useTradeForm(instrument: InstrumentView, market: MarketView) {
  const ticket = useTicket()
  const mode = useBook((book) => book.mode)
  const { data: user } = useUser()
  const [asked, ask] = useState<Side | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const placing = usePlaceTrade(() => setIsChecking(true))
  const placedAt = useRef(Number.NEGATIVE_INFINITY)
  const focusNext = useRef<Side | null>(null)
  const { quote, refusal, gone } = useQuote(instrument)
  const hasPrice = useFreshness(instrument, isFresh)
  const noticed = useFreshness(instrument, (now) => noticeOf(instrument, now, refusal))
  const amount = amountOf(ticket.amount)
  const balance = user && (mode === 'real' ? user.balance : user.demo_balance)
  const isSound = balance !== undefined && !problemOf(ticket.amount, instrument, { mode, balance })
  const isOffered = instrument.durations.includes(ticket.duration)
  const isFrozen = user?.frozen !== undefined
  const isBlocked = useBlock('trade_live') !== null && mode === 'real'
  const canTrade =
    !isFrozen && !isBlocked && isOffered && isSound && hasPrice && quote !== undefined

  const place = (side: Side) => {
    if (amount === undefined || !canTrade || placing.isPending) return
    // A press that comes with the one before it is the same press.
    if (localNow() - placedAt.current < pressMs) return
    placedAt.current = localNow()
    ask(null)
    showSheet(null)
    focusNext.current = side
    placing.mutate(orderOf({ instrument, ticket, mode, side, amount }), {
      onSettled: () => setIsChecking(false),
    })
  }
  useFocusAfter(asked, focusNext)
  const press = (side: Side) => {
    if (!canTrade || placing.isPending) return
    if (ticket.oneClick) place(side)
    else ask(side)
  }
  useTradeKeys({ press, cancel: () => ask(null) }, { instrument, market })
  const trouble = troubleOf(placing, { mode, symbol: instrument.symbol, ticket, amount })
  const waiting = isFrozen ? t.frozen.noTrading : (gone ?? noticed)
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

/** So long a second press on a key is none of its own. */
const pressMs = 400

/** Back to the key that was pressed, once the step after it is gone. */
function useFocusAfter(asked: Side | null, next: RefObject<Side | null>): void {
  useEffect(() => {
    if (asked !== null || next.current === null) return
    document.querySelector<HTMLElement>(`[data-keys] button[data-side=${next.current}]`)?.focus()
    next.current = null
  }, [asked, next])
}

/** Why trading has to wait, if it has to. */
function noticeOf(
  instrument: InstrumentView,
  { ageMs, isFresh: isGood, isStreamLost }: Freshness,
  refusal: string | undefined,
): string | undefined {
  if (!instrument.is_open) {
    const opens = instrument.opens_at
    return t.quickTrading.closedUntil(opens === null ? '' : format.dateMinute(opens))
  }
  if (ageMs !== null && !isGood) {
    const say = isStreamLost ? t.quickTrading.lost : t.quickTrading.stale
    return say((ageMs / 1000).toFixed(0))
  }
  if (ageMs !== null) return refusal
  return isStreamLost ? t.quickTrading.noStream : t.quickTrading.waiting
}

type DurationsProps = { readonly instrument: InstrumentView; readonly all: readonly number[] }

function Durations({ instrument, all }: DurationsProps) {
  const { durations: offered, is_open: isOpen } = instrument
  const { duration } = useTicket()
  const ends = useSeconds() + duration * 1000
  return (
    <fieldset>
      <legend className={css.legend}>
        <span>{t.quickTrading.duration}</span>
        {isOpen && (
          <span>
            {t.quickTrading.ends} <b>{t.quickTrading.endsAt(format.clock(ends))}</b>
          </span>
        )}
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
