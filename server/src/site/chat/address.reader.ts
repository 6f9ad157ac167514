// Where an answer is mailed to: a client's confirmed address, or what a visitor has typed.

import type { Tx } from '#server/platform/db.ts'
import type { Conversation } from './chat.ts'

/** Null: nowhere. */
export async function addressOf(
  tx: Tx,
  { clientId, email }: Pick<Conversation, 'clientId' | 'email'>,
): Promise<string | null> {
  if (clientId === null) return email
  const rows = await tx.rows<{ email: string }>(
    `select email from client_names
      where id = $1 and email <> '' and email_confirmed_at is not null`,
    [clientId],
  )
  return rows[0]?.email ?? null
}
