// How far one is in the tour of a first trade on the demo. It can be left at any step and is gone
// on with there; it survives a reload, as the trade that it waits for does.

import { type Fits, isText, oneOf } from '#browser/page/kept.ts'
import { createStored } from '../../../lib/storage/stored.ts'

/** In the order of the screen: what is read, what is chosen, what is pressed, what comes of it. */
export const steps = ['price', 'amount', 'duration', 'rate', 'side', 'running', 'receipt'] as const
export type Step = (typeof steps)[number]

export type Tour = {
  readonly isOn: boolean
  readonly step: Step
  /** The first trade, once it is placed. */
  readonly trade: string | null
}

export const atFirst: Tour = { isOn: false, step: 'price', trade: null }

const isTrade: Fits<string | null> = (value) => value === null || isText(value)

export const useTour = createStored<Tour>('tour', atFirst, {
  isOn: (value) => typeof value === 'boolean',
  step: oneOf(...steps),
  trade: isTrade,
})

export function begin(): void {
  useTour.setState({ isOn: true })
}

export function leave(): void {
  useTour.setState({ isOn: false })
}

/** It can be had again from its beginning. */
export function finish(): void {
  useTour.setState(atFirst)
}

export function goTo(step: Step): void {
  useTour.setState({ step })
}

/** The step before or after; the same one at either end. */
export function stepFrom(step: Step, by: 1 | -1): Step {
  return steps[steps.indexOf(step) + by] ?? step
}

/** What is waited for cannot be skipped, and what has happened is not gone back from. */
export function waysFrom(step: Step): { readonly back: boolean; readonly next: boolean } {
  const at = steps.indexOf(step)
  const placing = steps.indexOf('side')
  return { back: at > 0 && at <= placing, next: at < placing }
}

type Seen = {
  /** Open trades of the demo now, undefined while they are not known. */
  readonly open: readonly string[] | undefined
  /** Those that were open when the step began that waits for a new one. */
  readonly before: readonly string[] | undefined
}

/** What the tour makes of the client's trades. */
export function afterTrades(tour: Tour, { open, before }: Seen): Tour {
  if (!tour.isOn || open === undefined) return tour
  if (tour.step === 'side' && before !== undefined) {
    const trade = open.find((id) => !before.includes(id))
    return trade === undefined ? tour : { ...tour, step: 'running', trade }
  }
  const hasEnded = tour.trade === null || !open.includes(tour.trade)
  return tour.step === 'running' && hasEnded ? { ...tour, step: 'receipt' } : tour
}
