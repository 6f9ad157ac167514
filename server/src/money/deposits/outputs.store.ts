// The SQL of what the chains say: the outputs at our addresses, and the blocks that were read.

import type { Coin, Network } from '#kernel/coins.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { Conflict, type Tx } from '#server/platform/db.ts'
import type { ChainOutput } from '../chains/chain.ts'
import type { Trail } from '../chains/scan-chain.ts'

export type OnChain = { readonly coin: Coin; readonly network: Network }

type OutputRow = {
  txid: string
  index: number
  address: string
  units: string
  height: number | null
  block_hash: string | null
  confirmations: number
  deposit_id: string | null
  is_settled: boolean
}

const known =
  'o.txid, o.index, o.address, o.units, o.height, o.block_hash, o.confirmations, o.deposit_id'

/** As it was noted last. */
export type KnownOutput = ChainOutput & {
  readonly confirmations: number
  /** Its deposit was credited or rejected, and that stands. */
  readonly isSettled: boolean
}

/**
 * What may still change: not credited yet, or waiting for a block, or in a block from this height
 * on. What is gone comes as new if it comes back.
 */
export async function loadKnownOutputs(
  tx: Tx,
  { coin, network }: OnChain,
  fromHeight: number,
): Promise<KnownOutput[]> {
  const place = 'o.coin = $1 and o.network = $2 and o.gone_at is null'
  // Three, each by an index of its own: with "or" between them all that ever came is read.
  const rows = await tx.rows<OutputRow>(
    `select known.*, coalesce((select s.state::text <> 'reversed' and s.nr > 1
                                 from deposit_steps s where s.deposit_id = known.deposit_id
                                order by s.nr desc limit 1), false) as is_settled
       from (
         select ${known} from chain_outputs o where ${place} and o.height >= $3
         union
         select ${known} from chain_outputs o where ${place} and o.height is null
         union
         select ${known} from chain_outputs o where ${place}
            and o.deposit_id = any (array(select deposit_id from open_deposits))) known`,
    [coin, network, fromHeight],
  )
  return rows.map((row) => ({
    txid: row.txid,
    index: row.index,
    address: row.address,
    units: BigInt(row.units),
    height: row.height,
    blockHash: row.block_hash,
    confirmations: row.confirmations,
    isSettled: row.is_settled,
  }))
}

/** The deposit an output belongs to; nobody else looks at the output until the transaction ends. */
export async function lockOutput(
  tx: Tx,
  { coin, network }: OnChain,
  { txid, index }: Pick<ChainOutput, 'txid' | 'index'>,
): Promise<{ depositId: string; goneAt: Millis | null } | undefined> {
  const rows = await tx.rows<{ deposit_id: string; gone_at: Millis | null }>(
    `select deposit_id, gone_at from chain_outputs
      where coin = $1 and network = $2 and txid = $3 and index = $4 for update`,
    [coin, network, txid, index],
  )
  return rows[0] && { depositId: rows[0].deposit_id, goneAt: rows[0].gone_at }
}

/** Where another look took it down at this moment, all is done again, and finds it known. */
export async function insertOutput(
  tx: Tx,
  { coin, network }: OnChain,
  output: ChainOutput,
  note: { readonly depositId: string; readonly seenAt: Millis; readonly confirmations: number },
): Promise<void> {
  const rows = await tx.rows(
    `insert into chain_outputs (coin, network, txid, index, address, units, height, block_hash,
                                confirmations, seen_at, deposit_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (coin, network, txid, index) do nothing returning txid`,
    [
      ...[coin, network, output.txid, output.index, output.address, output.units, output.height],
      ...[output.blockHash, note.confirmations, iso(note.seenAt), note.depositId],
    ],
  )
  if (rows.length === 0) throw new Conflict('the output is known by now')
}

/** Where it stands now. True when that is news. */
export async function updateOutput(
  tx: Tx,
  { coin, network }: OnChain,
  { txid, index, height, blockHash }: ChainOutput,
  confirmations: number,
): Promise<boolean> {
  const rows = await tx.rows(
    `update chain_outputs set height = $5, block_hash = $6, confirmations = $7, gone_at = null
      where coin = $1 and network = $2 and txid = $3 and index = $4
        and (gone_at is not null
             or (height, block_hash, confirmations) is distinct from ($5, $6, $7::integer))
      returning txid`,
    [coin, network, txid, index, height, blockHash, confirmations],
  )
  return rows.length > 0
}

export async function markGone(
  tx: Tx,
  { coin, network }: OnChain,
  { txid, index }: ChainOutput,
  now: Millis,
): Promise<void> {
  await tx.rows(
    `update chain_outputs set gone_at = $5, height = null, block_hash = null, confirmations = 0
      where coin = $1 and network = $2 and txid = $3 and index = $4 and gone_at is null`,
    [coin, network, txid, index, iso(now)],
  )
}

export async function loadTrail(tx: Tx, { coin, network }: OnChain): Promise<Trail> {
  const rows = await tx.rows<{ trail: { height: number; hash: string }[] }>(
    'select trail from chain_trails where coin = $1 and network = $2',
    [coin, network],
  )
  return rows[0]?.trail ?? []
}

export async function saveTrail(
  tx: Tx,
  { coin, network }: OnChain,
  trail: Trail,
  now: Millis,
): Promise<void> {
  await tx.rows(
    `insert into chain_trails (coin, network, trail, read_at) values ($1, $2, $3, $4)
     on conflict (coin, network) do update set trail = excluded.trail, read_at = excluded.read_at`,
    [coin, network, JSON.stringify(trail), iso(now)],
  )
}
