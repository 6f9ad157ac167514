// What is tried on how many cells, and for how long orders were not accepted.

import { describe, expect, test } from 'vitest'
import { faultsOf } from './cell-faults.ts'
import { faults } from './faults.ts'
import { gapsOf } from './gaps.ts'
import { pairFaults } from './pair-faults.ts'
import { plansOf } from './parts.ts'
import { restarts } from './restarts.ts'

const namesOf = (cells: number) => faultsOf(plansOf(cells)).map(({ name }) => name)

describe('what is tried', () => {
  test('on one cell is its parts alone', () => {
    expect(faultsOf(plansOf(1))).toEqual([...faults, ...restarts, ...pairFaults])
    expect(namesOf(1).filter((name) => /\bcell\b|\bhome\b/.test(name))).toEqual([])
    expect(faultsOf(plansOf(1)).filter(({ cell }) => cell !== undefined)).toEqual([])
  })

  test('on two is what lies between them, and of each what counts most', () => {
    expect(namesOf(2)).toEqual([
      'network between home and cell 2 cut',
      'network between home and cell 2 slowed',
      'all of cell 2 killed',
      'HAProxy of home killed',
      'all servers of home killed',
      'PostgreSQL of home stopped',
      'NATS of all cells stopped',
      ...[1, 2].flatMap((cell) => [
        `switchover of cell ${cell}`,
        `machine of the leader killed of cell ${cell}`,
        `HAProxy killed of cell ${cell}`,
        `leading server killed of cell ${cell}`,
      ]),
    ])
  })

  test('on any number has names of its own, which --only can tell apart', () => {
    for (const cells of [1, 2, 3]) expect(new Set(namesOf(cells)).size).toBe(namesOf(cells).length)
    for (const name of [...namesOf(2), ...namesOf(3)]) expect(name).not.toContain(',')
  })

  test('strikes the cell that its name says', () => {
    for (const { name, cell } of faultsOf(plansOf(3))) {
      const [, nr] = /cell (\d)/.exec(name) ?? []
      expect([name, cell]).toEqual([name, nr === undefined ? undefined : Number(nr)])
    }
  })
})

/** Orders every 100 ms but for a time of silence, which begins at 1 s. */
function acknowledged(cell: number, silenceMs: number) {
  const times = Array.from({ length: 50 }, (_, at) => at * 100)
  return { cell, times: times.map((at) => (at <= 1_000 ? at : at + silenceMs)) }
}

test.each([
  { struck: 2, silences: [0, 20_000], gapMs: 20_100, elsewhereMs: 100, problems: 0 },
  { struck: 2, silences: [4_900, 20_000], gapMs: 20_100, elsewhereMs: 5_000, problems: 0 },
  { struck: 2, silences: [4_901, 20_000], gapMs: 20_100, elsewhereMs: 5_001, problems: 1 },
  { struck: 2, silences: [0, 0, 6_000], gapMs: 100, elsewhereMs: 6_100, problems: 1 },
  { struck: 1, silences: [3_000, 20_000], gapMs: 3_100, elsewhereMs: 20_100, problems: 0 },
  { struck: 1, silences: [3_000], gapMs: 3_100, elsewhereMs: undefined, problems: 0 },
])(
  'cell $struck was struck, cells were silent for $silences ms: $problems problems',
  ({ struck, silences, ...expected }) => {
    const all = silences.map((silence, at) => acknowledged(at + 1, silence))
    const { problems, ...gaps } = gapsOf(all, struck, 900)
    expect({ ...gaps, problems: problems.length }).toEqual(expected)
  },
)

test('what ended before the fault is none of it', () => {
  expect(gapsOf([acknowledged(1, 20_000)], 1, 22_500).gapMs).toBe(100)
})
