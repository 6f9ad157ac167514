// How it stands with a client's automated trades since they were switched on: folded from how each
// of them ended, in the order in which they did.

import { isLess, minus, plus, type Usd, zeroUsd } from '#kernel/money.ts'
import { later, type Millis, minute } from '#kernel/time.ts'
import type { AtsSettings } from './settings.ts'

export type AtsStanding = {
  /** What they brought beside their stakes, and the most that it ever was; nothing at the least. */
  readonly brought: Usd
  readonly peak: Usd
  /** Of those decided last; ties and voids change nothing. */
  readonly lossesInRow: number
  readonly lostAt: Millis | null
  /** The same by instrument. */
  readonly losing: ReadonlyMap<number, number>
}

export const freshStanding: AtsStanding = {
  brought: zeroUsd,
  peak: zeroUsd,
  lossesInRow: 0,
  lostAt: null,
  losing: new Map(),
}

export type Ended = {
  readonly instrumentId: number
  readonly outcome: 'won' | 'lost' | 'tied' | 'voided'
  readonly brought: Usd
  readonly at: Millis
}

export function standingAfter(before: AtsStanding, ended: Ended): AtsStanding {
  const brought = plus(before.brought, ended.brought)
  const peak = isLess(before.peak, brought) ? brought : before.peak
  if (ended.outcome !== 'won' && ended.outcome !== 'lost') return { ...before, brought, peak }
  const isLost = ended.outcome === 'lost'
  const losing = new Map(before.losing)
  if (isLost) losing.set(ended.instrumentId, (losing.get(ended.instrumentId) ?? 0) + 1)
  else losing.delete(ended.instrumentId)
  return {
    brought,
    peak,
    lossesInRow: isLost ? before.lossesInRow + 1 : 0,
    lostAt: isLost ? ended.at : before.lostAt,
    losing,
  }
}

/** Whether so many were lost in a row that it ends. */
export function hasLostOut(
  { lossesInRow }: AtsStanding,
  { lossesInRow: most }: Pick<AtsSettings, 'lossesInRow'>,
): boolean {
  return most !== null && lossesInRow >= most
}

export function isCoolingDown(
  { lostAt }: AtsStanding,
  { coolDownMinutes }: Pick<AtsSettings, 'coolDownMinutes'>,
  now: Millis,
): boolean {
  if (lostAt === null || coolDownMinutes === null) return false
  return now < later(lostAt, coolDownMinutes * minute)
}

export function isPairDropped(
  { losing }: AtsStanding,
  { pairLosses }: Pick<AtsSettings, 'pairLosses'>,
  instrumentId: number,
): boolean {
  return pairLosses !== null && (losing.get(instrumentId) ?? 0) >= pairLosses
}

/** How far below its best the result falls if all of this is lost. */
export function drawdownWith({ brought, peak }: AtsStanding, atRisk: Usd): Usd {
  return plus(minus(peak, brought), atRisk)
}
