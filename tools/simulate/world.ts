// What is around the simulated install and outlives its crashes: the time, the source of prices,
// clients with what they were answered, and a model that knows what they must own.

import { join } from 'node:path'
import type { ClientId } from '#kernel/ids.ts'
import type { Book } from '#kernel/money.ts'
import { type Millis, millis } from '#kernel/time.ts'
import type { Config } from '#server/config.ts'
import { readConfig } from '#server/config.ts'
import type { Random } from '#server/platform/crypto.ts'
import { type Connection, type Database, openDatabase } from '#server/platform/db.ts'
import { openSeal, type Seal } from '#server/platform/seal.ts'
import type { Instrument } from '#server/trading/instruments/instrument.ts'
import { readInstruments } from '#server/trading/instruments/read-instruments.ts'
import { readAssets } from '#server/trading/market/read-assets.ts'
import {
  createSimulatedPrices,
  type SimulatedPrices,
} from '#server/trading/market/simulated-prices.ts'
import { type Model, newModel } from '../audit/model.ts'
import type { Entry } from '../faults/journal.ts'
import type { Defect } from './defects.ts'
import type { SimulatedInstall } from './install.ts'
import type { Instant, Life } from './life.ts'
import type { Seam } from './seam.ts'
import { openSource, type Source } from './source.ts'

/** A Monday at midnight. */
export const start = millis(Date.UTC(2026, 2, 2))
/** Some that never close and one that does. */
export const symbols = ['BTCUSD', 'ETHUSD', 'BCHBTC', 'EURUSD']

/** A client as the world knows them: by number. */
export type Known = { readonly id: ClientId }

export type KnownStop = { readonly isStopped: boolean | 'unknown'; readonly since: Millis }

export type Lived = {
  readonly life: Life
  readonly seam: Seam
  readonly install: SimulatedInstall
}

export type World = {
  readonly owner: Database
  readonly server: Connection
  readonly config: Config
  readonly seal: Seal
  readonly instant: Instant
  readonly source: Source
  readonly listed: readonly Instrument[]
  readonly prices: SimulatedPrices
  readonly model: Model
  readonly clients: Map<number, Known>
  /** By their keys: what was asked, and what clients know of it. */
  readonly orders: Map<string, Entry>
  /** By symbol: what staff know, and since when. */
  readonly stops: Map<string, KnownStop>
  /** What a browser remembers of balances: a defect. */
  readonly remembered: Map<ClientId, Readonly<Record<Book, bigint>>>
  readonly random: Random
  /** What the install told since the last step. */
  told: unknown[]
  readonly defect: Defect | null
  /** Undefined while it is down. */
  lived: Lived | undefined
}

export type WorldNeeds = {
  readonly projectRoot: string
  readonly owner: Connection
  readonly server: Connection
  readonly seed: number
  readonly random: Random
  readonly defect: Defect | null
}

export async function openWorld(needs: WorldNeeds): Promise<World> {
  const { projectRoot, server, seed, random, defect } = needs
  const folder = join(projectRoot, 'server/seed')
  const listed = await readInstruments(join(folder, 'instruments.csv'))
  const prices = createSimulatedPrices(
    `simulation ${seed}`,
    await readAssets(join(folder, 'assets.csv')),
  )
  const traded = listed.filter(({ symbol }) => symbols.includes(symbol))
  const instant = { now: start }
  const config = readConfig({ DATA_DIR: '/nonexistent' }, '/nonexistent')
  if ('problems' in config) throw new Error(config.problems.join())
  const nothing = { clients: [], money: { real: 0n, demo: 0n }, prices: {}, at: start }
  return {
    owner: openDatabase(needs.owner, () => {}),
    server,
    config,
    seal: openSeal(Buffer.alloc(32, 7), random),
    instant,
    source: openSource({ instant, instruments: traded, before: prices, start }),
    listed,
    prices,
    model: newModel({ ...nothing, instruments: traded }),
    clients: new Map(),
    orders: new Map(),
    stops: new Map(),
    remembered: new Map(),
    random,
    told: [],
    defect,
    lived: undefined,
  }
}
