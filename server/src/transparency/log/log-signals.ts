// Logs signals before they open and once they have ended, and what prices were calibrated on.

import { createHash } from 'node:crypto'
import { present } from '#kernel/assert.ts'
import { uuidFrom } from '#kernel/ids.ts'
import { day, later, type Millis, millis } from '#kernel/time.ts'
import { readGraded, readPublished } from '#server/automation/signals/read-signals.ts'
import { signalView } from '#server/automation/signals/signal-view.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Market } from '#server/trading/market/market.ts'
import type { RecordedCalibration } from '#server/trading/market/read-calibration.ts'
import { minutesOf } from '#verify/entry.ts'
import { appendEntries } from './append-entries.ts'
import { loadOrigin } from './keys.store.ts'
import { wantMinutes } from './openings.store.ts'
import {
  hasCalibration,
  insertCalibration,
  insertSignals,
  listRunningSignals,
  loadLastSignal,
} from './public.store.ts'

const atOnce = 1_000
/** So old a signal has ended, or never will. */
const runningDays = 3

/** Ids begin with their time. */
const firstIdAt = (at: Millis) => uuidFrom(at, new Uint8Array(10))

/** True: there may be more. */
export async function logSignals(tx: Tx, market: Market, now: Millis): Promise<boolean> {
  const { beganAt } = present(await loadOrigin(tx), 'the log has begun')
  const last = (await loadLastSignal(tx)) ?? firstIdAt(beganAt)
  const published = await readPublished(tx, last, atOnce)
  await log(tx, market, 'signal', published)
  // It is measured as a trade is settled: by the prices of its beginning and of its end.
  const wanted = published.flatMap(({ instrumentId, opensAt, closesAt }) =>
    minutesOf(opensAt, closesAt).map((at) => ({ instrumentId, minute: millis(at) })),
  )
  if (wanted.length > 0) await wantMinutes(tx, wanted)
  const running = await listRunningSignals(tx, firstIdAt(later(now, -runningDays * day)))
  const ended = await readGraded(tx, running)
  await log(tx, market, 'signal_end', ended)
  return published.length === atOnce
}

async function log(
  tx: Tx,
  market: Market,
  kind: 'signal' | 'signal_end',
  signals: Awaited<ReturnType<typeof readGraded>>,
): Promise<void> {
  const known = signals.flatMap((signal) => {
    const instrument = market.byId.get(signal.instrumentId)?.instrument
    return instrument ? [{ id: signal.id, view: signalView(signal, instrument) }] : []
  })
  if (known.length === 0) return
  const first = await appendEntries(
    tx,
    known.map(({ view }) => JSON.stringify({ kind, ...view })),
  )
  await insertSignals(
    tx,
    kind,
    first,
    known.map(({ id }) => id),
  )
}

/** A calibration that the log does not have yet: its hash, and the error of each of its files. */
export async function logCalibration(tx: Tx, { view }: RecordedCalibration): Promise<void> {
  const sha256 = createHash('sha256').update(JSON.stringify(view)).digest('hex')
  if (await hasCalibration(tx, sha256)) return
  const files = view.files.map(
    ({ sides: _sides, horizons: _horizons, notes: _notes, ...sums }) => sums,
  )
  const entry = { kind: 'calibration', sha256, margin: view.margin, files }
  await insertCalibration(tx, sha256, await appendEntries(tx, [JSON.stringify(entry)]))
}
