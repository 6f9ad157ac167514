// A copy of a market that goes through what the market went through, told as it is told between
// threads: nothing but what can be copied.

import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { points } from '#kernel/price.ts'
import { later, type Millis, millis, second } from '#kernel/time.ts'
import { fc } from '#seed'
import { testInstruments, wednesday } from '#test/engine.ts'
import { followMarket, newsOf } from './follow-market.ts'
import type { AnsweredGap } from './gap.ts'
import {
  applyTick,
  closeMinutes,
  type Market,
  newMarket,
  type Quoted,
  type StoredTicks,
} from './market.ts'
import { newSources } from './source.ts'
import { newest } from './tick.ts'

type Move = {
  readonly instrument: number
  readonly afterMs: number
  readonly price: number
  readonly source: string
}

const move = fc.record({
  instrument: fc.integer({ min: 0, max: testInstruments.length - 1 }),
  afterMs: fc.integer({ min: 1, max: 90 * second }),
  price: fc.integer({ min: 1_000, max: 9_000 }),
  source: fc.constantFrom('kraken', 'simulated', 'replay:one'),
})
const storing = fc.record({ moves: fc.array(move, { maxLength: 6 }), isHeld: fc.boolean() })

function aMarket(): Market {
  const market = newMarket(testInstruments, newSources())
  market.storedThrough = wednesday
  return market
}

/** One storing, as ingestion does it. */
function store(market: Market, now: Millis, moves: readonly Move[]): StoredTicks {
  const stored = moves.map(({ instrument, price, source }, index) => {
    const quoted = market.byId.get(testInstruments[instrument]!.id)!
    const sourceId = market.sources.numbers.get(source) ?? market.sources.numbers.size + 1
    market.sources.numbers.set(source, sourceId)
    market.sources.names.set(sourceId, source)
    const seq = (newest(quoted.series)?.seq ?? 0) + 1
    const tick = { seq, at: later(now, index), price: points(price), sourceId }
    applyTick(quoted, tick)
    return { quoted, tick, source }
  })
  market.storedThrough = later(now, moves.length)
  return stored
}

function hold(market: Market, now: Millis, isHeld: boolean): void {
  const quoted = market.byId.get(1)!
  quoted.halt = isHeld ? 'disputed' : undefined
  const voice = { name: 'kraken', isUp: isHeld, instruments: 1, used: 1 }
  market.voices = [{ ...voice, newestAt: now, furthest: 0 }]
  const answered: AnsweredGap = {
    from: now,
    to: later(now, second),
    cause: 'connection_lost',
    asked: 'kraken',
    answeredAt: later(now, second),
    answer: 'nothing',
    ticks: 0,
  }
  if (!isHeld && quoted.heldFrom !== undefined) quoted.gaps = [...quoted.gaps, answered]
  quoted.heldFrom = isHeld ? now : undefined
  quoted.heldFor = isHeld ? 'connection_lost' : undefined
}

test('the copy is what the market is, after every storing', () => {
  fc.assert(
    fc.property(
      fc.array(storing, { maxLength: 12 }),
      fc.array(storing, { maxLength: 12 }),
      (earlier, later) => {
        const market = aMarket()
        let now = wednesday
        const pass = ({ moves, isHeld }: (typeof later)[number]) => {
          now = millis(now + moves.reduce((sum, { afterMs }) => sum + afterMs, 1_000))
          const stored = store(market, now, moves)
          hold(market, now, isHeld)
          closeMinutes(market)
          return stored
        }
        for (const one of earlier) pass(one)
        const news = newsOf(market)
        const copy = structuredClone(market)
        for (const one of later) {
          const stored = pass(one)
          const heard = followMarket(copy, structuredClone(news(stored)))
          const ticks = ({ tick, source }: StoredTicks[number]) => ({ tick, source })
          expect(heard.map(ticks)).toEqual(stored.map(ticks))
          // Far quicker than an assertion that could show the difference.
          expect(isDeepStrictEqual(copy, market)).toBe(true)
        }
      },
    ),
  )
})

test('instruments may be copied one after the other, while the market goes on', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(storing, fc.nat({ max: 3 })), { maxLength: 12 }), (storings) => {
      const market = aMarket()
      let now = wednesday
      const news = newsOf(market)
      const { byId, bySymbol, ...head } = structuredClone(market)
      const ids = [...byId.keys()]
      const copied = new Map<number, { readonly at: number; readonly quoted: Quoted }>()
      const copyNext = (at: number) => {
        const id = ids[copied.size]
        if (id !== undefined) copied.set(id, { at, quoted: structuredClone(market.byId.get(id)!) })
      }
      const told = storings.map(([{ moves, isHeld }, copiedThen], nr) => {
        now = millis(now + moves.reduce((sum, { afterMs }) => sum + afterMs, 1_000))
        const stored = store(market, now, moves)
        hold(market, now, isHeld)
        closeMinutes(market)
        const said = structuredClone(news(stored))
        for (let count = 0; count < copiedThen; count += 1) copyNext(nr)
        return said
      })
      while (copied.size < ids.length) copyNext(told.length)
      const all = ids.map((id) => copied.get(id)!.quoted)
      const copy: Market = {
        ...head,
        byId: new Map(all.map((quoted) => [quoted.instrument.id, quoted])),
        bySymbol: new Map(all.map((quoted) => [quoted.instrument.symbol, quoted])),
      }
      told.forEach((said, nr) => {
        followMarket(copy, said, (id) => nr > copied.get(id)!.at)
      })
      expect(isDeepStrictEqual(copy, market)).toBe(true)
    }),
  )
})

test('an instrument that the copy does not have is an error, not a price', () => {
  const market = aMarket()
  const news = newsOf(market)(
    store(market, wednesday, [{ instrument: 0, afterMs: 1, price: 1_000, source: 'kraken' }]),
  )
  const other = newMarket(testInstruments.slice(1), newSources())
  expect(() => followMarket(other, news)).toThrow('no instrument 1')
})
