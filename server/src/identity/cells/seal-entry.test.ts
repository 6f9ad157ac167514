import { expect, test } from 'vitest'
import { systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'
import { dealt } from './dealing.ts'
import { emailMarkOf, entryFor, isTrue } from './seal-entry.ts'

const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
const other = openSeal(Buffer.alloc(32, 8), systemRandom)
const email = 'Grace@example.org'

test('an entry is true for its address, its cell and this install alone', () => {
  const entry = entryFor(emailMarkOf(email, seal), 2, seal)
  expect(isTrue(entry, email, seal)).toBe(true)
  expect(isTrue(entry, ' grace@EXAMPLE.org', seal)).toBe(true)
  expect(isTrue(entry, 'eve@example.org', seal)).toBe(false)
  expect(isTrue({ ...entry, cell: 3 }, email, seal)).toBe(false)
  expect(isTrue({ ...entry, seal: entry.seal.slice(1) }, email, seal)).toBe(false)
  expect(isTrue(entry, email, other)).toBe(false)
})

test('all cells get as many', () => {
  const counts = new Map<number, number>()
  for (let nr = 0; nr < 4_000; nr += 1) {
    const cell = dealt(emailMarkOf(`somebody-${nr}@example.org`, seal), [4, 1, 2, 3])
    counts.set(cell, (counts.get(cell) ?? 0) + 1)
  }
  // A thousand each, and four standard deviations.
  for (const cell of [1, 2, 3, 4])
    expect(Math.abs((counts.get(cell) ?? 0) - 1_000)).toBeLessThan(110)
})
