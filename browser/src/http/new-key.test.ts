import { expect, test, vi } from 'vitest'
import { newKey } from './new-key.ts'

test('keys are random UUIDs, each another, also on a page that came without TLS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = Array.from({ length: 1_000 }, newKey)
  vi.unstubAllGlobals()
  const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(keys.filter((key) => !form.test(key))).toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(keys.map((key) => key[19]))).toEqual(new Set('89ab'))
})
