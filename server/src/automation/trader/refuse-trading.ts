// Whether a client's bots may begin anything new: not while staff has stopped automated trading,
// the account is frozen or closed, the client takes a break, or, for good, without credits.

import type { CreditUse } from '#contract/client/credits.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { loadBreaks } from '#server/identity/clients/breaks.reader.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { haltOf } from '../halts/halt.ts'
import { readHalts } from '../halts/read-halts.ts'

type CreditCharge = {
  readonly clientId: ClientId
  readonly kind: CreditUse
  readonly ref: string
  readonly reason: string
}

export type Credits = {
  /** Why nothing new may begin for good. */
  readonly refuse: (tx: Tx, clientId: ClientId) => Promise<KnownRefusal | undefined>
  /** Once for each thing. */
  readonly charge: (tx: Tx, charge: CreditCharge) => Promise<void>
}

type Deps = { readonly db: Db; readonly clock: Clock; readonly credits: Credits }

export function refusingBy({ db, clock, credits }: Deps) {
  return async (clientId: ClientId, isLive: boolean): Promise<KnownRefusal | undefined> => {
    if (haltOf(await readHalts(db, [clientId]), clientId)) return refuse('trader_paused')
    const { state } = await findClient(db, clientId)
    if (state !== 'active') return refuse('account_frozen')
    const refused = breakOf(await loadBreaks(db, clientId), clock.now())
    if (refused || !isLive) return refused
    return credits.refuse(db, clientId)
  }
}

type Breaks = Awaited<ReturnType<typeof loadBreaks>>

function breakOf(breaks: Breaks, now: Millis): KnownRefusal | undefined {
  const { selfExcludedUntil, coolOffUntil } = breaks ?? {}
  if (selfExcludedUntil && now < selfExcludedUntil) {
    return refuse('self_excluded', { until: iso(selfExcludedUntil) })
  }
  if (coolOffUntil && now < coolOffUntil) return refuse('cool_off', { until: iso(coolOffUntil) })
  return undefined
}
