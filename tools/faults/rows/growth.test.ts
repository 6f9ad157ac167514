import { describe, expect, it } from 'vitest'
import { hour, minute } from '#kernel/time.ts'
import { expose, measured } from '#server/platform/measure.ts'
import { floorsOf, type Held, heapMbIn, slopeOf } from './growth.ts'

const looksAMinute = 12

/** Garbage comes and goes between 0 and 80 MB, over what is held. */
function heldWhile(minutes: number, kept: (hours: number) => number, more = 0): Held[] {
  const looks = minutes * looksAMinute + more
  const ats = Array.from({ length: looks }, (_, nr) => 1_000 + nr * 5_000)
  return ats.map((at, nr) => {
    const rssMb = kept((at - 1_000) / hour) + ((nr * 37) % 81)
    return { at, rssMb, heapMb: rssMb / 2 }
  })
}

describe('growth', () => {
  it.each([
    ['is none where only garbage comes and goes', () => 200, 0],
    ['is seen below garbage: 6 MB an hour', (hours: number) => 200 + 6 * hours, 6],
    ['is negative where something is let go of', (hours: number) => 200 - 3 * hours, -3],
  ])('%s', (_, kept, slope) => {
    const floors = floorsOf(heldWhile(120, kept))
    expect(floors.length).toBe(24)
    expect(slopeOf(floors, 'rssMb')).toBeCloseTo(slope, 0)
    expect(slopeOf(floors, 'heapMb')).toBeCloseTo(slope / 2, 0)
  })

  it.each([50, 55, 60, 65, 70])(
    'is none either where a last span, after %i min, is not full',
    (minutes) => {
      const full = 5 * looksAMinute
      const floorsWith = (more: number) => floorsOf(heldWhile(minutes, () => 200, more))
      for (let more = 0; more <= full; more += 1) {
        const slope = slopeOf(floorsWith(more), 'rssMb')
        expect(Math.abs(slope), `${more} looks more`).toBeLessThan(5)
      }
      const spans = minutes / 5
      const found = [0, 1, 2, full - 6, full].map((more) => floorsWith(more).length)
      expect(found).toEqual([spans, spans, spans, spans, spans + 1])
    },
  )

  it('takes the least of each five minutes, at its middle', () => {
    const held = [
      { at: 0, rssMb: 9, heapMb: 2 },
      { at: 1, rssMb: 7, heapMb: 4 },
      { at: 5 * minute, rssMb: 8, heapMb: 3 },
      { at: 10 * minute - 1, rssMb: 9, heapMb: 5 },
      { at: 10 * minute, rssMb: 1, heapMb: 1 },
    ]
    expect(floorsOf(held)).toEqual([
      { at: 2.5 * minute, rssMb: 7, heapMb: 2 },
      { at: 7.5 * minute, rssMb: 8, heapMb: 3 },
    ])
  })

  it('has no slope where there is too little to tell', () => {
    expect(slopeOf([], 'rssMb')).toBe(0)
    expect(slopeOf([{ at: 0, rssMb: 9, heapMb: 2 }], 'rssMb')).toBe(0)
  })
})

describe('what the heaps hold', () => {
  it('is read from the metrics as the server says them, of both threads', async () => {
    const ofWeb = await expose([await measured('web')])
    const [, bytes] = /^nodejs_heap_size_used_bytes\S* (\d+)$/m.exec(ofWeb) ?? []
    const ofBoth = `${ofWeb}\n${ofWeb.replaceAll('thread="web"', 'thread="trading"')}`
    expect(heapMbIn(ofBoth)).toBeCloseTo((2 * Number(bytes)) / 2 ** 20)
    expect(heapMbIn(ofWeb)).toBe(undefined)
  })

  it.each([
    '',
    'nodejs_heap_used_bytes{thread="web"} 7000000',
    'nodejs_heap_size_used_bytes{of="web"} 7000000',
    'nodejs_heap_size_used_bytes{thread="web"} Nan',
    'nodejs_heap_size_used_bytes{thread="web"} 0',
    'nodejs_heap_size_used_bytes{thread="trading"} 7000000',
  ])('cannot be said of metrics that look otherwise: %s', (metrics) => {
    expect(() => heapMbIn(metrics)).toThrow('the metrics say what the heaps hold')
  })
})
