// Which medians may settle real money: those of which every source is the real market.

import { expect, test } from 'vitest'
import { millis } from '#kernel/time.ts'
import { bitcoin } from '#test/instruments.ts'
import { scriptedSource } from '#test/scripted-source.ts'
import { createMedianFeed } from './median.feed.ts'

test.each([
  ['all are', [true, true, true], { isLive: true, realSources: 3 }],
  ['one is not', [true, true, false], { isLive: false, realSources: 0 }],
] as const)('%s', (_, lives, facts) => {
  const names = ['kraken', 'coinbase', 'bitstamp'] as const
  const feeds = names.map((name, place) => {
    return { ...scriptedSource(name, ['BTCUSD']), isLive: lives[place] ?? false }
  })
  const clock = { now: () => millis(0) }
  expect(createMedianFeed(feeds, { instruments: [bitcoin], clock })).toMatchObject(facts)
})
