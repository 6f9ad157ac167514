// What is tried on how many cells, and what is said of it.

import { describe, expect, test } from 'vitest'
import { faultsOf } from './cell-faults.ts'
import { faults } from './faults.ts'
import { gapsOf } from './gaps.ts'
import type { Result } from './make-trouble.ts'
import { pairFaults } from './pair-faults.ts'
import { plansOf } from './parts.ts'
import { restarts } from './restarts.ts'
import { linesOf } from './table.ts'

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

const result: Result = {
  name: 'HAProxy of home killed',
  bareSeconds: undefined,
  gapMs: 11_949,
  elsewhereMs: 249,
  socketMs: 1_000,
  acked: 321,
  lost: 0,
  doubled: 0,
  violations: 0,
  ackedInIt: undefined,
  problems: [],
  load: 3.5,
}

describe('the table', () => {
  test('has a column for other cells', () => {
    const settled = { ...result, name: 'all settled', gapMs: 0, elsewhereMs: undefined }
    const [heads, struck, last] = linesOf([result, settled]).map((line) => line.split(/ {2,}/))
    expect(heads?.slice(0, 3)).toEqual(['fault', 'gap s', 'elsewhere s'])
    expect(struck?.slice(0, 3)).toEqual(['HAProxy of home killed', '11.9', '0.2'])
    expect(last?.slice(0, 3)).toEqual(['all settled', '0.0', '1.0'])
  })

  test('has one line for all times of a fault', () => {
    const gaps = [3_000, 1_000, 9_000]
    const times = gaps.map((gapMs, at) => ({ ...result, gapMs, elsewhereMs: undefined, acked: at }))
    const lines = linesOf(times).map((line) => line.split(/ {2,}/))
    expect(lines).toHaveLength(2)
    expect(lines[0]?.slice(0, 3)).toEqual(['fault', 'n', 'gap s'])
    expect(lines[1]?.slice(0, 5)).toEqual([result.name, '3', '3.0, 9.0', '1.0, 1.0', '2'])
  })

  test('of one cell has none', () => {
    const [heads] = linesOf([{ ...result, elsewhereMs: undefined }])
    expect(heads?.split(/ {2,}/)).toEqual([
      ...['fault', 'gap s', 'bare s', 'socket s', 'acked', 'lost', 'doubled', 'wrong', 'in it'],
      'load',
    ])
  })
})
