// The keys of the trading screen: B and S press the keys of the form, Escape takes the step back, A
// goes to the amount, 1 to 8 choose the duration, the arrows the strike rate, ? tells them. Typing
// in a field is left alone.

import { useEffect } from 'react'
import type { InstrumentView } from '#contract/public/market.ts'
import { showKeys } from './key-sheet.ts'
import type { Side } from './strike.ts'
import { choose, useTicket } from './ticket.ts'

type Acts = { readonly press: (side: Side) => void; readonly cancel: () => void }

export function useTradeKeys({ press, cancel }: Acts, { durations }: InstrumentView): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isForTrading(event)) return
      const key = event.key.toLowerCase()
      const act = {
        b: () => press('Buy'),
        s: () => press('Sell'),
        a: focusAmount,
        escape: cancel,
        '?': () => showKeys(true),
        arrowup: () => moveRate(-1),
        arrowdown: () => moveRate(1),
      }[key]
      if (act) {
        act()
        if (key !== 'escape') event.preventDefault()
        return
      }
      const duration = allDurations()[Number(key) - 1]
      if (duration !== undefined && durations.includes(duration)) choose({ duration })
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
  document.querySelector<HTMLInputElement>('input[data-amount]')?.focus()
}

/** As the form shows them, in its order. */
function allDurations(): readonly number[] {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[name=duration]')
  return [...inputs].map(({ value }) => Number(value))
}

function moveRate(by: 1 | -1): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[name=strike-rate]')]
  const ids = inputs.map(({ value }) => value)
  const at = ids.indexOf(useTicket.getState().strikeRate)
  const next = ids[Math.min(Math.max(at + by, 0), ids.length - 1)]
  if (next !== undefined) choose({ strikeRate: next })
}
