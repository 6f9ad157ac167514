// The SQL of the pictures in conversations.

import type { Tx } from '#server/platform/db.ts'

export type ChatPicture = {
  readonly id: string
  readonly fileName: string
  readonly mediaType: string
  readonly sealedKey: Buffer
}

export async function insertPicture(
  tx: Tx,
  at: { readonly conversation: bigint; readonly seq: number },
  { id, fileName, mediaType, sealedKey }: ChatPicture,
): Promise<void> {
  await tx.rows(
    `insert into conversation_pictures
       (id, conversation_id, seq, file_name, media_type, sealed_key)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, at.conversation, at.seq, fileName, mediaType, sealedKey],
  )
}

type Row = { id: string; file_name: string; media_type: string; sealed_key: Buffer }

export async function loadPicture(
  tx: Tx,
  conversation: bigint,
  id: string,
): Promise<ChatPicture | undefined> {
  const rows = await tx.rows<Row>(
    `select id, file_name, media_type, sealed_key from conversation_pictures
      where conversation_id = $1 and id = $2`,
    [conversation, id],
  )
  const [row] = rows
  if (!row) return undefined
  const { file_name: fileName, media_type: mediaType, sealed_key: sealedKey } = row
  return { id: row.id, fileName, mediaType, sealedKey }
}

/** Of these names those that belong to a picture. */
export async function listKnownPictures(
  tx: Tx,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ file_name: string }>(
    'select file_name from conversation_pictures where file_name = any ($1)',
    [names],
  )
  return new Set(rows.map(({ file_name }) => file_name))
}

/** How many there are in a conversation. */
export async function countPictures(tx: Tx, conversation: bigint): Promise<number> {
  const rows = await tx.rows<{ count: bigint }>(
    'select count(*) from conversation_pictures where conversation_id = $1',
    [conversation],
  )
  return Number(rows[0]?.count ?? 0)
}
