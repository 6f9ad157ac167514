import { expect, test } from 'vitest'
import { durations } from '#contract/client/trades.ts'
import { millis } from '#kernel/time.ts'
import { durationsAt } from './duration.ts'

const euro = { category: 'Currencies', exchange: null } as const

test('a closed market offers none, one that never closes all', () => {
  const saturday = millis(Date.UTC(2026, 0, 17, 12))
  expect(durationsAt(euro, saturday)).toEqual([])
  expect(durationsAt({ ...euro, category: 'Cryptocurrency' }, saturday)).toEqual(durations)
})

test('one that closes soon offers those that end by then', () => {
  const friday = millis(Date.UTC(2026, 0, 16, 21))
  expect(durationsAt(euro, friday)).toEqual(durations.filter((seconds) => seconds <= 3_600))
  expect(durationsAt(euro, millis(friday + 1))).toEqual(durations.filter((it) => it < 3_600))
})
