// What is said of faults that were tried, of one that never ended, and of those that were not tried.

import { describe, expect, test } from 'vitest'
import { allSettled, failed, type Result } from './make-trouble.ts'
import { linesOf, outcomeOf } from './table.ts'

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

const unmeasured: Result = {
  ...result,
  gapMs: undefined,
  elsewhereMs: undefined,
  socketMs: undefined,
  acked: undefined,
  lost: undefined,
  doubled: undefined,
  violations: undefined,
}

describe('the table', () => {
  test('has a column for other cells', () => {
    const settled = { ...result, name: allSettled, gapMs: undefined, elsewhereMs: undefined }
    const [heads, struck, last] = linesOf([result, settled]).map((line) => line.split(/ {2,}/))
    expect(heads?.slice(0, 3)).toEqual(['fault', 'gap s', 'elsewhere s'])
    expect(struck?.slice(0, 3)).toEqual(['HAProxy of home killed', '11.9', '0.2'])
    expect(last?.slice(0, 3)).toEqual([allSettled, '1.0', '321'])
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
  test('has empty cells for what was not measured, which is in no figure of several times', () => {
    const [heads, line] = linesOf([unmeasured])
    expect(heads).toMatch(/^fault .* gap s .* lost .* load$/)
    expect(line?.split(/ {2,}/)).toEqual([result.name, '3.5'])
    const gaps = [1_000, 3_000].map((gapMs) => ({ ...result, gapMs, elsewhereMs: undefined }))
    const [, three] = linesOf([...gaps, unmeasured])
    expect(three?.split(/ {2,}/).slice(0, 5)).toEqual([
      ...[result.name, '3', '2.0, 3.0', '1.0, 1.0', '321'],
    ])
  })
})

describe('a fault that never ended', () => {
  const fault = { name: 'etcd stopped' }
  const never = new Error('no order was acknowledged for 180 s')

  test('has no times, and what is lost all the same', async () => {
    const counts = { acked: 12, lost: 1, doubled: 0, violations: 0 }
    const verdict = { ...counts, problems: ['the acknowledged trade of key-7 is lost'] }
    const { load, ...found } = await failed(fault, never, async () => verdict)
    expect(load).toBeGreaterThanOrEqual(0)
    expect(found).toEqual({
      ...unmeasured,
      ...counts,
      ...fault,
      isOver: true,
      problems: [never.message, ...verdict.problems],
      load: undefined,
    })
  })

  test('says so where nothing can be compared', async () => {
    const unreachable = () => Promise.reject(new Error('the database is away'))
    const { load, ...found } = await failed(fault, never, unreachable)
    expect(load).toBeGreaterThanOrEqual(0)
    expect(found).toEqual({
      ...unmeasured,
      ...fault,
      isOver: true,
      problems: [never.message, 'nothing could be compared: the database is away'],
      load: undefined,
    })
  })
})

describe('the outcome', () => {
  const settled = { ...result, name: allSettled }
  const broken = { ...result, problems: ['key-7 made several trades'] }
  const nothing = 'Nothing was lost, doubled or left wrong.'
  const told = `${result.name}: key-7 made several trades`

  test.each([
    { tried: [result, result, settled], isGood: true, lines: [nothing] },
    { tried: [result, broken, settled], isGood: false, lines: [told] },
    {
      tried: [result, settled],
      isGood: false,
      lines: ['Ended early: 1 of 2 faults were tried.', nothing],
    },
    { tried: [broken], isGood: false, lines: [told, 'Ended early: 1 of 2 faults were tried.'] },
    { tried: [settled], isGood: false, lines: ['Ended early: 0 of 2 faults were tried.'] },
  ])('of two faults that were to be tried is $lines', ({ tried, ...outcome }) => {
    expect(outcomeOf(tried, 2)).toEqual(outcome)
  })

  test('of none is nothing good', () => {
    expect(outcomeOf([settled], 0)).toEqual({ isGood: false, lines: [] })
  })
})
