import { describe, expect, it } from 'vitest'
import { fc } from '#seed'
import {
  accepted,
  after,
  before,
  computed,
  entry,
  exit,
  expires,
  failing,
  tick,
  won,
} from '../test/made-receipt.ts'
import { type CheckName, recompute } from './outcome.ts'
import type { Gap, Receipt } from './receipt.ts'

/** The same trade, ended by another price. */
function endedAt(price: number, change: Partial<Receipt> = {}): Receipt {
  const other = { ...exit, price }
  return { ...won, exit_tick: other, ticks: { ...won.ticks, exit: [other, after] }, ...change }
}

describe('an honest receipt', () => {
  it('passes all five checks, won, lost and drawn', () => {
    expect(recompute(won)).toHaveLength(5)
    expect(failing(won)).toEqual([])
    expect(failing(endedAt(63_936.09, { status: 'Lost', payout: 0 }))).toEqual([])
    expect(failing(endedAt(63_936.1, { status: 'Draw', payout: 120 }))).toEqual([])
  })

  it('rounds the strike of a Sell up, and pays it below', () => {
    const sell = { trade_mode: 'Sell', strike_price: 63_936.11, profit_rate: 0.03 } as const
    expect(failing(endedAt(63_936.1, { ...sell, payout: 123.6 }))).toEqual([])
    expect(failing(endedAt(63_936.11, { ...sell, status: 'Draw', payout: 120 }))).toEqual([])
    expect(failing(endedAt(63_936.12, { ...sell, status: 'Lost', payout: 0 }))).toEqual([])
  })

  it('rounds half a cent of profit to the even cent', () => {
    expect(computed({ ...won, amount: 0.5, profit_rate: 0.01 }).payout).toBe('0.50')
    expect(computed({ ...won, amount: 1.5, profit_rate: 0.01 }).payout).toBe('1.52')
    expect(computed({ ...won, amount: 2.5, profit_rate: 0.01 }).payout).toBe('2.52')
  })

  it('keeps to coarser grids', () => {
    const buy = computed({ ...won, tick_size: '0.25' })
    const sell = computed({ ...won, tick_size: '0.25', trade_mode: 'Sell' })
    expect([buy.strike, sell.strike]).toEqual(['63936.00', '63936.25'])
  })

  it('takes a strike that is on the grid already as it is, of either side', () => {
    const level = { ...won, strike_factor: '1.000000000000' }
    expect(computed(level).strike).toBe('64000.10')
    expect(computed({ ...level, trade_mode: 'Sell' }).strike).toBe('64000.10')
  })

  it('is told in words', () => {
    expect(computed(won)).toEqual({
      entry: '64000.10 (no. 10, 2026-11-21T14:00:00.400Z)',
      strike: '63936.10',
      exit: '63940.25 (no. 300, 2026-11-21T14:05:00.000Z)',
      status: 'Won',
      payout: '210.00',
    })
  })

  it('is as good from a file', () => {
    expect(failing(structuredClone(won))).toEqual([])
  })

  it('does not depend on the order of the ticks', () => {
    const { entry: entries, exit: exits } = won.ticks
    const ticks = { entry: entries.toReversed(), exit: exits.toReversed() }
    expect(failing({ ...won, ticks })).toEqual([])
  })
})

describe('an open trade', () => {
  const open = {
    ...won,
    status: 'Pending',
    exit_tick: null,
    payout: null,
    settled_at: null,
  } as const
  const ticks = { entry: won.ticks.entry, exit: [] }

  it('has its start checked', () => {
    const names = recompute({ ...open, ticks }).map((check) => check.name)
    expect(names).toEqual(['entry', 'strike'])
    expect(failing({ ...open, ticks, strike_price: 1 })).toEqual(['strike'])
  })

  it('has nothing to check before its entry', () => {
    const waiting = { ...open, ticks: { entry: [before], exit: [] } }
    expect(recompute({ ...waiting, entry_tick: null, strike_price: null })).toEqual([])
  })
})

describe('a void trade', () => {
  const nothing = { entry_tick: null, strike_price: null, exit_tick: null }
  const voided = { status: 'Void', payout: 120 } as const

  it('without an entry, or with one after more than ten seconds', () => {
    const none = { ...won, ...voided, ...nothing, reason: 'no_entry_tick' } as const
    expect(failing({ ...none, ticks: { entry: [before], exit: [exit] } })).toEqual([])
    const late = tick(10, accepted + 10_001, 64_000)
    expect(failing({ ...none, ticks: { entry: [before, late], exit: [exit] } })).toEqual([])
    const inTime = tick(10, accepted + 10_000, 64_000)
    expect(failing({ ...none, ticks: { entry: [inTime], exit: [exit] } })).toContain('entry')
  })

  it('without a price after the entry', () => {
    const ticks = { entry: [before, entry], exit: [after] }
    const none = { ...won, ...voided, exit_tick: null, reason: 'no_exit_tick', ticks } as const
    expect(failing(none)).toEqual([])
  })

  it.each([
    ['Cryptocurrency', 5_000],
    ['Currencies', 10_000],
  ])('with an exit that is too old: %s', (trading_type, age) => {
    const old = tick(290, expires - age - 1, 63_940)
    const ticks = { entry: won.ticks.entry, exit: [old, after] }
    const reason = 'exit_tick_too_old'
    expect(failing({ ...won, ...voided, trading_type, exit_tick: old, reason, ticks })).toEqual([])
    const just = tick(290, expires - age, 63_940)
    const right = { ...won, trading_type, exit_tick: just }
    expect(failing({ ...right, ticks: { ...ticks, exit: [just] } })).toEqual([])
  })

  it('with an exit so old that neither minute lists it', () => {
    const old = tick(150, accepted + 150_000, 63_940)
    const ticks = { entry: won.ticks.entry, exit: [after] }
    const reason = 'exit_tick_too_old'
    expect(failing({ ...won, ...voided, exit_tick: old, reason, ticks })).toEqual([])
    // It can't void a trade whose last minute has prices.
    const wrong = { ...won, ...voided, exit_tick: old, reason } as const
    expect(failing(wrong)).toEqual(['exit', 'status', 'payout'])
  })

  it.each([
    ['as the first listed minute ends', accepted + 60_000, false],
    ['after it', accepted + 60_001, true],
    ['before the last begins', expires - 60_001, true],
    ['as it begins', expires - 60_000, false],
  ])(
    'believes an exit that no tick shows only between the listed minutes: %s',
    (_, at, isBelieved) => {
      const stated = tick(150, at, 63_940)
      const ticks = { entry: [before, entry], exit: [after] }
      const reason = isBelieved ? 'exit_tick_too_old' : 'no_exit_tick'
      const receipt = { ...won, ...voided, exit_tick: stated, reason, ticks } as const
      expect(failing(receipt)).toEqual(isBelieved ? [] : ['exit'])
    },
  )
})

describe('the cause of a void trade', () => {
  const answered = (answer: Gap['answer'], from = accepted + 60_000, to = from + 1_000) => ({
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    cause: 'connection_lost' as const,
    asked: 'who',
    answered_at: new Date(expires).toISOString(),
    answer,
    ticks: 0,
  })
  const noExit: Receipt = {
    ...won,
    status: 'Void',
    reason: 'no_exit_tick',
    exit_tick: null,
    payout: 120,
    ticks: { entry: [before, entry], exit: [after] },
  }
  const causeOf = (receipt: Receipt) =>
    computed({ ...receipt, cause: 'source_silent' }).status?.split(', ')[2]

  it.each<[string, readonly Gap['answer'][], string]>([
    ['no price, though all was heard', [], 'source_silent'],
    ['prices, none of them within', ['prices'], 'source_empty'],
    ['that there were none', ['nothing'], 'source_empty'],
    ['nothing at all', ['unreachable'], 'source_unreachable'],
    ['another source', ['other_source'], 'source_changed'],
    ['another source, and prices before', ['prices', 'other_source'], 'source_changed'],
    ['the gravest of all', ['nothing', 'other_source', 'unreachable'], 'source_unreachable'],
  ])('is what the source answered: %s', (_, answers, cause) => {
    expect(causeOf({ ...noExit, gaps: answers.map((answer) => answered(answer)) })).toBe(cause)
  })

  it.each<[string, string | null, string]>([
    ['while it lasts', null, 'sources_disagreed'],
    ['that ended before', before.time, 'source_silent'],
  ])('is that sources disagreed: a halt %s', (_, to, cause) => {
    const halts = [{ from: before.time, to, cause: 'alone' } as const]
    expect(causeOf({ ...noExit, halts })).toBe(cause)
  })

  const old = tick(290, expires - 5_001, 63_940)
  const noEntry: Receipt = {
    ...noExit,
    reason: 'no_entry_tick',
    entry_tick: null,
    strike_price: null,
    ticks: { entry: [before], exit: [] },
  }
  const tooOld: Receipt = {
    ...noExit,
    reason: 'exit_tick_too_old',
    exit_tick: old,
    ticks: { entry: won.ticks.entry, exit: [old] },
  }
  const stretches: readonly [Receipt, number, number][] = [
    [noEntry, accepted, accepted + 10_000],
    [noExit, accepted + 400, expires],
    [tooOld, expires - 5_001, expires],
  ]

  it.each(stretches)(
    'rests on the gaps of the stretch that had no price: $reason',
    (receipt, after, upTo) => {
      const withGap = (from: number, to: number) =>
        causeOf({ ...receipt, gaps: [answered('unreachable', from, to)] })
      expect(withGap(after - 5_000, after)).toBe('source_silent')
      expect(withGap(after - 5_000, after + 1)).toBe('source_unreachable')
      expect(withGap(upTo - 1, upTo + 5_000)).toBe('source_unreachable')
      expect(withGap(upTo, upTo + 5_000)).toBe('source_silent')
      expect(failing({ ...receipt, cause: 'source_silent' })).toEqual([])
    },
  )

  it('is none that a gap without its answer would give', () => {
    const open = { ...answered(null), to: null, answered_at: null }
    expect(causeOf({ ...noExit, gaps: [open] })).toBe('source_silent')
  })

  it('fails where another is stated', () => {
    expect(failing({ ...noExit, cause: 'source_unreachable' })).toEqual(['status'])
    const gaps = [answered('unreachable')]
    expect(failing({ ...noExit, gaps, cause: 'source_unreachable' })).toEqual([])
    expect(failing({ ...noExit, gaps, cause: 'source_silent' })).toEqual(['status'])
  })
})

describe('a tampered receipt', () => {
  it.each<[CheckName, Partial<Receipt>]>([
    ['entry', { entry_tick: { ...entry, price: 64_000.2 } }],
    ['entry', { entry_tick: { ...entry, time: new Date(accepted + 500).toISOString() } }],
    ['entry', { entry_tick: won.ticks.entry[2] ?? null }],
    ['entry', { entry_tick: null }],
    ['strike', { strike_price: 63_936.11 }],
    ['strike', { strike_price: 63_936.104 }],
    ['strike', { strike_price: null }],
    ['exit', { exit_tick: won.ticks.exit[0] ?? null }],
    ['exit', { exit_tick: after }],
    ['exit', { exit_tick: null }],
    ['status', { status: 'Lost' }],
    ['status', { status: 'Draw' }],
    ['status', { reason: 'no_exit_tick' }],
    ['payout', { payout: 209.99 }],
    ['payout', { payout: 210.001 }],
    ['payout', { payout: null }],
  ])('fails at its %s: %o', (name, change) => {
    expect(failing({ ...won, ...change })).toEqual([name])
  })

  it('fails where a term or a tick was changed under it', () => {
    expect(failing({ ...won, strike_factor: '0.999100000000' })).toContain('strike')
    expect(failing({ ...won, amount: 121 })).toEqual(['payout'])
    expect(failing({ ...won, profit_rate: 0.76 })).toEqual(['payout'])
    expect(failing({ ...won, accepted_at: entry.time })).toContain('entry')
    const ticks = { ...won.ticks, exit: [{ ...exit, price: 63_900 }] }
    expect(failing({ ...won, ticks })).toEqual(['exit', 'status', 'payout'])
  })
})

describe('for all trades', () => {
  const steps = ['0.01', '0.05', '0.25', '0.00001', '1'] as const
  const trades = fc.record({
    tick_size: fc.constantFrom(...steps),
    entryTicks: fc.integer({ min: 1_000, max: 20_000_000 }),
    exitTicks: fc.integer({ min: 1_000, max: 20_000_000 }),
    factor: fc.bigInt({ min: 500_000_000_000n, max: 2_000_000_000_000n }),
    trade_mode: fc.constantFrom('Buy', 'Sell'),
    cents: fc.integer({ min: 1, max: 500_000_000 }),
    bp: fc.integer({ min: 1, max: 30_000 }),
  })

  function receiptOf(trade: typeof trades extends fc.Arbitrary<infer T> ? T : never): Receipt {
    const step = Number(trade.tick_size)
    const decimals = trade.tick_size.split('.')[1]?.length ?? 0
    const price = (ticks: number) => Number((ticks * step).toFixed(decimals))
    const first = { ...entry, price: price(trade.entryTicks) }
    const last = { ...exit, price: price(trade.exitTicks) }
    const factor = trade.factor.toString().padStart(13, '0')
    return {
      ...won,
      tick_size: trade.tick_size,
      trade_mode: trade.trade_mode,
      amount: trade.cents / 100,
      profit_rate: trade.bp / 10_000,
      strike_factor: `${factor.slice(0, -12)}.${factor.slice(-12)}`,
      ticks: { entry: [first], exit: [last] },
    }
  }

  it('the strike lies on the grid, on the client’s side of the exact one, within a tick', () => {
    fc.assert(
      fc.property(trades, (trade) => {
        const strike = Number(computed(receiptOf(trade)).strike) / Number(trade.tick_size)
        const ticks = Math.round(strike)
        expect(strike).toBeCloseTo(ticks, 3)
        const past = BigInt(trade.entryTicks) * trade.factor - BigInt(ticks) * 10n ** 12n
        const favour = trade.trade_mode === 'Buy' ? past : -past
        expect(favour >= 0n && favour < 10n ** 12n).toBe(true)
      }),
    )
  })

  it('the result follows the strike, and the payout is nothing, the amount, or with profit', () => {
    fc.assert(
      fc.property(trades, (trade) => {
        const receipt = receiptOf(trade)
        const { status, strike, payout } = computed(receipt)
        const distance = (receipt.ticks.exit[0]?.price ?? 0) - Number(strike)
        const gain = trade.trade_mode === 'Buy' ? distance : -distance
        expect(status).toBe(gain > 0 ? 'Won' : gain < 0 ? 'Lost' : 'Draw')
        const profit = (trade.cents * trade.bp) / 10_000
        const paid = Math.round(Number(payout) * 100) - trade.cents
        if (status === 'Won') expect(Math.abs(paid - profit)).toBeLessThanOrEqual(0.5)
        else expect(paid).toBe(status === 'Draw' ? 0 : -trade.cents)
      }),
    )
  })

  it('what it computed passes when it is stated', () => {
    fc.assert(
      fc.property(trades, (trade) => {
        const receipt = receiptOf(trade)
        const { strike, payout, status } = computed(receipt)
        const honest: Receipt = {
          ...receipt,
          entry_tick: receipt.ticks.entry[0] ?? null,
          exit_tick: receipt.ticks.exit[0] ?? null,
          strike_price: Number(strike),
          status: status as Receipt['status'],
          payout: Number(payout),
        }
        expect(failing(honest)).toEqual([])
      }),
    )
  })
})
