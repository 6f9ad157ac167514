import { describe, expect, it } from 'vitest'
import { millis } from '#kernel/time.ts'
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
    const tick = admit(
      state,
      { symbol: 'X', source: 's', at: millis(at), price },
      scale,
      volatility,
    )
    return tick ? [[tick.at as number, tick.price as number] as const] : []
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
    expect(admitWaiting(state, millis(1_249))).toBeUndefined()
    expect(admitWaiting(state, millis(1_300))).toMatchObject({ at: 1_250, price: 10_020 })
    expect(admitWaiting(state, millis(9_999))).toBeUndefined()
  })

  it('drops a price that waited when a newer one enters before its time', () => {
    const state = newAdmission()
    admitted(
      [
        [1_000, 100],
        [1_100, 100.1],
      ],
      state,
    )
    expect(admitted([[1_260, 100.2]], state)).toEqual([[1_260, 10_020]])
    expect(admitWaiting(state, millis(2_000))).toBeUndefined()
  })
})
