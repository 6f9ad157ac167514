// What a receipt says in words, and whose prices it names.

import { afterEach, describe, expect, it } from 'vitest'
import type { GapView, ReceiptView } from '#contract/shared/receipts.ts'
import type { TickView } from '#contract/shared/trade-states.ts'
import { leave, show } from '../../../test/served.tsx'
import { textOf } from '../../../test/site-page.tsx'
import { Gaps } from './Gaps.tsx'
import { Headline, Result } from './Result.tsx'
import { Terms } from './Terms.tsx'

afterEach(leave)

const tick = (seq: number, time: string, price: number, source: string): TickView => ({
  seq,
  time: `2026-03-02T${time}Z`,
  price,
  source,
})
const won: ReceiptView = {
  trade_id: 't',
  rule_version: 1,
  symbol: 'BTCUSD',
  trading_type: 'Cryptocurrency',
  mode: 'demo',
  trade_mode: 'Buy',
  amount: 120,
  strike_rate: '75/3',
  profit_rate: 0.75,
  duration: 900,
  accepted_at: '2026-03-02T14:00:00.120Z',
  expires_at: '2026-03-02T14:15:00.120Z',
  tick_size: '0.1',
  volatility: 0.00012,
  quantile: 0.1171,
  margin: 0.045,
  win_probability: 0.5457,
  strike_factor: '0.999572051596',
  strike_price: 64_190.9,
  entry_tick: tick(4_012, '14:00:00.350', 64_218.4, 'kraken'),
  exit_tick: tick(7_590, '14:14:59.800', 64_203.7, 'kraken trades'),
  status: 'Won',
  reason: null,
  cause: null,
  gaps: [],
  payout: 210,
  settled_at: '2026-03-02T14:15:00.180Z',
  ticks: { entry: [], exit: [] },
}
const voided: ReceiptView = {
  ...won,
  status: 'Void',
  reason: 'no_exit_tick',
  cause: 'source_silent',
  payout: 120,
  exit_tick: null,
}

const wordsOf = async (receipt: ReceiptView) =>
  textOf(
    await show(
      <main>
        <Headline receipt={receipt} />
        <Result receipt={receipt} />
        <Terms receipt={receipt} />
        <Gaps receipt={receipt} />
      </main>,
      () => undefined,
    ),
  )

describe('a receipt', () => {
  it('says what was needed, how it ended and whose prices decided', async () => {
    const words = await wordsOf(won)
    for (const said of [
      'Won: $210.00 paid out',
      'The price had to end above 64,190.9. It ended at 64,203.7, 12.8 above.',
      '14:00:00.350 UTC, Kraken',
      '14:14:59.800 UTC, Kraken, trades',
      ...['Margin in the price4.5 %', 'Demo'],
    ]) {
      expect(words).toContain(said)
    }
  })

  it('says what each source said, where a price was made of several', async () => {
    const source = 'median:kraken+coinbase;bitstamp=outlier'
    const said = [64_218.3, 64_218.5, 70_000]
    const entry = { ...tick(4_012, '14:00:00.350', 64_218.4, source), said }
    expect(await wordsOf({ ...won, entry_tick: entry })).toContain(
      'median of Kraken 64,218.3, Coinbase 64,218.5, Bitstamp 70,000.0 (too far off)',
    )
  })

  it('of a void trade says why, and what came back', async () => {
    const words = await wordsOf(voided)
    expect(words).toContain('Void: $120.00 came back')
    expect(words).toContain('No price followed the entry before the expiry. The stake came back.')
    expect(words).toContain('We heard the sources all the while; there was no price.')
  })

  it('says when its sources disagreed', async () => {
    const from = '2026-03-02T14:14:50.000Z'
    const words = await wordsOf({
      ...voided,
      cause: 'sources_disagreed',
      halts: [
        { from, to: '2026-03-02T14:14:58.000Z', cause: 'disputed' },
        { from: '2026-03-02T14:14:59.000Z', to: null, cause: 'alone' },
      ],
    })
    expect(words).toContain('Its sources disagreed, or one was left alone: nobody had a price.')
    expect(words).toContain('The sources disagreed2026-03-02 14:14:50.000 to')
    expect(words).toContain('One source was left aloneFrom 2026-03-02 14:14:59.000 UTC on')
  })

  it('names the evidence of what was missed', async () => {
    const gap: GapView = {
      from: '2026-03-02T14:05:00.000Z',
      to: '2026-03-02T14:06:00.000Z',
      asked: 'kraken trades',
      ticks: 12,
      answered_at: '2026-03-02T14:06:01.000Z',
      cause: 'stood_still',
      answer: 'prices',
    }
    const words = await wordsOf({ ...won, gaps: [gap] })
    expect(words).toContain('The server stood still')
    expect(words).toContain('12 prices, which count like any other.')
  })
})
