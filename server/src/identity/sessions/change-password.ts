// Choosing a new password while signed in: the present one has to be known, and every other session
// ends.

import type { PasswordChange } from '#contract/client/passwords.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { type VerifyingDeps, verifyPassword } from '../clients/verify-password.ts'
import type { Access } from './access.ts'
import { putPassword } from './put-password.ts'
import type { ResettingDeps } from './reset-password.ts'

export type ChangingDeps = ResettingDeps & VerifyingDeps

/** The session that asks stays. */
export async function changePassword(
  deps: ChangingDeps,
  { clientId, sessionId }: Pick<Access, 'clientId' | 'sessionId'>,
  { current, password }: Pick<PasswordChange, 'current' | 'password'>,
): Promise<'changed' | KnownRefusal> {
  const verified = await verifyPassword(deps, clientId, current)
  if (isRefusal(verified)) return verified
  const to = await deps.passwords.hash(password)
  if (isRefusal(to)) return to
  const put = { clientId, from: verified.hash, to, staying: sessionId }
  return putPassword(deps, async () => put)
}
