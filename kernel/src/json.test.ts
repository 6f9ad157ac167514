import { expect, test } from 'vitest'
import { fc } from '#seed'
import { jsonOf, jsonWith } from './json.ts'

test('JSON that was made before stands where its value would', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), (message, value) => {
      const made = jsonWith({ status: true, message }, 'data', jsonOf(value))
      expect(made).toBe(JSON.stringify({ status: true, message, data: value }))
    }),
  )
})
