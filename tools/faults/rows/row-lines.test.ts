import { expect, test } from 'vitest'
import { rowLines } from './row-lines.ts'
import type { Tried } from './try-fault.ts'

const tried: Tried = {
  fault: 'asked to end',
  acked: 10,
  lost: 0,
  doubled: 0,
  violations: 0,
  recoveryMs: 1_000,
  ackedInIt: 0,
  toldInIt: 0,
  longestMs: 250.4,
  reads: 20,
  readsFailed: 1,
  problems: [],
  load: 2,
}

test('two times of a fault are one line, whose median is between them', () => {
  const [heads, , line, ...others] = rowLines([tried, { ...tried, recoveryMs: 3_000, load: 4 }])
  expect(others).toEqual([])
  expect(heads).toMatch(/^\| fault \| n \| acked \|.* \| back ms p50\/p95\/max \|/)
  expect(line).toBe(
    '| asked to end | 2 | 20 | 0 | 0 | 0 | 2000 / 3000 / 3000 | 250 | 0 | 2 of 40 | 2 to 4 |',
  )
})
