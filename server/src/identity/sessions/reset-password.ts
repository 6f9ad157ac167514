// Choosing a new password with the link of a mail. It counts once, and every session ends: whoever
// was signed in with the old password is not any more.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { Problem } from '#contract/shared/problems.ts'
import type { PasswordReset } from '#contract/token/password-reset.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { claimResetLink, findResetOwner } from '../clients/claim-reset-link.ts'
import { replacementErrors } from '../clients/replace-password.ts'
import { type PuttingDeps, putPassword } from './put-password.ts'

export type ResettingDeps = PuttingDeps & { readonly passwords: Passwords }

/** What is wrong with the new password, for the owner of a good link only. */
export async function resetErrors(
  { db, clock }: ResettingDeps,
  reset: PasswordReset,
): Promise<Problem[] | KnownRefusal> {
  const owner = await findResetOwner(db, reset, clock.now())
  return isRefusal(owner) ? owner : replacementErrors(db, owner.id, reset)
}

/** The link is used up only where the password is replaced. */
export async function resetPassword(
  deps: ResettingDeps,
  { hash, password }: PasswordReset,
): Promise<'changed' | KnownRefusal> {
  const to = await deps.passwords.hash(password)
  if (isRefusal(to)) return to
  return putPassword(deps, async (tx) => {
    const client = await claimResetLink(tx, hash, deps.clock.now())
    if (isRefusal(client)) return client
    return { clientId: client.id, from: null, to, staying: null }
  })
}
