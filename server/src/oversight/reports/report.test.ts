import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { millis } from '#kernel/time.ts'
import { type ActSums, addUp } from './counted.ts'
import { actsOf, payoutsOf } from './report.ts'

const day = '2026-11-16'

/** Straight from what PostgreSQL's documentation says of `percentile_cont`. */
function percentile(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low + (high - low) * (place - Math.floor(place))
}

describe('how long payouts took', () => {
  test('is as if all were of one cell, however they are dealt out', () => {
    const seconds = fc.integer({ min: 0, max: 400 })
    fc.assert(
      fc.property(fc.array(fc.array(seconds), { minLength: 1, maxLength: 4 }), (cells) => {
        const all = cells.flat()
        const counted = cells.flatMap((took) =>
          [...new Set(took)].map((one) => ({
            day,
            seconds: one,
            paid: BigInt(took.filter((other) => other === one).length),
          })),
        )
        const within = (share: number) =>
          all.length === 0 ? null : (percentile(all, share) / 60).toFixed(1)
        const figures = { paid: `${all.length}`, half: within(0.5), p95: within(0.95) }
        const expected = { ...figures, longest: within(1) }
        const table = payoutsOf([day, '2026-11-17'], counted)
        expect(table.rows[0]).toEqual({ day, ...expected })
        expect(table.total).toEqual({ day: null, ...expected })
        expect(table.rows[1]).toMatchObject({ paid: '0', half: null })
      }),
    )
  })
})

describe('what staff of several cells did', () => {
  const act = (member: string | null, times: bigint, last: number): ActSums => ({
    member,
    act: member && 'client_seen',
    times,
    clients: times,
    last: millis(last),
  })

  test('is added by member and act, of the last time that it was done', () => {
    const { rows, total } = actsOf(
      [],
      [
        act('bea@desk.example', 1n, 3_000),
        act('ann@desk.example', 2n, 5_000),
        act(null, 3n, 5_000),
        act('ann@desk.example', 5n, 4_000),
        act(null, 5n, 4_000),
      ],
    )
    expect(rows.map(({ member, times, last }) => [member, times, last])).toEqual([
      ['ann@desk.example', '7', '1970-01-01T00:00:05.000Z'],
      ['bea@desk.example', '1', '1970-01-01T00:00:03.000Z'],
    ])
    expect(total).toMatchObject({ member: '2', act: null, times: '8', clients: '8' })
  })
})

test('what is added up does not depend on how it was dealt out, but for its order', () => {
  const days = ['a', 'b', null] as const
  const row = fc.record({ day: fc.constantFrom(...days), of: fc.bigInt() })
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const sums = new Map(addUp(rows, (one) => one.day).map((one) => [one.day, one.of]))
      for (const name of days) {
        const own = rows.filter((one) => one.day === name)
        const sum = own.reduce((total, one) => total + one.of, 0n)
        expect(sums.get(name)).toBe(own.length === 0 ? undefined : sum)
      }
    }),
  )
})
