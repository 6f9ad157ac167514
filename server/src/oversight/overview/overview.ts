// Sums of stretches of time that are put together: figures of money, and how late trades were
// settled, which is kept as how many were so late, by the millisecond, so that a median of two
// stretches is exact.

export type DaySums = {
  readonly staked: bigint
  readonly returned: bigint
  readonly trades: number
  readonly paidIn: bigint
  readonly paidOut: bigint
  readonly signUps: number
}

export type LagSums = {
  readonly voided: number
  /** How many were settled so many milliseconds after they ended. */
  readonly late: ReadonlyMap<number, number>
}

export const noDay: DaySums = {
  staked: 0n,
  returned: 0n,
  trades: 0,
  paidIn: 0n,
  paidOut: 0n,
  signUps: 0,
}

export function addDays(one: DaySums, other: DaySums): DaySums {
  return {
    staked: one.staked + other.staked,
    returned: one.returned + other.returned,
    trades: one.trades + other.trades,
    paidIn: one.paidIn + other.paidIn,
    paidOut: one.paidOut + other.paidOut,
    signUps: one.signUps + other.signUps,
  }
}

export const noLags: LagSums = { voided: 0, late: new Map() }

export function addLags(one: LagSums, other: LagSums): LagSums {
  const late = new Map(one.late)
  for (const [ms, count] of other.late) late.set(ms, (late.get(ms) ?? 0) + count)
  return { voided: one.voided + other.voided, late }
}

export type Lag = {
  readonly settled: number
  readonly voided: number
  /** In milliseconds; null where none was settled by a price. */
  readonly half: number | null
  readonly p95: number | null
}

export function lagOf({ voided, late }: LagSums): Lag {
  const sorted = [...late].toSorted(([a], [b]) => a - b)
  const count = sorted.reduce((sum, [, some]) => sum + some, 0)
  const at = (share: number) => {
    let left = Math.ceil(count * share)
    for (const [ms, some] of sorted) {
      left -= some
      if (left <= 0) return ms
    }
    return null
  }
  return { settled: count + voided, voided, half: at(0.5), p95: at(0.95) }
}
