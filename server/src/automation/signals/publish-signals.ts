// Asks every rule about every instrument once a minute, as soon as the minute's prices are stored,
// and publishes what they say before its window opens. A rule speaks of an instrument again when
// its last window there has closed.

import { floorTo, later, type Millis, minute } from '#kernel/time.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Database, Tx } from '#server/platform/db.ts'
import { asDecided, isOffered } from '#server/trading/instruments/instrument.ts'
import type { Candle } from '#server/trading/market/candle.ts'
import { estimate } from '#server/trading/market/estimator.ts'
import { loadCandles } from '#server/trading/market/load-candles.ts'
import {
  isStale,
  knownThrough,
  type Market,
  type Quoted,
  spotOf,
} from '#server/trading/market/market.ts'
import type { IsStopped } from '#server/trading/market/view-offer.ts'
import { ruleVersion } from '#server/trading/trades/trade.ts'
import { definitionOf, lastMinutes, type SignalRule } from '../rules/rule.ts'
import { candlesMost } from '../rules/rules.ts'
import { listRecords } from './records.store.ts'
import { decideSignal, isInTime, leadMs, type Signal } from './signal.ts'
import { insertSignals, listRunning, lockPublishing } from './signals.store.ts'

export type PublishingDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly market: () => Market
  readonly settings: () => Settings
  readonly isStopped: IsStopped
  readonly random: Random
  readonly rules: readonly SignalRule[]
}

/** What was asked already: of each instrument the last minute that ended. */
export type Asked = Map<number, Millis>

/**
 * Publishes what there is to say about the minutes that have just ended; says what was published,
 * which is stored by then.
 */
export async function publishSignals(deps: PublishingDeps, asked: Asked): Promise<Signal[]> {
  const { db, clock, market } = deps
  const ended = floorTo(clock.now(), minute)
  if (!isInTime(ended, clock.now())) return []
  const due = [...market().byId.values()].filter(
    (quoted) =>
      (asked.get(quoted.instrument.id) ?? 0) < ended &&
      isOffered(quoted.instrument, deps.settings()) &&
      knownThrough(market(), quoted.instrument.id) >= ended,
  )
  if (due.length === 0) return []
  // Once, whatever comes of it: what could not be said in time is not said.
  for (const { instrument } of due) asked.set(instrument.id, ended)
  return db.transaction(async (tx) => {
    await lockPublishing(tx)
    const facts = await loadFacts(tx, due, ended, deps)
    // Only now: what was read took its time, and the window opens a lead after this.
    const now = clock.now()
    const said = facts.flatMap((one) => sayAll(one, now, deps))
    if (said.length > 0) await insertSignals(tx, said)
    return said
  })
}

type Facts = {
  readonly quoted: Quoted
  readonly candles: readonly Candle[]
  /** Rules whose window here is closed, with their records. */
  readonly free: readonly { readonly rule: SignalRule; readonly recordId: number }[]
}

async function loadFacts(
  tx: Tx,
  due: readonly Quoted[],
  ended: Millis,
  { clock, rules }: PublishingDeps,
): Promise<Facts[]> {
  const records = new Map((await listRecords(tx)).map(({ id, definition }) => [definition, id]))
  const now = clock.now()
  const running = await listRunning(tx, later(now, leadMs))
  const busy = new Set(running.map((one) => `${one.recordId}/${one.instrumentId}`))
  const facts: Facts[] = []
  for (const quoted of due) {
    const { id } = quoted.instrument
    const free = rules.flatMap((rule) => {
      const recordId = records.get(definitionOf(rule))
      return recordId === undefined || busy.has(`${recordId}/${id}`) ? [] : [{ rule, recordId }]
    })
    if (free.length === 0) continue
    const candles = await loadCandles(tx, quoted, {
      intervalSeconds: 60,
      to: ended,
      limit: candlesMost,
      now,
    })
    // The minute that ended had no price: there is nothing new to say.
    if (candles.at(-1)?.at !== later(ended, -minute)) continue
    facts.push({ quoted, candles, free })
  }
  return facts
}

function sayAll({ quoted, candles, free }: Facts, now: Millis, deps: PublishingDeps): Signal[] {
  return free.flatMap(({ rule, recordId }) => {
    const known = lastMinutes(candles, rule.candles)
    const direction = known && rule.decide(known, tossOf(deps.random))
    if (!direction) return []
    const settings = deps.settings()
    const signal = decideSignal(direction, {
      id: newUuid(now, deps.random),
      recordId,
      now,
      instrument: isOffered(quoted.instrument, settings)
        ? asDecided(quoted.instrument, settings)
        : undefined,
      isStopped: deps.isStopped(quoted.instrument.id),
      spot: isStale(quoted, now) ? undefined : spotOf(quoted)?.price,
      estimate: estimate(quoted.estimator, rule.horizonSeconds, now),
      horizonSeconds: rule.horizonSeconds,
      marginBp: settings.marginBp,
      offeredStrikeRates: settings.strikeRates,
      ruleVersion,
    })
    return signal ?? []
  })
}

function tossOf(random: Random): number {
  return Buffer.from(random(4)).readUInt32BE() / 2 ** 32
}
