// How many trades end void for want of a price, and when that is too many to be chance.

import type { VoidCause } from '#contract/shared/receipts.ts'
import type { AlarmPart } from '#contract/staff/alarm-texts.ts'

export type Voids = {
  /** All trades settled in the window, void or not. */
  readonly settled: number
  readonly byCause: readonly { readonly cause: VoidCause; readonly count: number }[]
}

/** From so many on, and above this share of what was settled, staff are alarmed. */
const countMin = 3
const shareMax = 0.02

export function voidedOf({ byCause }: Voids): number {
  return byCause.reduce((sum, { count }) => sum + count, 0)
}

export function isHigh(voids: Voids): boolean {
  const voided = voidedOf(voids)
  return voided >= countMin && voided > shareMax * voids.settled
}

/** How many, and by which cause. */
export function alarmOf(voids: Voids): AlarmPart[] {
  const details = { voided: voidedOf(voids), settled: voids.settled }
  return [
    { code: 'trades_void', details },
    ...voids.byCause.map((one): AlarmPart => ({ code: 'void_cause', details: one })),
  ]
}
