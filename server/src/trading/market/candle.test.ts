import { expect, it } from 'vitest'
import { points } from '#kernel/price.ts'
import { millis } from '#kernel/time.ts'
import { fc } from '#seed'
import { aggregated, candleOf } from './candle.ts'

const ticks = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 600_000 }), fc.integer({ min: 1, max: 1_000 })), {
    minLength: 1,
  })
  .map((pairs) =>
    [...pairs].sort(([a], [b]) => a - b).map(([at, price]) => candleOf(millis(at), points(price))),
  )

it('cuts ticks into candles that hold each tick once', () => {
  fc.assert(
    fc.property(ticks, (cut) => {
      const candles = aggregated(cut, 60_000)
      expect(candles.reduce((sum, candle) => sum + candle.ticks, 0)).toBe(cut.length)
      for (const candle of candles) {
        const within = cut.filter(({ at }) => Math.floor(at / 60_000) * 60_000 === candle.at)
        const prices = within.map((tick) => tick.close)
        expect(candle.open).toBe(prices[0])
        expect(candle.close).toBe(prices.at(-1))
        expect(candle.high).toBe(Math.max(...prices))
        expect(candle.low).toBe(Math.min(...prices))
      }
    }),
  )
})

it('gives the same long candles straight from ticks and by way of short ones', () => {
  fc.assert(
    fc.property(ticks, (cut) => {
      expect(aggregated(aggregated(cut, 15_000), 300_000)).toEqual(aggregated(cut, 300_000))
    }),
  )
})
