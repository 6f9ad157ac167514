// Beside what on the screen a step of the tour stands: the real control, marked by an outline, and
// the card where it covers nothing of it.

import { useEffect, useState } from 'react'
import { openBarId } from '../OpenBar.tsx'
import { showSheet } from '../terms-sheet.ts'
import type { Step } from './tour.ts'

/** The first of them that can be seen. */
const places: Readonly<Record<Step, readonly string[]>> = {
  price: ['[data-testid=spot]'],
  amount: ['label:has([data-amount])'],
  duration: ['fieldset:has([name=duration])'],
  rate: ['fieldset:has([name=strike-rate])'],
  side: ['[data-keys] [role=group]', '[data-keys] div:has(> button[data-side])'],
  running: [`#${openBarId}`, '#open-trades-sheet'],
  receipt: ['[data-testid=results]'],
}

/** What on a phone stands in the sheet of terms. */
const inSheet: readonly Step[] = ['amount', 'duration', 'rate']

export type Place = {
  /** Of the card's box in the window; undefined where it is a sheet. */
  readonly left?: number
  readonly top?: number
  /** Of a sheet: at the head of the window, where the foot has what is looked at. */
  readonly isAbove: boolean
}

const cardWidth = 320
const cardHeight = 240
const gap = 16
const narrow = '(max-width: 768px)'
/** Sheets and lists move what is looked at. */
const lookEveryMs = 250

export function useShownAt(step: Step): Place {
  const [place, setPlace] = useState<Place>({ isAbove: false })
  useEffect(() => {
    showSheet(inSheet.includes(step) ? 'terms' : null)
    let marked: Element | undefined
    const look = () => {
      const found = placeOf(step)
      if (found !== marked) {
        marked?.removeAttribute('data-toured')
        found?.setAttribute('data-toured', '')
        // Only what is not seen is brought into view: nothing else is moved.
        found?.scrollIntoView({ block: 'nearest' })
        marked = found
      }
      if (found) setPlace((known) => unlessNew(known, beside(found.getBoundingClientRect())))
    }
    look()
    const timer = setInterval(look, lookEveryMs)
    return () => {
      clearInterval(timer)
      marked?.removeAttribute('data-toured')
    }
  }, [step])
  return place
}

/** To reach it by the keyboard from the card. */
export function focusPlace(step: Step): void {
  const found = placeOf(step)
  const first = found?.querySelector<HTMLElement>('input:checked, input, button, a') ?? null
  if (first) first.focus()
  else if (found instanceof HTMLElement) found.focus()
}

function placeOf(step: Step): Element | undefined {
  const all = places[step].flatMap((selector) => [...document.querySelectorAll(selector)])
  return all.find((element) => element.checkVisibility())
}

/** Beside it where there is room, else under or over it; on phones at the other end. */
function beside(box: DOMRect): Place {
  const isAbove = box.top + box.height / 2 > innerHeight / 2
  if (matchMedia(narrow).matches) return { isAbove }
  const [before, after] = [box.left, innerWidth - box.right]
  const fits = (room: number) => room >= cardWidth + 2 * gap
  const top = clamp(box.top, innerHeight - cardHeight - gap)
  if (fits(before)) return { isAbove, top, left: box.left - cardWidth - gap }
  if (fits(after)) return { isAbove, top, left: box.right + gap }
  const over = isAbove ? box.top - cardHeight - gap : box.bottom + gap
  const left = clamp(box.left, innerWidth - cardWidth - gap)
  return { isAbove, top: clamp(over, innerHeight - cardHeight - gap), left }
}

function clamp(wanted: number, most: number): number {
  return Math.round(Math.max(gap, Math.min(wanted, most)))
}

function unlessNew(known: Place, found: Place): Place {
  const isSame =
    known.isAbove === found.isAbove && known.left === found.left && known.top === found.top
  return isSame ? known : found
}
