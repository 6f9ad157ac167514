import { expect, test } from 'vitest'
import { fc } from '#seed'
import { markTile } from './mark-tile.mjs'

const on = { width: 1_600, height: 1_000 }
const drawn = ({ pixels }: { pixels: Buffer }) => pixels.filter((one) => one !== 0).length

test('no two words look alike, and each sign is there', () => {
  const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@.-_:+?']
  const tiles = signs.map((sign) => markTile(sign, on).pixels.toString('latin1'))
  expect(new Set(tiles).size).toBe(signs.length)
  for (const sign of signs) expect(drawn(markTile(sign, on))).toBeGreaterThan(0)
  expect(drawn(markTile(' ', on))).toBe(0)
})

test('small letters are large ones, and what has no dots of its own is a question mark', () => {
  expect(markTile('ada@x.example', on)).toEqual(markTile('ADA@X.EXAMPLE', on))
  expect(markTile('Łuk', on)).toEqual(markTile('?UK', on))
})

test('it is never larger than the picture, whatever that is, and has something on it', () => {
  const size = fc.integer({ min: 12, max: 3_000 })
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), size, size, (mark, width, height) => {
      const tile = markTile(`A${mark}`, { width, height })
      expect(tile.width).toBeLessThanOrEqual(width)
      expect(tile.height).toBeLessThanOrEqual(height)
      expect(tile.pixels).toHaveLength(tile.width * tile.height * 4)
      if (height >= 40) expect(drawn(tile)).toBeGreaterThan(0)
    }),
    { numRuns: 60 },
  )
})
