// What goes wrong during a run with money, and when: by dice, as many operations after the start.

import { type Coin, coins } from '#kernel/coins.ts'
import { type Dice, oneOf } from './dice.ts'
import type { Outsider } from './outside.ts'

export type Moment = 'any' | 'send' | 'start' | 'webhook'

export type Fault =
  /** The server: after so long, or just when something was done for it, or is told to it. */
  | { readonly kind: 'kill'; readonly at: Moment; readonly afterMs: number }
  | { readonly kind: 'down'; readonly who: Outsider; readonly ms: number }
  | {
      readonly kind: 'slow'
      readonly who: Outsider
      readonly ms: number
      readonly answerMs: number
    }
  | { readonly kind: 'reorg'; readonly coin: Coin; readonly depth: number; readonly loses: boolean }

export type Planned = { readonly after: number; readonly fault: Fault }

export type FaultSize = {
  readonly operations: number
  readonly kills: number
  /** At which the server is killed, in turn. */
  readonly moments: readonly Moment[]
  /** Other faults than kills. */
  readonly others: number
  /** How long these last, about. */
  readonly faultMs: number
  /** A node of each coin is away for a whole minute. */
  readonly hasTrueMinute: boolean
}

export const allMoments = ['any', 'send', 'webhook', 'start'] as const

/** In the order they come. */
export function planFaults(size: FaultSize, dice: Dice): Planned[] {
  const { operations, kills, moments, others, faultMs, hasTrueMinute } = size
  const at = () => Math.floor(operations * 0.05) + dice(Math.floor(operations * 0.9))
  const planned: Planned[] = []
  for (let nr = 0; nr < kills; nr += 1) {
    const moment = moments[nr % moments.length] ?? 'any'
    planned.push({ after: at(), fault: { kind: 'kill', at: moment, afterMs: dice(400) } })
  }
  for (let nr = 0; nr < others; nr += 1)
    planned.push({ after: at(), fault: otherFault(nr, faultMs, dice) })
  if (hasTrueMinute) {
    const down = (who: Coin) => ({ kind: 'down', who, ms: 60_000 }) as const
    planned.push({ after: Math.floor(operations * 0.2), fault: down('btc') })
    planned.push({ after: Math.floor(operations * 0.6), fault: down('eth') })
  }
  return planned.toSorted((a, b) => a.after - b.after)
}

function otherFault(nr: number, faultMs: number, dice: Dice): Fault {
  const ms = Math.round(faultMs / 2) + dice(faultMs)
  switch (nr % 6) {
    case 0:
      return { kind: 'reorg', coin: oneOf(dice, coins), depth: 1 + dice(6), loses: dice(3) === 0 }
    case 1:
      return { kind: 'down', who: 'cards', ms }
    case 2:
      return { kind: 'reorg', coin: oneOf(dice, coins), depth: 1 + dice(6), loses: false }
    case 3:
      // Three seconds are a minute of the install's time.
      return { kind: 'down', who: oneOf(dice, coins), ms: 1.5 * faultMs }
    case 4:
      return { kind: 'slow', who: 'cards', ms: 2 * ms, answerMs: faultMs / 2 + dice(1.5 * faultMs) }
    default:
      return { kind: 'slow', who: oneOf(dice, coins), ms, answerMs: 300 + dice(700) }
  }
}
