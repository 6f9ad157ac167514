// What `npm test` says of its own time adds up.

import { expect, it, onTestFinished, vi } from 'vitest'
// @ts-expect-error a reporter, which Vitest loads as it is
import TestTimes from './test-times.mjs'

type File = { file: string; project: string; tests: number; before: number; ms: number }

const reported = ({ file, project, tests, before, ms }: File) => ({
  relativeModuleId: file,
  project: { name: project },
  children: { allTests: () => Array.from({ length: tests }).values() },
  diagnostic: () => ({
    environmentSetupDuration: before / 4,
    prepareDuration: before / 4,
    setupDuration: before / 4,
    collectDuration: before / 4,
    duration: ms,
  }),
})

function printed(files: readonly File[]): string[] {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  new TestTimes().onTestRunEnd(files.map(reported))
  return log.mock.calls.map(([line = '']) => String(line))
}

const file = (name: string, project: string, ms: number): File => ({
  file: name,
  project,
  tests: 2,
  before: 1_000,
  ms,
})

it('counts what comes before the tests, and sums by project', () => {
  const lines = printed([
    file('a.test.ts', 'unit', 500),
    file('b.test.ts', 'unit', 2_500),
    file('c.db.test.ts', 'database', 4_000),
  ])
  expect(lines).toContain('    5.0 s     2.0 s  unit: 4 tests in 2 files')
  expect(lines).toContain('    5.0 s     1.0 s  database: 2 tests in 1 files')
})

it('names the slowest twenty, slowest first', () => {
  const lines = printed(
    Array.from({ length: 25 }, (_, nr) => file(`${nr}.test.ts`, 'unit', nr * 1_000)),
  )
  const named = lines.filter((line) => line.includes('.test.ts'))
  expect(named.map((line) => Number(/(\d+)\.test\.ts/.exec(line)?.[1]))).toEqual(
    Array.from({ length: 20 }, (_, nr) => 24 - nr),
  )
  expect(named[0]).toBe('   25.0 s     1.0 s  24.test.ts (2)')
})
