// When signals are looked for: often while rules may speak, and else when they speak next.

import { expect, it } from 'vitest'
import { nextLook } from './api.ts'

const second = 1_000

it.each([
  ['as a minute ends', 0, 3],
  ['while it may be spoken of', 23.9, 3],
  ['once all is said: after the next minute', 24, 37],
  ['just before it', 59.5, 1.5],
])('%s', (_, into, wait) => {
  expect(nextLook(1_700_000_040_000 + into * second)).toBe(wait * second)
})
