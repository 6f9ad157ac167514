// Puts a new password in the place of the old one. The links that are under way end with it: one
// for yet another password, and one for another address, which a thief may have asked for.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { Problem } from '#contract/shared/problems.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import type { Tx } from '#server/platform/db.ts'
import { type NewPassword, newPasswordErrors, wordsOf } from '#server/platform/password-rules.ts'
import { holdPasswordHash, loadClient, lockClient, updatePasswordHash } from './clients.store.ts'
import { endLinks } from './links.store.ts'

/** What is wrong with a new password that only the server can tell. */
export async function replacementErrors(
  tx: Tx,
  clientId: ClientId,
  wish: NewPassword,
): Promise<Problem[]> {
  const client = present(await loadClient(tx, clientId), 'clients are never deleted')
  const { brandName } = await readSettings(tx)
  const { email, firstname, lastname } = client
  return newPasswordErrors(wish, wordsOf(email, firstname, lastname, brandName))
}

export type Replacement = {
  /** The hash that was verified; null where a link stands for the old password. */
  readonly from: string | null
  readonly to: string
}

/** Its caller tells the client. Refuses where the password was changed since it was verified. */
export async function replacePassword(
  tx: Tx,
  clientId: ClientId,
  { from, to }: Replacement,
  at: Millis,
): Promise<'replaced' | KnownRefusal> {
  await lockClient(tx, clientId)
  if (from !== null && !(await holdPasswordHash(tx, clientId, from)))
    return refuse('wrong_password')
  await updatePasswordHash(tx, clientId, to)
  await endLinks(tx, clientId, ['reset_password', 'change_email'], at)
  return 'replaced'
}
