import { expect, it } from 'vitest'
import { fc } from '#seed'
import { isUuid, uuidFrom } from './ids.ts'
import { millis } from './time.ts'

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })
const instants = fc.integer({ min: 0, max: 2 ** 47 }).map(millis)

it('makes version 7 UUIDs that carry their time', () => {
  fc.assert(
    fc.property(instants, bytes, (now, random) => {
      const id = uuidFrom(now, random)
      expect(isUuid(id)).toBe(true)
      expect(id[14]).toBe('7')
      expect('89ab').toContain(id[19])
      expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now)
    }),
  )
})

it('is made of ten random bytes, and no fewer', () => {
  expect(() => uuidFrom(millis(0), new Uint8Array(9))).toThrow('ten random bytes')
})

it('is a UUID from its beginning to its end', () => {
  const id = uuidFrom(millis(0), new Uint8Array(10))
  for (const text of ['', `0${id}`, `${id}0`, id.replace('7', 'g')]) {
    expect([text, isUuid(text)]).toEqual([text, false])
  }
})

it('sorts by time', () => {
  fc.assert(
    fc.property(instants, instants, bytes, bytes, (a, b, first, second) => {
      fc.pre(a < b)
      expect(uuidFrom(a, first) < uuidFrom(b, second)).toBe(true)
    }),
  )
})

it('uses every random bit it is given but the six that are fixed', () => {
  const none = uuidFrom(millis(0), new Uint8Array(10))
  const all = uuidFrom(millis(0), new Uint8Array(10).fill(255))
  expect(none).toBe('00000000-0000-7000-8000-000000000000')
  expect(all).toBe('00000000-0000-7fff-bfff-ffffffffffff')
})
