import { describe, expect, it } from 'vitest'
import { cents, dollars, isLess, type Usd, zeroUsd } from '#kernel/money.ts'
import { later, millis, minute } from '#kernel/time.ts'
import { fc } from '#seed'
import {
  type Ended,
  freshStanding,
  isCoolingDown,
  isPairDropped,
  standingAfter,
} from './standing.ts'

const start = millis(0)
const one = (outcome: Ended['outcome'], brought: Usd, instrumentId = 1, nr = 0): Ended => ({
  outcome,
  brought,
  instrumentId,
  at: later(start, nr * minute),
})
const standsAfter = (...ended: readonly Ended[]) => ended.reduce(standingAfter, freshStanding)
const lost = one('lost', dollars(-10))
const won = one('won', cents(750n))

describe('how it stands', () => {
  it('counts losses in a row, of all and of each pair, over ties and voids', () => {
    const tied = one('tied', zeroUsd)
    const standing = standsAfter(
      won,
      lost,
      tied,
      one('lost', dollars(-10), 2),
      one('voided', zeroUsd),
    )
    expect(standing.lossesInRow).toBe(2)
    expect([...standing.losing]).toEqual([
      [1, 1],
      [2, 1],
    ])
    expect(standsAfter(lost, lost, won).lossesInRow).toBe(0)
    expect(standsAfter(lost, lost, won).losing.size).toBe(0)
  })

  it('says when a pair is dropped, and when a cool-down ends', () => {
    expect(isPairDropped(standsAfter(lost, lost), { pairLosses: 2 }, 1)).toBe(true)
    expect(isPairDropped(standsAfter(lost, lost), { pairLosses: 2 }, 2)).toBe(false)
    expect(isPairDropped(standsAfter(lost, lost), { pairLosses: null }, 1)).toBe(false)
    const standing = standsAfter(one('lost', dollars(-1), 1, 5))
    const cooling = (at: number) =>
      isCoolingDown(standing, { coolDownMinutes: 10 }, later(start, at * minute))
    expect([cooling(14), cooling(15)]).toEqual([true, false])
    expect(isCoolingDown(standsAfter(won), { coolDownMinutes: 10 }, start)).toBe(false)
  })

  it('has the sum of what ended, and its best never below it or nothing', () => {
    const outcomes = fc.constantFrom<Ended['outcome']>('won', 'lost', 'tied', 'voided')
    const some = fc.array(fc.tuple(outcomes, fc.integer({ min: -5_000, max: 5_000 })))
    fc.assert(
      fc.property(some, (list) => {
        const { brought, peak } = standsAfter(
          ...list.map(([is, sum]) => one(is, cents(BigInt(sum)))),
        )
        expect(Number(brought)).toBe(list.reduce((sum, [, next]) => sum + next, 0))
        expect(isLess(peak, brought) || isLess(peak, zeroUsd)).toBe(false)
      }),
    )
  })
})
