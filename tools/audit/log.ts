// I39 and I40: the log's prices are the stored ones, and its hashes are those of its entries, up to
// each root that was signed.

import { hash } from 'node:crypto'
import { present } from '#kernel/assert.ts'
import { fromPoints, type PriceScale } from '#kernel/price.ts'
import { later, type Millis, minute } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadInstruments } from '#server/trading/instruments/instruments.store.ts'
import { ticksBetween } from '#server/trading/market/ticks-between.ts'
import { listKeys } from '#server/transparency/log/keys.store.ts'
import {
  listCheckpointsAfter,
  loadEntries,
  loadSize,
  loadTiles,
} from '#server/transparency/log/log.store.ts'
import { listLoggedMinutes } from '#server/transparency/log/openings.store.ts'
import { openCheckpoint } from '#verify/checkpoint.ts'
import { ticksIn, ticksOfEntry } from '#verify/entry.ts'
import { grown, leafOf, type StoredTile } from '#verify/grow.ts'
import { parseKey } from '#verify/note.ts'
import { rootOf, tileWidth, widthAt } from '#verify/tiles.ts'

export type CheckedLog = {
  readonly found: number
  readonly first: readonly string[]
  /** How many were looked at. */
  readonly count: number
}

const batchSize = 500
const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer')

/** Each stored tick of a logged minute is in its entry, as it is stored. */
export async function checkLoggedPrices(tx: Tx, show: number): Promise<CheckedLog> {
  const scales = new Map((await loadInstruments(tx)).map(({ id, scale }) => [id, scale]))
  const breaches: string[] = []
  let [found, count, after] = [0, 0, -1]
  for (;;) {
    const minutes = await listLoggedMinutes(tx, after, batchSize)
    for (const one of minutes) {
      const wrong = await wrongIn(tx, scales, one)
      found += wrong.length
      breaches.push(...wrong.slice(0, Math.max(0, show - breaches.length)))
    }
    count += minutes.length
    after = minutes.at(-1)?.nr ?? after
    if (minutes.length < batchSize) return { found, first: breaches, count }
  }
}

type LoggedMinute = {
  readonly instrumentId: number
  readonly minute: Millis
  readonly nr: number
  readonly entry: Buffer
}

async function wrongIn(
  tx: Tx,
  scales: ReadonlyMap<number, PriceScale>,
  { instrumentId, minute: from, nr, entry }: LoggedMinute,
) {
  const scale = present(scales.get(instrumentId), 'it is an instrument')
  const read = ticksOfEntry(entry.toString())
  if (!read || Date.parse(read.minute) !== from) return [`entry ${nr} is not of its minute`]
  const logged = new Map(ticksIn(read).map((tick) => [Date.parse(tick.time), tick]))
  const stored = await ticksBetween(tx, instrumentId, { from, to: later(from, minute - 1) })
  return stored.flatMap(({ at, seq, price }) => {
    const tick = logged.get(at)
    if (tick?.seq === seq && tick.price === fromPoints(price, scale)) return []
    return [`entry ${nr} has not the price no. ${seq} of instrument ${instrumentId}`]
  })
}

/** Hashes made anew from all entries are those stored, and each root was signed as it is. */
export async function checkLogHashes(tx: Tx, show: number): Promise<CheckedLog> {
  const size = await loadSize(tx)
  const tiles = new Map<string, Uint8Array>()
  const breaches: string[] = []
  let edge: readonly StoredTile[] = []
  for (let nr = 0; nr * tileWidth < size; nr += 1) {
    const entries = await loadEntries(tx, nr, tileWidth)
    const leaves = entries.map((entry) => leafOf(entry, sha256))
    const made = grown({ size: nr * tileWidth, edge }, leaves, sha256)
    for (const tile of made) tiles.set(nameOf(tile), tile.hashes)
    const byLevel = new Map([...edge, ...made].map((tile) => [tile.level, tile]))
    edge = [...byLevel.values()].filter(({ hashes }) => hashes.length < tileWidth * 32)
  }
  for (const [name, hashes] of tiles) {
    const [level = 0, nr = 0] = name.split('/').map(Number)
    const [stored] = await loadTiles(tx, [{ level, nr }])
    if (!stored || !sha256(stored.hashes).equals(sha256(hashes))) {
      breaches.push(`the hashes ${name} are not those of the entries`)
    }
  }
  breaches.push(...(await wrongRoots(tx, tiles)))
  return { found: breaches.length, first: breaches.slice(0, show), count: size }
}

async function wrongRoots(tx: Tx, tiles: ReadonlyMap<string, Uint8Array>): Promise<string[]> {
  const keys = await Promise.all((await listKeys(tx)).map(({ vkey }) => parseKey(vkey)))
  const own = keys.filter((key) => key !== undefined)
  const wrong: string[] = []
  for (let after = -1; ; ) {
    const checkpoints = await listCheckpointsAfter(tx, after, batchSize)
    for (const { size, root, note } of checkpoints) {
      const opened = await openCheckpoint(note, own)
      const read = async ({ level, nr }: { level: number; nr: number }) =>
        tiles.get(nameOf({ level, nr }))?.subarray(0, widthAt(size, level, nr) * 32) ??
        new Uint8Array()
      const made = await rootOf({ size, read }).catch(() => undefined)
      const isRight = made && opened && root.equals(made) && root.equals(opened.root)
      if (!isRight || opened.size !== size) wrong.push(`the checkpoint of ${size} is not its root`)
    }
    after = checkpoints.at(-1)?.size ?? after
    if (checkpoints.length < batchSize) return wrong
  }
}

const nameOf = ({ level, nr }: { readonly level: number; readonly nr: number }) => `${level}/${nr}`
