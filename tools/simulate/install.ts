// The simulated install in one of its lives: the product's own trading engine and contexts, opened
// from the database and nothing else, on time, chance and prices that the simulation gives.

import type { ClientId, TradeId } from '#kernel/ids.ts'
import { uuidFrom } from '#kernel/ids.ts'
import { type Millis, millis } from '#kernel/time.ts'
import type { Config } from '#server/config.ts'
import { composeIdentity, type IdentityContext } from '#server/identity/compose-identity.ts'
import { composeInstall, type InstallContext } from '#server/install/compose-install.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import { readTrusted } from '#server/install/operators/trust-settings.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import { type Engine, type EngineAudience, startEngine } from '#server/trading/engine.ts'
import type { Instrument } from '#server/trading/instruments/instrument.ts'
import {
  loadInstruments,
  upsertInstruments,
} from '#server/trading/instruments/instruments.store.ts'
import { laneCount } from '#server/trading/trades/open-lanes.ts'
import type { Defect } from './defects.ts'
import type { Instant } from './life.ts'
import type { Source } from './source.ts'

/** What it tells whoever listens, in the order in which it does. */
export type Told =
  | { readonly opened: TradeId; readonly client: ClientId }
  | { readonly entered: readonly TradeId[] }
  | {
      readonly settled: TradeId
      readonly client: ClientId
      readonly as: string
      readonly paid: bigint
    }
  | { readonly log: string }

/** Rarer than in production: each storing is a timer to fire. */
const storeEveryMs = 500

export type InstallNeeds = {
  readonly db: Database
  readonly config: Config
  readonly seal: Seal
  readonly random: Random
  readonly instant: Instant
  readonly source: Source
  /** All that are listed; those of `symbols` are traded. */
  readonly listed: readonly Instrument[]
  readonly symbols: readonly string[]
  readonly tell: (told: Told) => void
  readonly defect: Defect | null
}

export type SimulatedInstall = {
  readonly db: Database
  readonly install: InstallContext
  readonly identity: IdentityContext
  readonly engine: Engine
}

export async function openInstall(needs: InstallNeeds): Promise<SimulatedInstall> {
  const { db, config, seal, random, instant, source, listed, symbols, defect } = needs
  const clock = { now: () => instant.now }
  await db.transaction((tx) => upsertInstruments(tx, listed))
  const settings: Settings = (await readTrusted(db, seal)).settings
  const install = {
    ...composeInstall({
      db,
      clock,
      config,
      seal,
      settings: () => settings,
      publicUrl: () => 'http://localhost:3000',
      staffWithSecondFactor: () => 0,
      feed: () => undefined,
      alarm: () => {},
    }),
    random,
  }
  const identity = composeIdentity({ ...install, onEnded: () => {} })
  const instruments = (await loadInstruments(db)).filter(({ symbol }) => symbols.includes(symbol))
  const engine = await startEngine({
    db,
    clock,
    feed: source.feed(),
    instruments,
    settings: install.settings,
    installTradesLive: () => true,
    needsIdentity: () => false,
    needsAppropriateness: () => false,
    serves: () => true,
    newId: (now) => uuidFrom(timeOf(now, defect), bytesOf(random, defect)),
    lanes: laneCount,
    log: (log) => needs.tell({ log }),
    audience: audienceOf(needs.tell),
    storeEveryMs,
  })
  return { db, install, identity, engine }
}

function audienceOf(tell: InstallNeeds['tell']): EngineAudience {
  return {
    ticks: () => {},
    opened: (all) => {
      for (const { trade } of all) tell({ opened: trade.id, client: trade.clientId })
    },
    entered: (all) => tell({ entered: all.map(({ trade }) => trade.id) }),
    settled: (all) => {
      for (const { trade, settlement } of all) {
        const { status, payout } = settlement
        tell({ settled: trade.id, client: trade.clientId, as: status, paid: payout })
      }
    },
  }
}

/** Two of the defects: what a simulation may not rest on. */
function timeOf(now: Millis, defect: Defect | null): Millis {
  return defect === 'watch' ? millis(Date.now()) : now
}

function bytesOf(random: Random, defect: Defect | null): Uint8Array {
  const bytes = random(10)
  if (defect === 'dice') bytes[9] = Math.floor(Math.random() * 256)
  return bytes
}
