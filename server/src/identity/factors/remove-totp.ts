// The authenticator app is removed with one more code of it, or with a recovery code.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { type ChangingDeps, changeFactor, type Here, type Told } from './change-factor.ts'
import { deleteAuthenticator, loadFactors } from './factors.store.ts'
import { dropLastCodes } from './make-recovery-codes.ts'
import { type ProvingDeps, proveByCode } from './prove-factor.ts'

export async function removeTotp(
  deps: ChangingDeps & ProvingDeps,
  here: Here,
  code: string,
): Promise<{ readonly told: Told } | KnownRefusal> {
  const { clientId } = here
  if (!(await loadFactors(deps.db, clientId)).hasTotp) return refuse('no_such_factor')
  const proved = await proveByCode(deps, clientId, code)
  if (isRefusal(proved)) return proved
  return changeFactor(deps, here, async (tx) => {
    if (!(await loadFactors(tx, clientId)).hasTotp) return refuse('no_such_factor')
    await deleteAuthenticator(tx, clientId)
    await dropLastCodes(tx, clientId, deps)
    return { told: { kind: 'totp_removed' as const } }
  })
}
