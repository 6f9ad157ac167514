// Whether an e-mail address is a client's here.

import { emailKeyOf } from '#kernel/email.ts'
import type { Tx } from '#server/platform/db.ts'

export async function isAddressKnown(tx: Tx, email: string): Promise<boolean> {
  const rows = await tx.rows('select from clients where email_key = $1', [emailKeyOf(email)])
  return rows.length > 0
}
