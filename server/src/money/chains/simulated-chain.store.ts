// The simulated chain's SQL. Amounts are numeric: wei do not fit eight bytes.

import type { Coin } from '#kernel/coins.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Block, ChainOutput } from './chain.ts'

/** From here to the end of the transaction nobody else changes this coin's chain. */
export async function lockChain(tx: Tx, coin: Coin): Promise<void> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('simulated_chain'), hashtext($1))`, [coin])
}

export type TipRow = Block & { readonly mined_at: Millis }

export async function loadTip(tx: Tx, coin: Coin): Promise<TipRow | undefined> {
  const rows = await tx.rows<TipRow>(
    `select height, hash, mined_at from simulated_blocks where coin = $1
      order by height desc limit 1`,
    [coin],
  )
  return rows[0]
}

export async function loadHash(tx: Tx, coin: Coin, height: number): Promise<string | undefined> {
  const rows = await tx.rows<{ hash: string }>(
    'select hash from simulated_blocks where coin = $1 and height = $2',
    [coin, height],
  )
  return rows[0]?.hash
}

export async function loadUse(
  tx: Tx,
  coin: Coin,
): Promise<{ waiting: number; newestUsed: number | null }> {
  const rows = await tx.rows<{ waiting: number; newest_used: number | null }>(
    `select count(*) filter (where height is null)::int as waiting, max(height) as newest_used
       from simulated_transactions where coin = $1`,
    [coin],
  )
  return { waiting: rows[0]?.waiting ?? 0, newestUsed: rows[0]?.newest_used ?? null }
}

/** A block on top, with everything that waits for one. */
export async function insertBlock(tx: Tx, coin: Coin, block: Block, now: Millis): Promise<void> {
  await tx.rows(
    'insert into simulated_blocks (coin, height, hash, mined_at) values ($1, $2, $3, $4)',
    [coin, block.height, block.hash, iso(now)],
  )
  await tx.rows(
    'update simulated_transactions set height = $2 where coin = $1 and height is null',
    [coin, block.height],
  )
}

export type NewTransaction = {
  readonly txid: string
  readonly coin: Coin
  readonly reference: string | null
  readonly fee: bigint
  /** What addresses get (above zero) and give. */
  readonly movements: readonly { readonly address: string; readonly units: bigint }[]
}

export async function insertTransaction(tx: Tx, made: NewTransaction): Promise<void> {
  await tx.rows(
    'insert into simulated_transactions (txid, coin, reference, fee) values ($1, $2, $3, $4)',
    [made.txid, made.coin, made.reference, made.fee],
  )
  await tx.rows(
    `insert into simulated_movements (txid, index, address, units)
     select $1, nr - 1, address, units
       from unnest($2::text[], $3::numeric[]) with ordinality as moved (address, units, nr)`,
    [made.txid, made.movements.map(({ address }) => address), made.movements.map((m) => m.units)],
  )
}

export async function findReference(tx: Tx, reference: string): Promise<string | undefined> {
  const rows = await tx.rows<{ txid: string }>(
    'select txid from simulated_transactions where reference = $1',
    [reference],
  )
  return rows[0]?.txid
}

type OutputRow = {
  readonly txid: string
  readonly index: number
  readonly address: string
  readonly units: string
  readonly height: number | null
  readonly hash: string | null
}

/** In blocks from this height on, and what waits for one. */
export async function loadOutputs(
  tx: Tx,
  coin: Coin,
  addresses: readonly string[],
  from: number,
): Promise<ChainOutput[]> {
  const rows = await tx.rows<OutputRow>(
    `select m.txid, m.index, m.address, m.units, t.height, b.hash
       from simulated_movements m
       join simulated_transactions t on t.txid = m.txid and t.coin = $1
       left join simulated_blocks b on b.coin = t.coin and b.height = t.height
      where m.address = any($2) and m.units > 0 and (t.height is null or t.height >= $3)
      order by t.height nulls last, t.nr, m.index`,
    [coin, addresses, from],
  )
  return rows.map(({ hash, units, ...row }) => ({ ...row, units: BigInt(units), blockHash: hash }))
}

export type StoredTransaction = {
  readonly height: number | null
  readonly blockHash: string | null
  readonly fee: bigint
  readonly pays: { readonly address: string; readonly units: bigint }[]
}

export async function loadTransaction(
  tx: Tx,
  coin: Coin,
  txid: string,
): Promise<StoredTransaction | undefined> {
  const rows = await tx.rows<Omit<OutputRow, 'txid' | 'index'> & { readonly fee: string }>(
    `select t.height, b.hash, t.fee, m.address, m.units
       from simulated_transactions t
       join simulated_movements m on m.txid = t.txid and m.units > 0
       left join simulated_blocks b on b.coin = t.coin and b.height = t.height
      where t.coin = $1 and t.txid = $2
      order by m.index`,
    [coin, txid],
  )
  const [first] = rows
  if (!first) return undefined
  const pays = rows.map(({ address, units }) => ({ address, units: BigInt(units) }))
  return { height: first.height, blockHash: first.hash, fee: BigInt(first.fee), pays }
}

/** What each address holds: by the blocks, or with what waits for one. */
export async function loadBalances(
  tx: Tx,
  coin: Coin,
  addresses: readonly string[],
  among: 'mined' | 'all',
): Promise<Map<string, bigint>> {
  const rows = await tx.rows<{ address: string; units: string }>(
    `select m.address, sum(m.units) as units
       from simulated_movements m
       join simulated_transactions t on t.txid = m.txid and t.coin = $1
      where m.address = any($2) and (t.height is not null or $3 = 'all')
      group by m.address`,
    [coin, addresses, among],
  )
  return new Map(rows.map(({ address, units }) => [address, BigInt(units)]))
}
