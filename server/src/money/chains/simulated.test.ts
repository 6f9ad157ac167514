import { expect, test } from 'vitest'
import { confirmationsOf } from './chain.ts'
import { blockEveryMs, blocksAfterLast, isBlockDue } from './simulated.ts'

const idle = { height: 200, ageMs: 5_000, waiting: 0, newestUsed: null }

test.each([
  ['nothing ever happened', idle, false],
  ['nothing ever happened, on a chain that is young', { ...idle, height: 5 }, false],
  ['a transaction waits', { ...idle, waiting: 1 }, true],
  [
    'a transaction waits, and the last block is young',
    { ...idle, waiting: 1, ageMs: 4_999 },
    false,
  ],
  ['the newest block is used', { ...idle, newestUsed: 200 }, true],
  ['the last one is used that keeps it going', { ...idle, newestUsed: 101 }, true],
  ['what was used is long ago', { ...idle, newestUsed: 100 }, false],
  [
    'one more waits, though what was used is long ago',
    { ...idle, newestUsed: 1, waiting: 1 },
    true,
  ],
])('a block of Bitcoin is due: %s', (_, state, isDue) => {
  expect(isBlockDue('btc', state)).toBe(isDue)
})

test('each coin has its own pace', () => {
  expect(blockEveryMs('btc')).toBe(5_000)
  expect(blockEveryMs('eth')).toBe(2_000)
  expect(blocksAfterLast).toBe(100)
})

test('an output is as deep as the blocks from its own to the tip', () => {
  const tip = { height: 100, hash: 'h' }
  expect([null, 101, 102, 100, 98].map((height) => confirmationsOf({ height }, tip))).toEqual([
    ...[0, 0, 0, 1, 3],
  ])
})
