import { expect, test } from 'vitest'
import { faultsOfRows, rowNames } from './rows.ts'

test('each row has faults, whose names are those of no other', () => {
  for (const name of rowNames) expect(faultsOfRows([name]), name).not.toEqual([])
  const all = faultsOfRows(rowNames)
  expect(new Set(all).size).toBe(all.length)
})
