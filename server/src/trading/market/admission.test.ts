import { describe, expect, it } from 'vitest'
import { points } from '#kernel/price.ts'
import { millis } from '#kernel/time.ts'
import { fc } from '#seed'
import { type Admission, admit, admitWaiting, newAdmission } from './admission.ts'

const scale = { decimals: 2, tickPoints: 5 }
/** About 1 % an hour. */
const volatility = 0.01 / 60

type Step = readonly [at: number, price: number]

function admitted(
  steps: readonly Step[],
  state: Admission = newAdmission(),
): (readonly [number, number])[] {
  return steps.flatMap(([at, price]) => {
    const report = { symbol: 'X', source: 'simulated' as const, at: millis(at), price }
    return admit(state, report, scale, volatility).map(
      (tick) => [tick.at as number, tick.price as number] as const,
    )
  })
}

const cases: readonly [string, readonly Step[], readonly (readonly [number, number])[]][] = [
  [
    'rounds to the grid',
    [
      [1_000, 100.02],
      [2_000, 100.03],
    ],
    [
      [1_000, 10_000],
      [2_000, 10_005],
    ],
  ],
  [
    'drops what is no price',
    [
      [1_000, Number.NaN],
      [2_000, -1],
      [3_000, 0],
      [4_000, 0.01],
      [5_000, 1e18],
      [6_000, Number.POSITIVE_INFINITY],
    ],
    [],
  ],
  [
    'drops what is out of order',
    [
      [2_000, 100],
      [1_000, 101],
      [2_000, 101],
    ],
    [[2_000, 10_000]],
  ],
  [
    'never lets a spike of one tick in',
    [
      [1_000, 100],
      [2_000, 120],
      [3_000, 100],
    ],
    [
      [1_000, 10_000],
      [3_000, 10_000],
    ],
  ],
  [
    'believes a leap that a second tick confirms',
    [
      [1_000, 100],
      [2_000, 120],
      [3_000, 120.1],
    ],
    [
      [1_000, 10_000],
      [3_000, 12_010],
    ],
  ],
  [
    'does not believe two spikes to different places',
    [
      [1_000, 100],
      [2_000, 120],
      [3_000, 80],
      [4_000, 100],
    ],
    [
      [1_000, 10_000],
      [4_000, 10_000],
    ],
  ],
  [
    'takes small moves as they come',
    [
      [1_000, 100],
      [2_000, 100.25],
      [3_000, 99.95],
    ],
    [
      [1_000, 10_000],
      [2_000, 10_025],
      [3_000, 9_995],
    ],
  ],
]

describe('admit', () => {
  it.each(cases)('%s', (_name, steps, expected) => {
    expect(admitted(steps)).toEqual(expected)
  })

  it('keeps nothing of what is out of order', () => {
    const state = newAdmission()
    const late: Step[] = [
      [2_000, 100],
      [1_999, 100.1],
      [2_000, 100.1],
    ]
    admitted(late, state)
    expect(admitWaiting(state, millis(9_000))).toEqual([])
    const waiting: Step[] = [
      [3_000, 100],
      [3_100, 100.1],
      [3_100, 100.2],
      [3_050, 100.2],
    ]
    admitted(waiting, state)
    expect(admitWaiting(state, millis(9_000))).toMatchObject([{ at: 3_250, price: 10_010 }])
  })

  // Ten standard deviations of a second are one part in a hundred here, of four seconds two.
  it.each<[string, number | undefined, number, number, boolean]>([
    ['ten standard deviations of the time between', 0.001, 5_000, 101.9, true],
    ['more than that', 0.001, 5_000, 102.1, false],
    ['ten standard deviations of a second, within less', 0.001, 1_500, 100.9, true],
    ['more than that within less', 0.001, 1_500, 101.1, false],
    ['a move that is small, of a quiet market', 1e-6, 2_000, 100.25, true],
    ['more than that', 1e-6, 2_000, 100.35, false],
    ['ten percent where nothing is known of it', undefined, 2_000, 110.5, true],
    ['more than that', undefined, 2_000, 110.6, false],
  ])('a leap is more than %s (%s a root second)', (_, perRootSecond, at, price, isTaken) => {
    const state = newAdmission({ at: millis(1_000), price: points(10_000) })
    admit(state, { symbol: 'X', source: 'simulated', at: millis(at), price }, scale, perRootSecond)
    expect(state.suspect === undefined).toBe(isTaken)
  })

  it('lets at most four ticks a second in, and the newest price among those that waited', () => {
    const state = newAdmission()
    expect(
      admitted(
        [
          [1_000, 100],
          [1_010, 100.1],
          [1_020, 100.2],
        ],
        state,
      ),
    ).toEqual([[1_000, 10_000]])
    expect(admitWaiting(state, millis(1_249))).toEqual([])
    expect(admitWaiting(state, millis(1_300))).toMatchObject([{ at: 1_250, price: 10_020 }])
    expect(admitWaiting(state, millis(9_999))).toEqual([])
  })

  it('drops a price that waited when a newer one comes at the very moment it would enter', () => {
    const state = newAdmission()
    admitted(
      [
        [1_000, 100],
        [1_100, 100.1],
      ],
      state,
    )
    expect(admitted([[1_250, 100.2]], state)).toEqual([[1_250, 10_020]])
    expect(admitWaiting(state, millis(2_000))).toEqual([])
  })

  it('has the same ticks soon, wherever among the reports it begins', () => {
    const reports = Array.from({ length: 60 }, (_, i): Step => [1_000 + i * 70, 100 + (i % 9) / 50])
    const early = admitted(reports)
    const joined = admitted(reports.slice(20)).slice(1)
    expect(joined.length).toBeGreaterThan(8)
    expect(early.slice(-joined.length)).toEqual(joined)
  })

  it('makes the same ticks of reports, whether its time passes between them or all come at once', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ max: 50 })))
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 300 }), (moves, everyMs) => {
        let at = 1_000
        const reports = moves.map(([gap, move]): Step => {
          at += gap
          return [at, 100 + (Math.abs(move) % 50) / 1000]
        })
        const [live, late] = [newAdmission(), newAdmission()]
        const seen: (readonly [number, number])[] = []
        let now = 1_000
        for (const step of reports) {
          // All is known up to just before the report, in steps of any length.
          for (; now < step[0]; now += everyMs) {
            seen.push(...admitWaiting(live, millis(now)).map((it) => [it.at, it.price] as const))
          }
          seen.push(...admitted([step], live))
        }
        const end = millis(at + 1_000)
        seen.push(...admitWaiting(live, end).map((it) => [it.at, it.price] as const))
        const atOnce = admitted(reports, late)
        atOnce.push(...admitWaiting(late, end).map((it) => [it.at, it.price] as const))
        expect(atOnce).toEqual(seen)
      }),
    )
  })
})
