// The SQL of receipt pictures, and of pictures that were sent with two deposits: the same ones, or
// copies that look alike.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'

export type Receipt = {
  readonly depositId: string
  readonly fileId: string
  readonly fileName: string
  readonly mediaType: string
  readonly sealedKey: Buffer
  readonly pictureHash: Buffer
  /** 64 bits as text. */
  readonly likeness: string | null
  readonly sentAt: Millis
}

/** As few of the 64 bits differ between a picture and a copy that was resized or saved again. */
const alikeBitsMax = 6

/** With a flag for every other deposit that has this picture or a copy; how many there are. */
export async function insertReceipt(tx: Tx, receipt: Receipt): Promise<number> {
  const { depositId, fileId, fileName, mediaType, sealedKey, pictureHash, sentAt } = receipt
  // Until the transaction ends nobody else adds a picture.
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('receipts', 23))`)
  await tx.rows(
    `insert into deposit_receipts (deposit_id, file_id, file_name, media_type, sealed_key,
                                   picture_hash, likeness, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7::bit(64), $8)`,
    [
      ...[depositId, fileId, fileName, mediaType, sealedKey, pictureHash, receipt.likeness],
      iso(sentAt),
    ],
  )
  const flags = await tx.rows(
    `insert into deposit_receipt_flags (deposit_id, other_deposit_id, differing_bits, found_at)
     select $1, deposit_id, case when picture_hash <> $2 then bit_count(likeness # $3::bit(64)) end,
            $4
       from deposit_receipts
      where deposit_id <> $1
        and (picture_hash = $2 or bit_count(likeness # $3::bit(64)) <= $5)
     returning deposit_id`,
    [depositId, pictureHash, receipt.likeness, iso(sentAt), alikeBitsMax],
  )
  return flags.length
}

type ReceiptRow = {
  deposit_id: string
  client_id: ClientId
  file_id: string
  file_name: string
  media_type: string
  sealed_key: Buffer
  picture_hash: Buffer
  likeness: string | null
  sent_at: Millis
}

export type OwnedReceipt = Receipt & { readonly clientId: ClientId }

const select = `select r.*, d.client_id from deposit_receipts r
                  join deposits d on d.id = r.deposit_id`

export async function loadReceiptOf(tx: Tx, depositId: string): Promise<OwnedReceipt | undefined> {
  const rows = await tx.rows<ReceiptRow>(`${select} where r.deposit_id = $1`, [depositId])
  return rows[0] && receiptOf(rows[0])
}

/** The oldest first. */
export async function listReceiptsOf(tx: Tx, clientId: ClientId): Promise<OwnedReceipt[]> {
  const rows = await tx.rows<ReceiptRow>(
    `${select} where d.client_id = $1 order by r.sent_at, r.deposit_id`,
    [clientId],
  )
  return rows.map(receiptOf)
}

function receiptOf(row: ReceiptRow): OwnedReceipt {
  return {
    depositId: row.deposit_id,
    clientId: row.client_id,
    fileId: row.file_id,
    fileName: row.file_name,
    mediaType: row.media_type,
    sealedKey: row.sealed_key,
    pictureHash: row.picture_hash,
    likeness: row.likeness,
    sentAt: row.sent_at,
  }
}

export type ReceiptFlag = {
  readonly deposit_id: string
  readonly other_deposit_id: string
  /** Null: the very same picture; else how many bits of 64 a copy differs in. */
  readonly differing_bits: number | null
  readonly found_at: Millis
}

export function listReceiptFlags(tx: Tx): Promise<ReceiptFlag[]> {
  return tx.rows<ReceiptFlag>(
    `select deposit_id, other_deposit_id, differing_bits, found_at from deposit_receipt_flags
      order by found_at desc limit 500`,
  )
}

/** Which of these files belong to a deposit. */
export async function listKnownReceipts(tx: Tx, names: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ file_name: string }>(
    'select file_name from deposit_receipts where file_name = any($1::text[])',
    [column(names)],
  )
  return new Set(rows.map((row) => row.file_name))
}
