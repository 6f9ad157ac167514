// The log's SQL: entries, the hashes over them, and what the log says of itself.

import { present } from '#kernel/assert.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { StoredTile } from '#verify/grow.ts'
import { type Tile, tileWidth } from '#verify/tiles.ts'

/** Nobody else adds to the log until the transaction ends. */
export async function lockLog(tx: Tx): Promise<void> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('the log'))`)
}

/** How many entries there are. */
export async function loadSize(tx: Tx): Promise<number> {
  const rows = await tx.rows<{ size: bigint }>(
    'select coalesce(max(nr) + 1, 0)::bigint as size from log_entries',
  )
  return Number(present(rows[0], 'a sum is one row').size)
}

export async function insertEntries(
  tx: Tx,
  first: number,
  entries: readonly Buffer[],
): Promise<void> {
  await tx.rows(
    `insert into log_entries (nr, entry)
     select $1::bigint + place - 1, entry
       from unnest($2::bytea[]) with ordinality as added (entry, place)`,
    [first, entries],
  )
}

type TileRow = { level: number; nr: bigint; hashes: Buffer }

export async function loadTiles(
  tx: Tx,
  tiles: readonly Pick<Tile, 'level' | 'nr'>[],
): Promise<StoredTile[]> {
  const rows = await tx.rows<TileRow>(
    `select t.level, t.nr, t.hashes from unnest($1::smallint[], $2::bigint[]) as asked (level, nr)
       join log_tiles t on t.level = asked.level and t.nr = asked.nr`,
    [column(tiles.map(({ level }) => level)), column(tiles.map(({ nr }) => nr))],
  )
  return rows.map((row) => ({ ...row, nr: Number(row.nr) }))
}

export async function putTiles(tx: Tx, tiles: readonly StoredTile[]): Promise<void> {
  await tx.rows(
    `insert into log_tiles (level, nr, hashes)
     select * from unnest($1::smallint[], $2::bigint[], $3::bytea[])
     on conflict (level, nr) do update set hashes = excluded.hashes`,
    [
      column(tiles.map(({ level }) => level)),
      column(tiles.map(({ nr }) => nr)),
      tiles.map(({ hashes }) => Buffer.from(hashes)),
    ],
  )
}

/** The entries that the hashes of a tile are of, in their order. */
export async function loadEntries(tx: Tx, nr: number, width: number): Promise<Buffer[]> {
  const rows = await tx.rows<{ entry: Buffer }>(
    'select entry from log_entries where nr >= $1 and nr < $2 order by nr',
    [nr * tileWidth, nr * tileWidth + width],
  )
  return rows.map(({ entry }) => entry)
}

export async function loadEntry(tx: Tx, nr: number): Promise<Buffer> {
  const rows = await tx.rows<{ entry: Buffer }>('select entry from log_entries where nr = $1', [nr])
  return present(rows[0], 'what is numbered is there').entry
}

export type StoredCheckpoint = {
  readonly size: number
  readonly root: Buffer
  readonly note: string
  readonly at: Millis
}

/** The newest, with what witnesses signed of it below. */
export async function loadCheckpoint(tx: Tx): Promise<StoredCheckpoint | undefined> {
  const rows = await tx.rows<Omit<StoredCheckpoint, 'size'> & { size: bigint }>(
    `select p.size, p.root, p.at, p.note || coalesce(
              (select string_agg(c.line, '' order by c.at, c.vkey)
                 from log_cosignatures c where c.size = p.size), '') as note
       from (select * from log_checkpoints order by size desc limit 1) p`,
  )
  return rows[0] && { ...rows[0], size: Number(rows[0].size) }
}

/** The newest, as the log itself signed it. */
export async function loadSignedAlone(tx: Tx): Promise<StoredCheckpoint | undefined> {
  const rows = await tx.rows<Omit<StoredCheckpoint, 'size'> & { size: bigint }>(
    'select size, root, note, at from log_checkpoints order by size desc limit 1',
  )
  return rows[0] && { ...rows[0], size: Number(rows[0].size) }
}

export async function insertCheckpoint(tx: Tx, made: StoredCheckpoint): Promise<void> {
  await tx.rows('insert into log_checkpoints (size, root, note, at) values ($1, $2, $3, $4)', [
    made.size,
    made.root,
    made.note,
    iso(made.at),
  ])
}

/** Those of more entries than this, the shortest first. */
export async function listCheckpointsAfter(
  tx: Tx,
  size: number,
  limit: number,
): Promise<StoredCheckpoint[]> {
  const rows = await tx.rows<Omit<StoredCheckpoint, 'size'> & { size: bigint }>(
    'select size, root, note, at from log_checkpoints where size > $1 order by size limit $2',
    [size, limit],
  )
  return rows.map((row) => ({ ...row, size: Number(row.size) }))
}
