// Prices of a made-up past: those that the simulated feed of this install has of these instants.
// What trades rest on is stored as the feed's would be.

import { join } from 'node:path'
import { type Coin, coins } from '#kernel/coins.ts'
import { pointsTold } from '#kernel/price.ts'
import { floorTo, later, type Millis, millis, minute } from '#kernel/time.ts'
import type { Database } from '#server/platform/db.ts'
import type { Instrument } from '#server/trading/instruments/instrument.ts'
import {
  loadInstruments,
  upsertInstruments,
} from '#server/trading/instruments/instruments.store.ts'
import { readInstruments } from '#server/trading/instruments/read-instruments.ts'
import { createTickPartitions, insertTicks } from '#server/trading/market/market.store.ts'
import { applyTick, learn, type Market, newMarket } from '#server/trading/market/market.ts'
import { loadSources, numberSources } from '#server/trading/market/number-sources.ts'
import { readAssets } from '#server/trading/market/read-assets.ts'
import { resumeFeed } from '#server/trading/market/resume-feed.ts'
import { simulatedSource } from '#server/trading/market/simulated-history.ts'
import { createSimulatedPrices } from '#server/trading/market/simulated-prices.ts'
import { emptySeries, newest, type Tick } from '#server/trading/market/tick.ts'

/** What a world trades: some that never close, and some that do. */
const traded = ['BTCUSD', 'ETHUSD', 'BCHBTC', 'SOLUSD', 'LTCUSD', 'EURUSD', 'GBPUSD', 'USDJPY']
/** Enough for the estimator to speak, with some to spare. */
const learnMs = 90 * minute

export type Prices = {
  readonly market: Market
  readonly instruments: readonly Instrument[]
  /** Those that say what a coin is worth in dollars. */
  readonly ofCoins: readonly Instrument[]
  /** Dollars for a whole coin. */
  readonly rateOf: (coin: Coin, at: Millis) => string
  /** Lets the market know the minutes before this instant. */
  readonly learnUpTo: (at: Millis) => void
  /** Stores a price of each of these, as it was at the instant; once, however often it is asked. */
  readonly tick: (instruments: readonly Instrument[], at: Millis) => Promise<readonly Told[]>
}

export type Told = { readonly instrument: Instrument; readonly tick: Tick }

export type PricesNeeds = {
  readonly db: Database
  readonly projectRoot: string
  readonly seed: number
  readonly now: Millis
}

/** An install that has had no prices yet gets those of the seed; another goes on with its own. */
export async function openPrices({ db, projectRoot, seed, now }: PricesNeeds): Promise<Prices> {
  const folder = join(projectRoot, 'server/seed')
  await db.transaction(async (tx) => {
    await upsertInstruments(tx, await readInstruments(join(folder, 'instruments.csv')))
  })
  const all = await loadInstruments(db)
  const instruments = all.filter(({ symbol }) => traded.includes(symbol))
  const wanted = { name: 'simulated', seed: null } as const
  const random = () => ((seed * 2_654_435_761) % 2 ** 32) / 2 ** 32
  const { setting } = await resumeFeed(db, wanted, { now, random })
  const feedSeed = setting.name === 'simulated' ? (setting.seed ?? '') : ''
  const simulated = createSimulatedPrices(feedSeed, await readAssets(join(folder, 'assets.csv')))
  const sources = await loadSources(db)
  await numberSources(db, sources, [simulatedSource])
  const sourceId = sources.numbers.get(simulatedSource) ?? 0
  const market = newMarket(instruments, sources)
  let learned = millis(0)
  let partitioned = millis(0)
  const seqs = new Map<number, number>()
  const pointsAt = ({ base, quote, scale }: Instrument, at: Millis) =>
    pointsTold(simulated.priceAt(base, quote, at), scale)

  return {
    market,
    instruments,
    ofCoins: instruments.filter(({ base, quote }) => isCoin(base) && quote === 'USD'),
    rateOf: (coin, at) => simulated.priceAt(coin.toUpperCase(), 'USD', at).toFixed(2),
    learnUpTo: (at) => {
      const from = floorTo(later(at, -learnMs), minute)
      if (learned < from) learned = from
      for (; learned + minute <= at; learned = later(learned, minute)) {
        for (const instrument of instruments) {
          const close = pointsAt(instrument, millis(learned + minute - 1))
          const quoted = market.byId.get(instrument.id)
          if (quoted && close) learn(quoted, { at: learned, close })
        }
      }
    },
    tick: async (some, at) => {
      if (at >= partitioned) {
        await createTickPartitions(db, { from: at, to: at })
        partitioned = later(floorTo(at, 24 * 60 * minute), 24 * 60 * minute)
      }
      const told = some.flatMap((instrument): Told[] => {
        const price = pointsAt(instrument, at)
        const before = newest(market.byId.get(instrument.id)?.series ?? emptySeries())
        if (price === undefined || before?.at === at) return []
        const seq = (seqs.get(instrument.id) ?? 0) + 1
        seqs.set(instrument.id, seq)
        return [{ instrument, tick: { seq, at, price, sourceId } }]
      })
      await insertTicks(
        db,
        told.map(({ instrument, tick }) => ({ instrumentId: instrument.id, ...tick })),
      )
      for (const { instrument, tick } of told) {
        const quoted = market.byId.get(instrument.id)
        // The minutes are known already, and better than by these few prices.
        if (quoted) {
          applyTick(quoted, tick)
          quoted.forming = undefined
        }
      }
      return told
    },
  }
}

function isCoin(asset: string): boolean {
  return coins.some((coin) => coin.toUpperCase() === asset)
}
