// A member of staff stops new trades on an instrument or on all, and opens them again. To stop is
// one person's, at once; to open again is one person's too, who shows their second factor for it.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { callOut, endStop, insertStop } from './stops.store.ts'

export type StopDeps = { readonly db: Db; readonly clock: Clock }

/** Null: every instrument. */
export type ToStop = { readonly id: number; readonly symbol: string } | null

type Doing = { readonly by: Staff; readonly reason: string }

/** Undefined where it was done. */
export function stopTrading(
  deps: StopDeps,
  what: ToStop,
  doing: Doing,
): Promise<KnownRefusal | undefined> {
  return change(deps, what, doing, 'trading.stop')
}

export function reopenTrading(
  deps: StopDeps,
  what: ToStop,
  doing: Doing,
): Promise<KnownRefusal | undefined> {
  return change(deps, what, doing, 'trading.reopen')
}

function change(
  { db, clock }: StopDeps,
  what: ToStop,
  { by, reason }: Doing,
  action: 'trading.stop' | 'trading.reopen',
): Promise<KnownRefusal | undefined> {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, action)
    if (isRefusal(staff)) return staff
    const at = clock.now()
    const one = { instrumentId: what?.id ?? null, by: staff.email, reason, at }
    const isStop = action === 'trading.stop'
    const isDone = isStop ? (await insertStop(tx, one)) !== undefined : await endStop(tx, one)
    if (!isDone) return refuse(isStop ? 'stopped_already' : 'not_stopped')
    await callOut(tx)
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: staff.actor,
      kind: isStop ? 'trading_stopped' : 'trading_reopened',
      details: { instrument: what?.symbol ?? 'all', reason },
    })
    return undefined
  })
}
