// Sets, lowers, raises or removes one of a client's own limits, and keeps one that was to be
// raised.

import type { ClientEventKind } from '#contract/client/event-kinds.ts'
import type { LimitKind, LimitPeriod } from '#contract/client/limits.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Usd, usdToText } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { lockBreaks } from '../clients/breaks.reader.ts'
import { changed, type OwnLimit } from './limit.ts'
import { upsertLimit } from './limits.store.ts'
import { readLimits } from './read-limits.ts'

export type LimitDeps = { readonly db: Db; readonly clock: Clock }

export type WhichLimit = { readonly kind: LimitKind; readonly period: LimitPeriod }

export function setLimit(
  { db, clock }: LimitDeps,
  clientId: ClientId,
  { amount, ...which }: WhichLimit & { readonly amount: Usd | null },
): Promise<OwnLimit> {
  return db.transaction(async (tx) => {
    const { limit, now } = await lockLimit(tx, clientId, which, clock)
    const after = changed(limit, amount, now)
    // Taking away what is not there leaves nothing behind, not even a row.
    if (after.amount === null && limit.amount === null) return after
    await upsertLimit(tx, clientId, after, now)
    await record(tx, { clientId, limit: after, now })
    return after
  })
}

export function cancelRaise(
  { db, clock }: LimitDeps,
  clientId: ClientId,
  which: WhichLimit,
): Promise<OwnLimit | KnownRefusal> {
  return db.transaction(async (tx) => {
    const { limit, now } = await lockLimit(tx, clientId, which, clock)
    if (limit.raise === null) return refuse('no_raise_waiting')
    const after = { ...limit, raise: null }
    await upsertLimit(tx, clientId, after, now)
    await record(tx, { clientId, limit: after, now })
    return after
  })
}

/** The limit as it stands, which nobody else changes until the transaction ends. */
async function lockLimit(tx: Tx, clientId: ClientId, which: WhichLimit, clock: Clock) {
  present(await lockBreaks(tx, clientId), 'a signed-in client exists')
  const now = clock.now()
  const limits = (await readLimits(tx, [clientId], now)).get(clientId) ?? []
  const limit = limits.find((one) => one.kind === which.kind && one.period === which.period)
  return { limit: limit ?? { ...which, amount: null, raise: null }, now }
}

type Changed = { readonly clientId: ClientId; readonly limit: OwnLimit; readonly now: Millis }

function record(tx: Tx, { clientId, limit, now }: Changed): Promise<void> {
  const { kind, period, amount, raise } = limit
  const what: ClientEventKind = raise ? 'limit_raise_asked' : 'limit_set'
  const details = { kind, period, amount: textOf(amount) }
  return recordEvent(tx, {
    at: now,
    clientId,
    actor: 'client',
    kind: what,
    details: raise ? { ...details, raise_to: textOf(raise.to), raise_at: iso(raise.at) } : details,
  })
}

function textOf(amount: Usd | null): string {
  return amount === null ? 'none' : usdToText(amount)
}
