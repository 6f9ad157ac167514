// A change of a client's second factors: under a lock, with an end to sessions elsewhere, a letter
// and an event, all in one transaction.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { tell } from '../clients/tell-act.ts'
import type { WritingDeps } from '../clients/write-to-client.ts'
import { endOtherSessions } from '../sessions/end-other-sessions.ts'
import { type FactorDetails, factorActs } from './factor-acts.ts'
import type { FactorNews } from './factor-letters.ts'
import { lockFactors } from './factors.store.ts'

export type ChangingDeps = WritingDeps & {
  readonly db: Db
  /** Told once a session has ended, so that nothing remembers it as signed in. */
  readonly onEnded: (sessionId: SessionId) => void
}

/** The client, and the session they are doing it in, which goes on. */
export type Here = { readonly clientId: ClientId; readonly sessionId: SessionId }

export type Told = {
  readonly kind: FactorNews
  readonly details?: FactorDetails
}

/** Nothing is told, and nothing ends, where `change` refuses. */
export async function changeFactor<T extends object>(
  deps: ChangingDeps,
  { clientId, sessionId }: Here,
  change: (tx: Tx, now: Millis) => Promise<(T & { readonly told: Told }) | KnownRefusal>,
): Promise<(T & { readonly told: Told }) | KnownRefusal> {
  const { db, clock } = deps
  const outcome = await db.transaction(async (tx) => {
    await lockFactors(tx, clientId)
    const now = clock.now()
    const changed = await change(tx, now)
    if (isRefusal(changed)) return changed
    const which = { except: sessionId, because: 'factor_changed' } as const
    const ended = await endOtherSessions(tx, clientId, which, now)
    await tellFactor(tx, clientId, changed.told, deps)
    return { changed, ended }
  })
  if (isRefusal(outcome)) return outcome
  outcome.ended.forEach(deps.onEnded)
  return outcome.changed
}

/** Last in the transaction. */
export function tellFactor(
  tx: Tx,
  clientId: ClientId,
  { kind, details = {} }: Told,
  deps: WritingDeps,
): Promise<void> {
  const told = { clientId, actor: 'client', at: deps.clock.now(), facts: details } as const
  return tell(tx, { act: factorActs[kind], ...told }, deps)
}
