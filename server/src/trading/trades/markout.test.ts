import { expect, test } from 'vitest'
import { bounds, type Marked, markoutOf, movesOf, sharesOf, spreadOver } from './markout.ts'

const trade = (more: Partial<Marked> = {}): Marked => ({
  instrumentId: 1,
  clientId: 7n,
  direction: 'rise',
  entry: 10_000,
  afterOne: 10_001,
  afterFive: null,
  ...more,
})

test('a move is counted the way the client bet', () => {
  const up = { afterOne: 10_001 }
  expect(movesOf([trade(up), trade({ ...up, direction: 'fall' })], 'afterOne')).toEqual([
    expect.closeTo(1, 9),
    expect.closeTo(-1, 9),
  ])
  expect(movesOf([trade()], 'afterFive')).toEqual([])
})

test('each move lies in one part, the bound itself in the one above it', () => {
  expect(sharesOf([-11, -10, 0.5, 10])).toEqual([0.25, 0.25, 0, 0, 0, 0.25, 0, 0, 0, 0.25])
})

test('the mean comes with what may be chance', () => {
  expect(markoutOf([])).toEqual({ trades: 0, mean: null, within: null })
  expect(markoutOf([3])).toEqual({ trades: 1, mean: 3, within: null })
  expect(markoutOf([1, 3])).toEqual({ trades: 2, mean: 2, within: 2 })
})

test('clients are counted by their mean, those of few trades not at all', () => {
  const five = (clientId: bigint, afterOne: number) =>
    Array.from({ length: 5 }, () => trade({ clientId, afterOne }))
  const few = [trade({ clientId: 9n }), trade({ clientId: 9n })]
  const counts = spreadOver([...five(1n, 10_020), ...five(2n, 9_999), ...few], 'afterOne')
  expect(counts).toHaveLength(bounds.length + 1)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect(counts.at(-1)).toBe(1)
})
