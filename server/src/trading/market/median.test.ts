// The rule by which one price is made of several: published, and the same for everybody.

import { describe, expect, it } from 'vitest'
import { type Points, points } from '#kernel/price.ts'
import { later, millis, minute, second } from '#kernel/time.ts'
import {
  agreeFloor,
  agreeMoves,
  aloneMs,
  follow,
  freshMs,
  frozenMs,
  type Movement,
  medianOf,
  moved,
  newAccord,
  toleranceOf,
  type Voice,
} from './median.ts'

const now = millis(Date.UTC(2026, 0, 14, 12))
const scale = { decimals: 2, tickPoints: 1 }
const asked = { at: now, tolerance: agreeFloor, scale }

/** One whose newest word is so old, and that last moved so long ago. */
function voice(
  mid: number,
  { age = 0, still = 0, isUp = true }: { age?: number; still?: number; isUp?: boolean } = {},
): Voice {
  return {
    isUp,
    said: { mid: points(mid), at: later(now, -age), movedAt: later(now, -Math.max(age, still)) },
  }
}
const mute: Voice = { isUp: true, said: undefined }
const lost = (mid: number) => voice(mid, { isUp: false })

describe('the price of', () => {
  it.each<readonly [string, Voice[], string, number | undefined, string]>([
    ['nobody', [mute, mute], 'none', undefined, 'old old'],
    ['one', [voice(100_000), mute], 'alone', 100_000, 'used old'],
    ['two', [voice(100_000), voice(100_100)], 'agreed', 100_050, 'used used'],
    ['two, between the steps', [voice(100_000), voice(100_001)], 'agreed', 100_001, 'used used'],
    ['two at the edge', [voice(100_000), voice(100_300)], 'agreed', 100_150, 'used used'],
    ['two beyond it', [voice(100_000), voice(100_302)], 'disputed', undefined, 'used used'],
    [
      'three',
      [voice(100_200), voice(100_000), voice(100_050)],
      'agreed',
      100_050,
      'used used used',
    ],
    [
      'three of whom one is far off',
      [voice(100_000), voice(120_000), voice(100_100)],
      'agreed',
      100_050,
      'used outlier used',
    ],
    [
      'three who all disagree',
      [voice(100_000), voice(101_000), voice(102_000)],
      'disputed',
      undefined,
      'used used used',
    ],
    [
      'three of whom one is lost',
      [voice(100_000), lost(100_050), voice(100_100)],
      'agreed',
      100_050,
      'used down used',
    ],
    [
      'two of whom one is too old',
      [voice(100_000), voice(100_100, { age: freshMs + 1 })],
      'alone',
      100_000,
      'used old',
    ],
    [
      'two of whom one is just fresh',
      [voice(100_000), voice(100_100, { age: freshMs })],
      'agreed',
      100_050,
      'used used',
    ],
    [
      'three of whom one stands still while others move',
      [voice(100_000), voice(100_100, { still: frozenMs + 1 }), voice(100_020)],
      'agreed',
      100_010,
      'used frozen used',
    ],
    [
      'two of whom none moves',
      [voice(100_000, { still: 2 * frozenMs }), voice(100_100, { still: 2 * frozenMs })],
      'agreed',
      100_050,
      'used used',
    ],
    [
      'four of whom two are far off on either side',
      [voice(90_000), voice(100_000), voice(100_100), voice(110_000)],
      'agreed',
      100_050,
      'outlier used used outlier',
    ],
  ])('%s', (_, voices, state, price, roles) => {
    const verdict = medianOf(voices, asked)
    expect(verdict).toMatchObject({ state, price })
    expect(verdict.roles.join(' ')).toBe(roles)
  })

  it('is on the instrument’s grid', () => {
    const coarse = { decimals: 2, tickPoints: 50 }
    const two = [voice(100_000), voice(100_050)]
    expect(medianOf(two, { ...asked, scale: coarse }).price).toBe(100_050)
  })

  it('does not hang on the order of those who say it', () => {
    const mids = [100_000, 100_090, 100_040, 140_000]
    const turned = mids.map((_, by) => [...mids.slice(by), ...mids.slice(0, by)])
    const prices = turned.map(
      (all) =>
        medianOf(
          all.map((mid) => voice(mid)),
          asked,
        ).price,
    )
    expect(new Set(prices)).toEqual(new Set([100_040]))
  })
})

describe('how far apart is too far', () => {
  it('is a share of the price while nothing moves', () => {
    expect(toleranceOf(undefined)).toBe(agreeFloor)
    const still = moved(moved(undefined, points(100_000), now), points(100_000), later(now, second))
    expect(toleranceOf(still)).toBe(agreeFloor)
  })

  it('is so many times the usual move of a second where that is more', () => {
    let movement: Movement | undefined
    // A tenth of a percent a second, up and down, for ten minutes.
    for (let s = 0; s <= 600; s += 1) {
      movement = moved(movement, points(s % 2 === 0 ? 100_000 : 100_100), later(now, s * second))
    }
    expect(toleranceOf(movement)).toBeCloseTo(agreeMoves * Math.log(1.001), 5)
  })

  it('forgets a wild minute by half each minute', () => {
    const wild = { price: points(100_000), at: now, perSecond: 1e-6 }
    expect(moved(wild, points(100_000), later(now, minute)).perSecond).toBeCloseTo(5e-7, 12)
  })
})

describe('an instrument', () => {
  const agree = { state: 'agreed', price: points(100_000) } as const
  const alone = { state: 'alone', price: points(100_000) } as const
  const disputed = { state: 'disputed', price: undefined } as const
  const none = { state: 'none', price: undefined } as const

  /** What it comes to after each of these, so many milliseconds after the start. */
  function course(steps: readonly (readonly [number, Parameters<typeof follow>[1]])[]) {
    let accord = newAccord(now)
    return steps.map(([ms, verdict]) => {
      const next = follow(accord, verdict, later(now, ms))
      accord = next.accord
      return [next.price as Points | undefined, accord.halt]
    })
  }
  const price = points(100_000)

  it('has no price before two agree, and is halted where they never do', () => {
    expect(
      course([
        [0, alone],
        [aloneMs, alone],
        [aloneMs + 1, alone],
      ]),
    ).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [undefined, 'alone'],
    ])
  })

  it('goes on with one for a minute', () => {
    const steps = course([
      [0, agree],
      [1_000, alone],
      [aloneMs, alone],
      [aloneMs + 1, alone],
    ])
    expect(steps).toEqual([
      [price, undefined],
      [price, undefined],
      [price, undefined],
      [undefined, 'alone'],
    ])
  })

  it('is halted at once when sources disagree, until they have agreed for two seconds', () => {
    const steps = course([
      [0, agree],
      [1_000, disputed],
      [1_500, agree],
      [2_000, disputed],
      [3_000, agree],
      [4_999, agree],
      [5_000, agree],
    ])
    expect(steps).toEqual([
      [price, undefined],
      [undefined, 'disputed'],
      [undefined, 'disputed'],
      [undefined, 'disputed'],
      [undefined, 'disputed'],
      [undefined, 'disputed'],
      [price, undefined],
    ])
  })

  it('is not believed on the word of one after a dispute', () => {
    const steps = course([
      [0, agree],
      [1_000, disputed],
      [2_000, alone],
      [9_000, alone],
    ])
    expect(steps.at(-1)).toEqual([undefined, 'disputed'])
  })

  it('has no price while nobody says anything, and counts anew how long they agree', () => {
    const steps = course([
      [0, agree],
      [1_000, disputed],
      [2_000, agree],
      [3_000, none],
      [4_500, agree],
      [6_500, agree],
    ])
    expect(steps.slice(3)).toEqual([
      [undefined, 'disputed'],
      [undefined, 'disputed'],
      [price, undefined],
    ])
  })
})
