import { expect, it } from 'vitest'
import type { TradeView } from '#contract/client/trades.ts'
import { shapesOf } from './shapes.ts'

const places = { x: (time: number) => time, y: (price: number) => 1_000 - price }

const trade = {
  trade_id: '1',
  trade_mode: 'Buy',
  status: 'Pending',
  amount: 120,
  payout: null,
  entry_price: 500,
  strike_price: 490,
  end_price: null,
  trade_time: '1970-01-01T00:00:10.000Z',
  end_time: '1970-01-01T00:01:10.000Z',
} as unknown as TradeView

it('shows of a running trade its entry, its strike up to the expiry, and what is staked', () => {
  expect(shapesOf(places, { open: [trade], ended: [] })).toEqual([
    { kind: 'line', from: { x: 10, y: 510 }, to: { x: 70, y: 510 }, tone: 'Buy' },
    { kind: 'dot', at: { x: 10, y: 500 }, tone: 'plain' },
    { kind: 'text', at: { x: 18, y: 526 }, tone: 'Buy', text: 'Buy $120.00' },
  ])
})

it('shows of an ended one where, and with which result', () => {
  const ended = { ...trade, status: 'Lost', payout: 0, end_price: 480 } as const
  expect(shapesOf(places, { open: [], ended: [ended] })).toEqual([
    { kind: 'dot', at: { x: 70, y: 520 }, tone: 'Lost' },
    { kind: 'text', at: { x: 78, y: 512 }, tone: 'Lost', text: 'Buy \u2212120.00' },
  ])
})

it('leaves out what has no place yet', () => {
  const waiting = { ...trade, entry_price: null, strike_price: null }
  expect(shapesOf(places, { open: [waiting], ended: [waiting] })).toEqual([])
})
