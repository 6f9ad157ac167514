import { describe, expect, it } from 'vitest'
import { textFrame } from './text-frame.ts'

describe('textFrame', () => {
  it.each([
    [0, [0x81, 0]],
    [125, [0x81, 125]],
    [126, [0x81, 126, 0, 126]],
    [65_535, [0x81, 126, 0xff, 0xff]],
    [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ])('%i bytes have the header of RFC 6455', (length, header) => {
    const frame = textFrame('x'.repeat(length))
    expect([...frame.subarray(0, header.length)]).toEqual(header)
    expect(frame.toString('utf8', header.length)).toBe('x'.repeat(length))
  })

  it('counts bytes, not characters', () => {
    expect([...textFrame('€')]).toEqual([0x81, 3, 0xe2, 0x82, 0xac])
  })
})
