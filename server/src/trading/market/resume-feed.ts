// Lets a feed go on where it was: a simulation keeps its seed, a replay the moment it began.

import type { Millis } from '#kernel/time.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { drawnSeed } from './create-feed.ts'
import type { FeedSetting } from './feed-setting.ts'
import { deleteCandles, loadNewestFeed, saveFeedRun } from './market.store.ts'

type Start = { readonly now: Millis; readonly random: () => number }

/**
 * Candles of another feed are dropped when the feed
 * changes: they are no history of these prices. Ticks stay, as all that trades rest on does.
 */
export function resumeFeed(
  db: Db,
  setting: FeedSetting,
  { now, random }: Start,
): Promise<{ readonly setting: FeedSetting; readonly isOther: boolean }> {
  return db.transaction(async (tx) => {
    const feed = keyOf(setting)
    const before = await loadNewestFeed(tx)
    const isOther = before !== undefined && before.feed !== feed
    if (isOther) await deleteCandles(tx)
    const run = await saveFeedRun(tx, { feed, seed: drawnSeed(random), now })
    return { setting: withMemory(setting, run), isOther }
  })
}

function withMemory(
  setting: FeedSetting,
  run: { seed: string; firstStartedAt: Millis },
): FeedSetting {
  switch (setting.name) {
    case 'simulated':
      return { ...setting, seed: setting.seed ?? run.seed }
    case 'replay':
      return { ...setting, since: setting.since ?? run.firstStartedAt }
    case 'kraken':
    case 'coinbase':
    case 'bitstamp':
    case 'median':
    case 'licensed':
      return setting
  }
}

/**
 * The same for the same prices: what is played, not from when on. A seed is not repeated in plain
 * text.
 */
export function keyOf(setting: FeedSetting): string {
  switch (setting.name) {
    case 'simulated':
      return setting.seed === null
        ? setting.name
        : `simulated, seed ${hashOfToken(setting.seed).toString('hex')}`
    case 'replay':
      return JSON.stringify({ ...setting, since: null })
    case 'kraken':
    case 'coinbase':
    case 'bitstamp':
      return setting.name
    case 'licensed':
      return `licensed:${setting.path}`
    case 'median':
      return setting.sources.map(keyOf).join(',')
  }
}
