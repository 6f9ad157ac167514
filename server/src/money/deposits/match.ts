// Which deposit a payment is for: one that was asked for, one that was only quoted, or none.

import type { Millis } from '#kernel/time.ts'
import type { Quote } from './quote.ts'

/** A deposit that was asked for and waits for its payment. */
export type Waiting = {
  readonly depositId: string
  readonly units: bigint
  readonly expiresAt: Millis
}

export type Expected = {
  /** At the payment's address, the oldest first. */
  readonly waiting: readonly Waiting[]
  /** Given to whoever the address belongs to, and not used; the newest first. */
  readonly quotes: readonly Quote[]
}

/**
 * Exactly this much, while its rate holds: what was asked for, else what was quoted. Else what was
 * asked for at exactly this much; else the oldest whose rate still holds; else the newest. Less
 * than a tenth is no part of it but a try, or dust, and takes nobody's place. Undefined: it came
 * unasked.
 */
export function matchPayment(
  units: bigint,
  seenAt: Millis,
  { waiting: all, quotes }: Expected,
): Waiting | Quote | undefined {
  const holds = ({ expiresAt }: Pick<Waiting, 'expiresAt'>) => seenAt <= expiresAt
  const isExact = (one: Pick<Waiting, 'units'>) => one.units === units
  const waiting = all.filter((one) => units * 10n >= one.units)
  const inTime = waiting.filter(holds)
  return (
    inTime.find(isExact) ??
    quotes.filter(holds).find(isExact) ??
    waiting.find(isExact) ??
    inTime[0] ??
    waiting.at(-1)
  )
}
