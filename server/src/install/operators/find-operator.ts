// Whether somebody works here: by the address, in any case.

import type { Tx } from '#server/platform/db.ts'
import { loadOperatorEmail } from './operators.store.ts'

export async function findOperator(
  tx: Tx,
  email: string,
): Promise<{ readonly email: string } | undefined> {
  const known = await loadOperatorEmail(tx, email)
  return known === undefined ? undefined : { email: known }
}
