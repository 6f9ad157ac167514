import { beforeEach, describe, expect, it } from 'vitest'
import { points } from '#kernel/price.ts'
import { later, type Millis, millis } from '#kernel/time.ts'
import { bitcoin, euro } from '#test/instruments.ts'
import type { FeedGap, FeedTick, GapAnswer } from './feed.ts'
import {
  answerGap,
  type Collected,
  collect,
  giveBack,
  type Intake,
  type Line,
  newIntake,
  nextGap,
  openGap,
  receive,
} from './intake.ts'
import { applyTick, type Market, newMarket, type Quoted } from './market.ts'
import { newSources } from './source.ts'

/** A Wednesday noon, when every market is open. */
const noon = millis(Date.UTC(2026, 0, 14, 12))
const saturday = millis(Date.UTC(2026, 0, 17, 12))
const at = (ms: number) => later(noon, ms)

let market: Market
let intake: Intake
beforeEach(() => {
  market = newMarket([bitcoin, euro], newSources())
  market.storedThrough = noon
  intake = newIntake(market)
})

const lineOf = (symbol = 'BTCUSD') => intake.lines.get(symbol) as Line
const tick = (when: Millis, price = 50, symbol = 'BTCUSD'): FeedTick => {
  return { symbol, price, at: when, source: 'simulated' }
}
const told = ({ batch }: Collected) => batch.map(({ reported }) => reported.at - noon)
const gap = (from: number | undefined, to: number): FeedGap => {
  return { from: from === undefined ? undefined : at(from), to: at(to), cause: 'connection_lost' }
}
const needsBitcoin = (id: number) => id === 1
const answer = (line: Line, said: GapAnswer, ...ticks: FeedTick[]) =>
  answerGap(intake, line, { answer: said, asked: 'who', ticks }, at(90_000))

describe('what the feed reports', () => {
  it('is taken once, and stored by the next storing', () => {
    receive(intake, tick(at(1_000)))
    receive(intake, tick(at(2_000), 51))
    const first = collect(intake, at(5_000))
    expect(told(first)).toEqual([1_000, 2_000])
    expect(first.batch[1]).toMatchObject({
      quoted: { instrument: { symbol: 'BTCUSD' } },
      reported: { price: 5_100, source: 'simulated' },
    })
    expect(told(collect(intake, at(6_000)))).toEqual([])
  })

  it('is left of unknown symbols, of closed markets, and of a time that is decided', () => {
    receive(intake, tick(at(1), 50, 'NONE'))
    receive(intake, tick(saturday, 1, 'EURUSD'))
    receive(intake, tick(noon))
    expect(told(collect(intake, at(1_000)))).toEqual([])
    receive(intake, tick(at(1_000)))
    receive(intake, tick(at(1_001)))
    expect(told(collect(intake, at(2_000)))).toEqual([1_001])
  })

  it('enters a quarter of a second later, where it came too soon after another', () => {
    receive(intake, tick(at(1_000)))
    expect(intake.waiting.size).toBe(0)
    receive(intake, tick(at(1_100), 51))
    expect(told(collect(intake, at(1_249)))).toEqual([1_000])
    expect(intake.waiting.size).toBe(1)
    expect(told(collect(intake, at(1_250)))).toEqual([1_250])
    expect(intake.waiting.size).toBe(0)
  })

  it('follows on what was stored before', () => {
    const quoted = market.byId.get(1) as Quoted
    applyTick(quoted, { seq: 1, at: at(-100), price: points(5_000), sourceId: 3 })
    intake = newIntake(market)
    expect(lineOf().admission.last).toMatchObject({ at: at(-100), price: 5_000 })
    expect(lineOf('EURUSD').admission.last).toBeUndefined()
    receive(intake, tick(at(1_000), 500))
    expect(told(collect(intake, at(2_000)))).toEqual([])
  })
})

describe('a gap', () => {
  it('is opened where open trades rest on it, and holds the instrument', () => {
    expect(openGap(intake, gap(1_000, 5_000), needsBitcoin)).toBe(true)
    expect(lineOf().gaps).toEqual([{ ...gap(1_000, 5_000) }])
    const [btc, eur] = [market.byId.get(1), market.byId.get(2)]
    expect([btc?.heldFrom, btc?.heldFor]).toEqual([at(1_000), 'connection_lost'])
    expect([eur?.heldFrom, lineOf('EURUSD').gaps]).toEqual([undefined, []])
    expect(openGap(intake, gap(5_000, 6_000), () => false)).toBe(true)
    expect(lineOf().gaps).toHaveLength(2)
    expect(btc?.heldFrom).toBe(at(1_000))
  })

  it('is none where nothing was missed, nor where nothing was ever heard', () => {
    expect(openGap(intake, gap(5_000, 5_000), needsBitcoin)).toBe(false)
    expect(openGap(intake, gap(undefined, 5_000), needsBitcoin)).toBe(false)
    expect(openGap(intake, gap(1, 2), () => false)).toBe(false)
    expect(lineOf().gaps).toEqual([])
  })

  it('begins where the one before ends, or with the last price', () => {
    receive(intake, tick(at(700)))
    openGap(intake, gap(undefined, 5_000), needsBitcoin)
    openGap(intake, gap(100, 6_000), needsBitcoin)
    expect(lineOf().gaps.map(({ from, to }) => [from - noon, to - noon])).toEqual([
      [700, 5_000],
      [5_000, 6_000],
    ])
  })

  it('keeps back what comes after it, until the source has answered', () => {
    openGap(intake, gap(1_000, 5_000), needsBitcoin)
    receive(intake, tick(at(6_000)))
    expect(told(collect(intake, at(7_000)))).toEqual([])
    answer(lineOf(), 'prices', tick(at(2_000)), tick(at(4_000)))
    const { batch, filled } = collect(intake, at(8_000))
    expect(told({ batch, filled, halts: [] })).toEqual([2_000, 4_000, 6_000])
    expect(filled).toEqual([
      {
        line: lineOf(),
        ticks: [tick(at(2_000)), tick(at(4_000))],
        answered: {
          ...gap(1_000, 5_000),
          asked: 'who',
          answeredAt: at(90_000),
          answer: 'prices',
          ticks: 2,
        },
      },
    ])
    expect(collect(intake, at(9_000)).filled).toEqual([])
  })

  it('takes of an answer what lies in it, and says nothing came where none does', () => {
    openGap(intake, gap(1_000, 5_000), needsBitcoin)
    answer(lineOf(), 'prices', ...[1_000, 1_001, 5_000, 5_001].map((ms) => tick(at(ms))))
    expect(intake.answers[0]?.ticks.map((one) => one.at - noon)).toEqual([1_001, 5_000])
    intake.answers = []
    answer(lineOf(), 'prices', tick(at(9_000)))
    answer(lineOf(), 'unreachable')
    expect(intake.answers.map(({ answered }) => answered.answer)).toEqual([
      'nothing',
      'unreachable',
    ])
  })

  it('answered while another is open lets through what was heard of it alone', () => {
    openGap(intake, gap(1_000, 5_000), needsBitcoin)
    openGap(intake, gap(7_000, 9_000), needsBitcoin)
    for (const ms of [4_000, 5_000, 6_000]) receive(intake, tick(at(ms)))
    answer(lineOf(), 'nothing')
    expect(told(collect(intake, at(10_000)))).toEqual([4_000, 5_000])
    expect(lineOf().held).toEqual([tick(at(6_000))])
    answer(lineOf(), 'nothing')
    expect(told(collect(intake, at(10_000)))).toEqual([6_000])
    expect(lineOf().held).toEqual([])
  })

  it('has its prices in order of time, whoever told them', () => {
    openGap(intake, gap(1_000, 5_000), needsBitcoin)
    for (const ms of [4_500, 3_000]) receive(intake, tick(at(ms)))
    answer(lineOf(), 'prices', tick(at(2_000)), tick(at(4_000)))
    expect(told(collect(intake, at(10_000)))).toEqual([2_000, 3_000, 4_000, 4_500])
  })

  it('keeps a price back that waits for its quarter of a second', () => {
    receive(intake, tick(at(1_000)))
    receive(intake, tick(at(1_100), 51))
    openGap(intake, gap(1_200, 5_000), needsBitcoin)
    expect(told(collect(intake, at(6_000)))).toEqual([1_000])
    answer(lineOf(), 'nothing')
    expect(told(collect(intake, at(7_000)))).toEqual([1_250])
  })

  it('without one open takes no answer', () => {
    answer(lineOf(), 'nothing')
    expect(intake.answers).toEqual([])
  })

  it('that lasts keeps no more than 20,000 prices back: they are missed too', () => {
    openGap(intake, gap(1_000, 5_000), needsBitcoin)
    for (let nr = 1; nr <= 20_000; nr += 1) receive(intake, tick(at(5_000 + nr)))
    expect([lineOf().held.length, lineOf().gaps.length]).toEqual([20_000, 1])
    receive(intake, tick(at(5_000)))
    expect([lineOf().held.length, lineOf().gaps.length]).toEqual([20_001, 1])
    receive(intake, tick(at(60_000)))
    expect(lineOf().held).toEqual([])
    expect(lineOf().gaps[1]).toEqual({ ...gap(5_000, 60_000) })
  })
})

describe('the gap that is asked about next', () => {
  it('is each in turn, and none that has its answer', () => {
    expect(nextGap(intake)).toBeUndefined()
    openGap(intake, gap(1_000, 5_000), () => true)
    const [btc, eur] = [lineOf(), lineOf('EURUSD')]
    expect(nextGap(intake)).toBe(btc)
    expect(nextGap(intake, btc)).toBe(eur)
    expect(nextGap(intake, eur)).toBe(btc)
    answer(btc, 'nothing')
    expect([nextGap(intake), nextGap(intake, btc), nextGap(intake, eur)]).toEqual([eur, eur, eur])
    answer(eur, 'nothing')
    expect(nextGap(intake)).toBeUndefined()
  })
})

describe('what could not be stored', () => {
  it('is stored by the next storing, before what came since', () => {
    openGap(intake, gap(1, 500), (id) => id === 2)
    answer(lineOf('EURUSD'), 'nothing')
    receive(intake, tick(at(1_000)))
    const first = collect(intake, at(5_000))
    receive(intake, tick(at(6_000)))
    openGap(intake, gap(5_500, 6_000), (id) => id === 2)
    answer(lineOf('EURUSD'), 'unreachable')
    expect(giveBack(intake, first)).toBeUndefined()
    const again = collect(intake, at(7_000))
    expect(told(again)).toEqual([1_000, 6_000])
    expect(again.filled.map(({ answered }) => answered.answer)).toEqual(['nothing', 'unreachable'])
  })

  it('is a gap of ours where it is more than 100,000 prices', () => {
    const quoted = market.byId.get(1) as Quoted
    applyTick(quoted, { seq: 1, at: at(-100), price: points(5_000), sourceId: 3 })
    receive(intake, tick(at(60_000)))
    receive(intake, tick(at(60_001)))
    const [one] = collect(intake, at(60_000)).batch
    if (!one) throw new Error('no price was taken')
    const batch = Array.from({ length: 100_000 }, () => one)
    expect(giveBack(intake, { batch, filled: [], halts: [] })).toBeUndefined()
    expect(giveBack(intake, { batch: [one], filled: [], halts: [] })).toEqual({
      from: undefined,
      to: at(60_000),
      cause: 'database_away',
    })
    expect(intake.taken).toEqual([])
    expect(lineOf().admission).toMatchObject({ last: { at: at(-100), price: 5_000 } })
    expect(lineOf().admission.waiting).toBeUndefined()
    expect(lineOf('EURUSD').admission.last).toBeUndefined()
  })
})

describe('what is left out', () => {
  const reasons = () => [...intake.refused.values()].map(({ reason, times }) => [reason, times])

  it('is noted with why', () => {
    receive(intake, tick(noon))
    receive(intake, tick(at(10)))
    receive(intake, tick(at(10)))
    receive(intake, tick(at(2_000), 500))
    receive(intake, tick(at(3_000), Number.NaN))
    receive(intake, tick(saturday, 1.1, 'EURUSD'))
    expect(reasons()).toEqual([
      ['late', 1],
      ['not_newer', 1],
      ['leap', 1],
      ['no_price', 1],
      ['closed', 1],
    ])
  })

  it('is nothing while prices enter, and nothing of what nobody quotes', () => {
    for (const ms of [10, 20, 300, 320, 900]) receive(intake, tick(at(ms)))
    receive(intake, tick(at(10), 50, 'XXXYYY'))
    expect(reasons()).toEqual([])
  })
})
