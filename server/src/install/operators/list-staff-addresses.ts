// Whom to write to when everybody who works here has to know. No mail reaches what ends in .invalid
// (RFC 2606), as the automatic operator of a sandbox does.

import { emailKeyOf } from '#kernel/email.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadMembers } from './members.store.ts'

export async function listStaffAddresses(tx: Tx): Promise<string[]> {
  const addresses = (await loadMembers(tx)).map(({ email }) => email)
  return addresses.filter((address) => !emailKeyOf(address).endsWith('.invalid'))
}
