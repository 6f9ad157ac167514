// An order of a bot, from when it is written until it is known how it ended. It is written before
// it is sent and sent once; after any doubt it is looked up, and never sent again.

import type { OrderEnding } from '#contract/client/trader.ts'
import { later, type Millis, minute, second } from '#kernel/time.ts'

export type OrderState = 'written' | 'sending' | 'doubt' | 'open' | 'cancelling' | 'done'

/** What of an order changes. */
export type Life = {
  readonly state: OrderState
  readonly ending: OrderEnding | null
  readonly exchangeId: string | null
  /** How often it was looked for in vain. */
  readonly looks: number
  readonly sentAt: Millis | null
}

/** What came of sending it. */
export type SendOutcome =
  | { readonly said: 'taken'; readonly exchangeId: string | null }
  | { readonly said: 'refused' | 'funds' | 'key' | 'unsure' | 'wait' }

/** How an exchange has it; `isWhole`: each of its fills is known here. */
export type Look = {
  readonly exchangeId: string
  readonly state: 'open' | 'filled' | 'ended'
  readonly isWhole: boolean
}

/** An order nobody knows of is given up after so long and so many looks. */
export const doubtMs = 2 * minute
export const looksLeast = 3
/** What is not filled by then is cancelled. */
export const openMs = 30 * second

export function sending(life: Life, now: Millis): Life {
  return { ...life, state: 'sending', sentAt: now }
}

export function afterSending(life: Life, outcome: SendOutcome): Life {
  switch (outcome.said) {
    case 'taken':
      return outcome.exchangeId === null
        ? { ...life, state: 'doubt' }
        : { ...life, state: 'open', exchangeId: outcome.exchangeId }
    case 'refused':
    case 'funds':
    case 'key':
      return { ...life, state: 'done', ending: outcome.said }
    case 'unsure':
    case 'wait':
      return { ...life, state: 'doubt' }
  }
}

export function afterLook(life: Life, look: Look | undefined, now: Millis): Life {
  if (!look) {
    const looks = life.looks + 1
    const isKnown = life.exchangeId !== null
    const isOver = life.sentAt !== null && now >= later(life.sentAt, doubtMs) && looks >= looksLeast
    // What the exchange has named it has, however long it does not find it.
    if (isKnown || !isOver) return { ...life, looks }
    return { ...life, looks, state: 'done', ending: 'lost' }
  }
  const found = { ...life, exchangeId: look.exchangeId }
  if (look.state === 'open') {
    return { ...found, state: life.state === 'cancelling' ? 'cancelling' : 'open' }
  }
  if (!look.isWhole) return { ...found, state: life.state === 'cancelling' ? 'cancelling' : 'open' }
  return { ...found, state: 'done', ending: look.state === 'filled' ? 'filled' : 'cancelled' }
}

/** Its key is gone: what is left of it stays on the exchange. */
export function leftThere(life: Life): Life {
  return { ...life, state: 'done', ending: life.state === 'written' ? 'cancelled' : 'left' }
}

/** Whether it has waited long enough in the book. */
export function isCancelDue({ state, sentAt }: Life, isStopping: boolean, now: Millis): boolean {
  if (state !== 'open' && state !== 'cancelling') return false
  return isStopping || state === 'cancelling' || (sentAt !== null && now >= later(sentAt, openMs))
}
