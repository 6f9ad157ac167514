// A freeze: nothing new is traded, paid in, asked for or changed until staff has looked. It ends
// when as many people as it takes say so.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { KeptReason } from './reason.ts'

export type Freeze = {
  readonly id: string
  readonly clientId: ClientId
  readonly at: Millis
  /** 'system', or 'staff:' and an address. */
  readonly actor: string
  readonly reason: KeptReason
  /** More was lost or has left than came in. */
  readonly isMoneyMissing: boolean
  /** Who says that it may end. */
  readonly approvals: readonly {
    readonly email: string
    readonly at: Millis
    readonly reason: string
  }[]
}

export function peopleNeeded(
  { isMoneyMissing }: Pick<Freeze, 'isMoneyMissing'>,
  mode: 'sandbox' | 'live',
): 1 | 2 {
  return isMoneyMissing && mode === 'live' ? 2 : 1
}

/** How many more have to say so before all of these end. */
export function peopleMissing(
  freezes: readonly Pick<Freeze, 'isMoneyMissing' | 'approvals'>[],
  mode: 'sandbox' | 'live',
): number {
  const missing = freezes.map((one) => peopleNeeded(one, mode) - one.approvals.length)
  return Math.max(0, ...missing)
}
