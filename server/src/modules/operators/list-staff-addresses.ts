// Whom to write to when everybody who works here has to know.

import type { Tx } from '#server/platform/db.ts'
import { loadMembers } from './members.store.ts'

export async function listStaffAddresses(tx: Tx): Promise<string[]> {
  return (await loadMembers(tx)).map(({ email }) => email)
}
