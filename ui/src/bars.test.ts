import { expect, it, test } from 'vitest'
import { barWith, heikinAshi } from './bars.ts'

const bar = (time: number, open: number, high: number, low: number, close: number) => ({
  time,
  open,
  high,
  low,
  close,
})

test.each([
  { name: 'the first', last: undefined, atMs: 31_000, price: 5, found: bar(30, 5, 5, 5, 5) },
  {
    name: 'a higher',
    last: bar(30, 5, 6, 4, 5),
    atMs: 44_999,
    price: 7,
    found: bar(30, 5, 7, 4, 7),
  },
  {
    name: 'a lower',
    last: bar(30, 5, 6, 4, 5),
    atMs: 40_000,
    price: 3,
    found: bar(30, 5, 6, 3, 3),
  },
  {
    name: 'the next',
    last: bar(30, 5, 6, 4, 5),
    atMs: 45_000,
    price: 7,
    found: bar(45, 7, 7, 7, 7),
  },
  { name: 'a late', last: bar(30, 5, 6, 4, 5), atMs: 29_000, price: 7, found: undefined },
])('$name price in bars of 15 s', ({ last, atMs, price, found }) => {
  expect(barWith(last, { atMs, price, interval: 15 })).toEqual(found)
})

it('gives single ticks bars of a second', () => {
  expect(barWith(undefined, { atMs: 31_900, price: 5, interval: 0 })?.time).toBe(31)
})

it('smooths bars by Heikin-Ashi, counted by hand', () => {
  const raw = [bar(0, 10, 14, 8, 12), bar(60, 12, 16, 11, 15)]
  expect(heikinAshi(raw)).toEqual([bar(0, 11, 14, 8, 11), bar(60, 11, 16, 11, 13.5)])
})
