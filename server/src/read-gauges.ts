// What `/metrics` says of an install besides what was counted: how things stand when somebody asks.
// What has to be asked of the database is kept for a few seconds, however often that is.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type Millis, second } from '#kernel/time.ts'
import { countWebhookMessages } from './automation/webhooks/waiting.reader.ts'
import type { Contexts } from './compose-contexts.ts'
import { type Part, roomAt } from './health-parts.ts'
import { countDeposits } from './money/deposits/waiting.reader.ts'
import { countWithdrawals } from './money/withdrawals/waiting.reader.ts'
import { countForStaff } from './oversight/queue/waiting.reader.ts'
import type { Reading } from './platform/measure.ts'
import { countMails } from './platform/outbox.store.ts'
import type { Waits } from './platform/waits.ts'
import { countPushes } from './record/pushes/waiting.reader.ts'
import { countTellings } from './record/tellings/waiting.reader.ts'
import { tradingState } from './trading/engine.ts'
import { openForTrading, spotOf } from './trading/market/market.ts'
import type { Figures } from './trading/read-figures.ts'

export type GaugeFacts = Contexts & {
  readonly parts: Readonly<Record<string, Part>>
  /** Undefined where trading has not started, or does not answer. */
  readonly figures: Figures | undefined
}

const keptMs = 10 * second

/** One for each install. */
export function openGauges(): (facts: GaugeFacts) => Promise<Reading[]> {
  let kept: { readonly at: number; readonly readings: Promise<Reading[]> } | undefined
  return async (facts) => {
    const now = facts.install.clock.now()
    if (!kept || now - kept.at > keptMs) {
      // Of a database that does not answer there is nothing to say: its own part says so.
      kept = { at: now, readings: readStored(facts, now).catch(() => []) }
    }
    return [
      ...ofTrading(facts, now),
      ...ofStream(facts),
      ...ofParts(facts, now),
      ...(await kept.readings),
      ...(await ofDisk(facts.install.config.dataDir, now)),
    ]
  }
}

function ofTrading({ install, trading, figures }: GaugeFacts, now: Millis): Reading[] {
  const { clock, config, version } = install
  const readings: Reading[] = [
    { name: 'info', labels: { version, mode: config.installMode }, value: 1 },
    { name: 'lead', value: config.role === 'engine' ? 1 : 0 },
    { name: 'lead_reached', value: trading.trading()?.reachesLead() ? 1 : 0 },
    { name: 'clock_skew_seconds', value: clock.skewMs() / 1_000 },
  ]
  const market = trading.trading()?.market
  if (!market) return [...readings, { name: 'trading_ready', value: 0 }]
  const { isTrading, feedAgeMs } = tradingState(market, now)
  readings.push(
    { name: 'trading_ready', value: isTrading ? 1 : 0 },
    { name: 'storing_lag_seconds', value: secondsTo(now, market.storedThrough) },
  )
  if (feedAgeMs !== null) readings.push({ name: 'feed_age_seconds', value: feedAgeMs / 1_000 })
  for (const quoted of openForTrading(market, now)) {
    const { symbol } = quoted.instrument
    const spot = spotOf(quoted)
    if (!spot) continue
    readings.push({ name: 'tick_age_seconds', labels: { symbol }, value: secondsTo(now, spot.at) })
  }
  for (const { name: source, isUp, newestAt } of market.voices) {
    readings.push({ name: 'source_up', labels: { source }, value: isUp ? 1 : 0 })
    const value = secondsTo(now, newestAt)
    readings.push({ name: 'source_age_seconds', labels: { source }, value })
  }
  return figures ? [...readings, ...ofFigures(figures)] : readings
}

function ofFigures({ open, waiting, thread }: Figures): Reading[] {
  return [
    { name: 'trades_open', value: open },
    { name: 'lane_waiting', labels: { kind: 'orders' }, value: waiting.orders },
    { name: 'lane_waiting', labels: { kind: 'settlements' }, value: waiting.settlements },
    ...(thread ? connectionsOf('trading', thread.connections) : []),
  ]
}

type Connections = NonNullable<Figures['thread']>['connections']

export function connectionsOf(thread: 'web' | 'trading', of: Connections): Reading[] {
  return (['used', 'idle', 'waiting'] as const).map((state): Reading => {
    return { name: 'db_connections', labels: { thread, state }, value: of[state] }
  })
}

function ofStream({ hub }: GaugeFacts): Reading[] {
  const { sockets, signedIn, behind, unheard, unsentBytes, frames, ended } = hub.stats()
  const states = { open: sockets, signed_in: signedIn, behind, unheard }
  return [
    ...Object.entries(states).map(([state, value]): Reading => {
      return { name: 'stream_sockets', labels: { state }, value }
    }),
    { name: 'stream_unsent_bytes', value: unsentBytes },
    { name: 'stream_frames_total', value: frames },
    ...Object.entries(ended).map(([reason, value]): Reading => {
      return { name: 'stream_ended_total', labels: { reason }, value }
    }),
  ]
}

function ofParts({ parts, money, oversight }: GaugeFacts, now: Millis): Reading[] {
  const { outcome, at } = money.reconciliation.state
  const looks = [...oversight.invariantLooks.values()]
  const outcomes = (of: string) => looks.filter((look) => look.outcome === of).length
  const readings: Reading[] = Object.entries(parts).map(([part, { state }]) => {
    return { name: 'part_up', labels: { part }, value: state === 'ok' ? 1 : 0 }
  })
  readings.push(
    { name: 'books_differ', value: outcome === 'differences' ? 1 : 0 },
    { name: 'invariants_broken', value: outcomes('broken') },
    { name: 'invariants_unknown', value: outcomes('unknown') },
  )
  if (at !== null) readings.push({ name: 'books_age_seconds', value: secondsTo(now, at) })
  if (looks.length > 0) {
    const oldest = Math.min(...looks.map((look) => look.at))
    readings.push({ name: 'invariants_age_seconds', value: (now - oldest) / 1_000 })
  }
  for (const [coin, { height, problem }] of money.watched) {
    readings.push({ name: 'chain_up', labels: { coin }, value: problem === null ? 1 : 0 })
    if (height !== null) readings.push({ name: 'chain_height', labels: { coin }, value: height })
  }
  return readings
}

async function readStored({ install: { db } }: GaugeFacts, now: Millis): Promise<Reading[]> {
  const queues = {
    mails: await countMails(db),
    tellings: await countTellings(db),
    pushes: await countPushes(db, now),
    webhooks: await countWebhookMessages(db, now),
  }
  const age = ({ since }: Waits) => (since === null ? 0 : secondsTo(now, since))
  const readings: Reading[] = []
  for (const [queue, waits] of Object.entries(queues)) {
    readings.push({ name: 'outbox_waiting', labels: { queue }, value: waits.count })
    readings.push({ name: 'outbox_oldest_seconds', labels: { queue }, value: age(waits) })
  }
  for (const { state, ...waits } of await countDeposits(db)) {
    readings.push({ name: 'deposits_open', labels: { state }, value: waits.count })
    readings.push({ name: 'deposits_oldest_seconds', labels: { state }, value: age(waits) })
  }
  for (const { state, ...waits } of await countWithdrawals(db)) {
    readings.push({ name: 'withdrawals_open', labels: { state }, value: waits.count })
    readings.push({ name: 'withdrawals_oldest_seconds', labels: { state }, value: age(waits) })
  }
  for (const { kind, ...waits } of await countForStaff(db)) {
    readings.push({ name: 'staff_waiting', labels: { kind }, value: waits.count })
    readings.push({ name: 'staff_oldest_seconds', labels: { kind }, value: age(waits) })
  }
  return readings
}

const LastBackup = z.object({ finishedAt: z.iso.datetime() })

async function ofDisk(dataDir: string, now: Millis): Promise<Reading[]> {
  const { free, size } = await roomAt(dataDir)
  const readings: Reading[] = [
    { name: 'disk_free_bytes', value: free },
    { name: 'disk_size_bytes', value: size },
  ]
  const finishedAt = await lastBackup(join(dataDir, 'backup/last.json'))
  if (finishedAt !== undefined) {
    readings.push({ name: 'backup_age_seconds', value: secondsTo(now, finishedAt) })
  }
  return readings
}

/** Undefined where there is none, or what stands there is no such note. */
async function lastBackup(path: string): Promise<number | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '')
  try {
    const last = z.safeParse(LastBackup, JSON.parse(text))
    return last.success ? Date.parse(last.data.finishedAt) : undefined
  } catch {
    return undefined
  }
}

function secondsTo(now: Millis, at: number): number {
  return Math.max(0, now - at) / 1_000
}
