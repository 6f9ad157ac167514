// The real engine on prices of the Kraken exchange, in a time that may run faster than ours.

import { fileURLToPath } from 'node:url'
import { dollars } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import type { Database } from '#server/platform/db.ts'
import { type Engine, startEngine } from '#server/trading/engine.ts'
import { upsertInstruments } from '#server/trading/instruments/instruments.store.ts'
import { readInstruments } from '#server/trading/instruments/read-instruments.ts'
import { exchangeTimings } from '#server/trading/market/exchange.ts'
import { createKrakenFeed } from '#server/trading/market/kraken.feed.ts'
import { newTestId } from './engine.ts'

const seed = fileURLToPath(new URL('../seed/instruments.csv', import.meta.url))

type World = {
  readonly streamUrl: string
  readonly restUrl: string
  readonly now: () => Millis
  readonly speed: number
}

/** Whatever waits for the machine's time waits shorter by the speed; what counts time does not. */
export async function krakenEngine(db: Database, world: World): Promise<Engine> {
  const { now, speed, streamUrl, restUrl } = world
  const clock = { now }
  const listed = await readInstruments(seed)
  const instruments = listed
    .filter(({ symbol }) => symbol === 'BTCUSD' || symbol === 'ETHUSD')
    .map((it) => ({ ...it, exposureMax: dollars(10_000_000) }))
  await upsertInstruments(db, instruments)
  const timings = { ...exchangeTimings, retryMinMs: 50, restEveryMs: 20 }
  const faster = { pingEveryMs: exchangeTimings.pingEveryMs / speed, restSettledMs: 0 }
  const nobody = () => {}
  return startEngine({
    db,
    clock,
    instruments,
    lanes: 2,
    storeEveryMs: 100 / speed,
    feed: createKrakenFeed({
      streamUrl,
      restUrl,
      instruments,
      clock,
      log: nobody,
      random: () => 0.5,
      timings: { ...timings, ...faster },
    }),
    settings: () => defaultSettings,
    installTradesLive: () => true,
    needsIdentity: () => false,
    needsAppropriateness: () => false,
    serves: () => true,
    newId: newTestId,
    log: nobody,
    audience: { ticks: nobody, opened: nobody, entered: nobody, settled: nobody },
  })
}
