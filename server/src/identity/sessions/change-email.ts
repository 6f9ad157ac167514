// Taking another e-mail address with the link that was sent to it. Every session ends but that of
// the browser the link was opened in, if it is signed in to this account.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import { takeNewEmail } from '../clients/take-new-email.ts'
import { tell } from '../clients/tell-act.ts'
import type { PuttingDeps } from './put-password.ts'
import { sessionActs } from './session-acts.ts'
import { endSessionsOf, findSessionOfToken } from './sessions.store.ts'

/** `refresh` is the token of the browser's cookie, if it has one. */
export async function changeEmail(
  deps: PuttingDeps,
  { hash, refresh }: { hash: string; refresh: string | undefined },
): Promise<'changed' | KnownRefusal> {
  const { db, clock, onEnded } = deps
  const ended = await db.transaction(async (tx) => {
    const at = clock.now()
    const taken = await takeNewEmail(tx, hash, at, deps)
    if (isRefusal(taken)) return taken
    const { clientId } = taken
    const own = refresh === undefined ? null : await findSessionOfToken(tx, hashOfToken(refresh))
    const others = { except: own ?? null, because: 'email_changed' } as const
    const ids = await endSessionsOf(tx, clientId, others, at)
    const told = { clientId, actor: 'client', at, facts: { sessionsEnded: ids.length } } as const
    await tell(tx, { act: sessionActs.emailChanged, ...told }, deps)
    return ids
  })
  if (isRefusal(ended)) return ended
  ended.forEach(onEnded)
  return 'changed'
}
