// The keys of the trading screen: B and S press the keys of the form, Escape takes the step back, A
// goes to the amount, 1 to 8 choose the duration, the arrows the strike rate, ? tells them. Typing
// in a field is left alone.

import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { InstrumentView, MarketView } from '#contract/public/market.ts'
import type { Side } from '../../lib/trading/strike.ts'
import { showKeys } from './key-sheet.ts'
import { showSheet } from './terms-sheet.ts'
import { choose, useTicket } from './ticket.ts'

type Offer = { readonly instrument: InstrumentView; readonly market: MarketView }
type Acts = { readonly press: (side: Side) => void; readonly cancel: () => void }

export function useTradeKeys({ press, cancel }: Acts, { instrument, market }: Offer): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isForTrading(event)) return
      const key = event.key.toLowerCase()
      const act = {
        b: () => press('Buy'),
        s: () => press('Sell'),
        a: focusAmount,
        escape: () => {
          cancel()
          showSheet(null)
        },
        '?': () => showKeys(true),
        arrowup: () => moveRate(market, -1),
        arrowdown: () => moveRate(market, 1),
      }[key]
      if (act) {
        act()
        if (key !== 'escape') event.preventDefault()
        return
      }
      // As the form shows them, in its order.
      const duration = market.durations[Number(key) - 1]
      if (duration !== undefined && instrument.durations.includes(duration)) choose({ duration })
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  })
}

function isForTrading({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isChoice = target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type)
  const isField = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
  // Among choices the arrows have a meaning of their own.
  if (isChoice ? key.startsWith('Arrow') : isField) return false
  if (ctrlKey || metaKey || altKey) return false
  return document.querySelector('dialog[open]') === null && location.pathname === '/user/home'
}

function focusAmount(): void {
  // A field in a sheet that is put away takes no focus.
  flushSync(() => showSheet('terms'))
  document.querySelector<HTMLInputElement>('input[data-amount]')?.focus()
}

function moveRate({ strike_rates: rates }: MarketView, by: 1 | -1): void {
  const at = rates.findIndex(({ id }) => id === useTicket.getState().strikeRate)
  const next = rates[Math.min(Math.max(at + by, 0), rates.length - 1)]
  if (next) choose({ strikeRate: next.id })
}
