// Codes: what is typed alike is the same code, and what is drawn is one, unguessable and never twice.

import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { canDraw, codeFrom, drawCodes } from './code.ts'

const random = (count: number) => new Uint8Array(randomBytes(count))

test.each([
  ['welcome10', 'WE1C0ME10'],
  ['WELCOME-10', 'WE1C0ME10'],
  [' Welcome 1O ', 'WE1C0ME10'],
  ['wеlсomе10', 'WE1C0ME10'],
  ['ＷＥＬＣＯＭＥ１０', 'WE1C0ME10'],
  ['spring–2345', 'SPR1NG2345'],
  ['ill0', '1110'],
])('%s is read as %s', (typed, code) => {
  expect(codeFrom(typed)).toBe(code)
})

test.each(['', 'abc', 'a'.repeat(25), 'code!', 'ćode', '____'])('%s is no code', (typed) => {
  expect(codeFrom(typed)).toBeUndefined()
})

const typing = fc.record({
  code: fc.stringMatching(/^[A-Z0-9]{4,24}$/),
  seed: fc.array(fc.nat(5), { minLength: 24, maxLength: 24 }),
})

test('how it is typed does not matter: case, spaces, dashes, signs that look alike', () => {
  fc.assert(
    fc.property(typing, ({ code, seed }) => {
      const typed = [...code].map((sign, nr) => variant(sign, seed[nr] ?? 0)).join('')
      expect(codeFrom(typed)).toBe(codeFrom(code))
      // Read once more it is the same.
      expect(codeFrom(codeFrom(code) ?? '')).toBe(codeFrom(code))
    }),
  )
})

function variant(sign: string, how: number): string {
  const alike: Readonly<Record<string, string>> = { '0': 'O', O: '0', '1': 'l', I: 'L', L: 'i' }
  if (how === 1) return sign.toLowerCase()
  if (how === 2) return `${sign} `
  if (how === 3) return `-${sign}`
  return how === 4 ? (alike[sign] ?? sign) : sign
}

describe('drawing', () => {
  it('takes a pattern with room enough that nobody guesses one', () => {
    expect(canDraw('WELCOME10', 1)).toBe(true)
    expect(canDraw('WELCOME10', 2)).toBe(false)
    expect(canDraw('A-#', 1)).toBe(false)
    expect(canDraw('SPRING-####', 10)).toBe(false)
    expect(canDraw('SPRING-######', 1_000)).toBe(true)
    expect(canDraw('no!', 1)).toBe(false)
  })

  it('gives as many as asked for, all different as they are compared, of fair signs', () => {
    const drawn = drawCodes('SPRING-######', 500, random)
    expect(new Set(drawn.map(codeFrom)).size).toBe(500)
    expect(drawn.every((code) => /^SPRING-[2-9A-HJKMNP-Z]{6}$/.test(code))).toBe(true)
    const signs = drawn.flatMap((code) => [...code.slice(7)])
    const counts = new Map<string, number>()
    for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
    // 3,000 signs of 31: each about 97 times.
    expect(Math.min(...counts.values())).toBeGreaterThan(45)
    expect(Math.max(...counts.values())).toBeLessThan(160)
  })

  it('draws again where chance repeats itself', () => {
    let calls = 0
    // The same sign for the first two codes, another for what follows.
    const stuck = () => new Uint8Array([calls++ < 12 ? 3 : calls % 31])
    expect(new Set(drawCodes('######', 2, stuck)).size).toBe(2)
  })
})
