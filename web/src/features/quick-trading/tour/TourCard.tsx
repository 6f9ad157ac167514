// One step of the tour, beside the control that it is about: what it is, and the ways on, back and
// out. It blocks nothing: the trade is placed on the form as every other one is.

import { type KeyboardEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'wouter'
import { Button, linkClass } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../../../lib/i18n/i18n.ts'
import { SiteLink } from '../../../lib/site/SiteLink.tsx'
import { chooseMode, useBook } from '../../../lib/trading/book.ts'
import { useOpenTrades } from '../../../lib/trading/trades.ts'
import { arrange } from '../layout.ts'
import { focusPlace, useShownAt } from './shown-at.ts'
import css from './Tour.module.css'
import { afterTrades, finish, goTo, leave, stepFrom, steps, useTour, waysFrom } from './tour.ts'

export default function TourCard() {
  const isDemo = useBook((book) => book.mode === 'demo')
  return createPortal(isDemo ? <Steps /> : <OnDemoOnly />, document.body)
}

function Steps() {
  const { step, trade } = useTour()
  const place = useShownAt(step)
  const card = useRef<HTMLElement>(null)
  useFollowTrades()
  const { back, next } = waysFrom(step)
  const [title, text] = t.tour.steps[step]
  const at = t.tour.at(String(steps.indexOf(step) + 1), String(steps.length))
  const go = (by: 1 | -1) => {
    goTo(stepFrom(step, by))
    card.current?.focus()
  }
  useEffect(() => card.current?.focus(), [])
  const { left, top, isAbove } = place
  return (
    <section
      ref={card}
      className={css.card}
      role="dialog"
      aria-labelledby="tour-title"
      aria-describedby="tour-text"
      tabIndex={-1}
      data-above={isAbove || undefined}
      style={left === undefined ? undefined : { left, top }}
      onKeyDown={leaveByEscape}
    >
      <p className={css.at}>{at}</p>
      <div aria-live="polite">
        <h2 id="tour-title">{title}</h2>
        <p id="tour-text">{text}</p>
      </div>
      <div className={css.ways}>
        {back && <Button onClick={() => go(-1)}>{t.tour.back}</Button>}
        {next && (
          <Button look="solid" onClick={() => go(1)}>
            {t.tour.next}
          </Button>
        )}
        {step === 'receipt' ? (
          <>
            <Link
              className={linkClass}
              to={trade === null ? '/user/trade-history' : `/user/trades/${trade}`}
              onClick={end}
            >
              {t.tour.receipt}
            </Link>
            <SiteLink className={linkClass} to="/help/odds" onClick={end}>
              {t.tour.odds}
            </SiteLink>
          </>
        ) : (
          <Button look="ghost" onClick={() => focusPlace(step)}>
            {t.tour.toIt}
          </Button>
        )}
      </div>
      <Leave />
    </section>
  )
}

/** It ends with a trade of one's own: the steps that the empty list tells are known too. */
function end(): void {
  arrange({ showsFirstSteps: false })
  finish()
}

function OnDemoOnly() {
  return (
    <section className={css.card} role="dialog" aria-label={t.tour.name} onKeyDown={leaveByEscape}>
      <p>{t.tour.onDemo}</p>
      <div className={css.ways}>
        <Button look="solid" onClick={() => chooseMode('demo')}>
          {t.tour.toDemo}
        </Button>
      </div>
      <Leave />
    </section>
  )
}

function Leave() {
  return (
    <button
      type="button"
      className={css.leave}
      aria-label={t.tour.leave}
      title={t.tour.leave}
      onClick={leave}
    >
      <Icon name="close" />
    </button>
  )
}

function leaveByEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') leave()
}

/** A new trade of the demo, and its end, lead on by themselves. */
function useFollowTrades(): void {
  const { step } = useTour()
  const open = useOpenTrades('demo').data?.map(({ trade_id: id }) => id)
  const before = useRef<readonly string[]>(undefined)
  useEffect(() => {
    if (step !== 'side') before.current = undefined
    else before.current ??= open
    const tour = useTour.getState()
    const after = afterTrades(tour, { open, before: before.current })
    if (after !== tour) useTour.setState(after)
  }, [step, open])
}
