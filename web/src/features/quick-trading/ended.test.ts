import { beforeEach, expect, it } from 'vitest'
import type { TradeView } from '#contract/client/trades.ts'
import { noteEnded, putAway, useEnded } from './ended.ts'

const trade = (id: string, mode: 'demo' | 'real' = 'demo') =>
  ({ trade_id: id, mode, status: 'Won' }) as TradeView

const shown = () => useEnded.getState().shown.map(({ trade_id: id }) => id)

beforeEach(() => useEnded.setState({ shown: [], at: 0, told: [] }))

it('shows together what ends together, the newest first', () => {
  noteEnded(trade('a'), 10_000)
  noteEnded(trade('b'), 12_000)
  noteEnded(trade('c'), 19_000)
  expect(shown()).toEqual(['c', 'b', 'a'])
})

it('shows what ends later, or on the other account, by itself', () => {
  noteEnded(trade('a'), 10_000)
  noteEnded(trade('b'), 18_001)
  expect(shown()).toEqual(['b'])
  noteEnded(trade('c', 'real'), 18_100)
  expect(shown()).toEqual(['c'])
})

it('tells each of them, also of those that are alike, and after one was put away', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) noteEnded(trade(id), 10_000)
  putAway()
  expect(shown()).toEqual([])
  expect(useEnded.getState().told).toHaveLength(6)
  noteEnded(trade('g'), 10_001)
  expect(shown()).toEqual(['g'])
  for (let nr = 0; nr < 40; nr += 1) noteEnded(trade(`n${nr}`), 10_000)
  expect(useEnded.getState().told).toHaveLength(20)
})
