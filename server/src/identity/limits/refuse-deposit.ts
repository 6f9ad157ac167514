// What keeps a client from paying in: a break they took, or a limit of their own on deposits. Coins
// that come all the same are theirs and are credited: a chain takes nothing back.

import type { LimitPeriod } from '#contract/client/limits.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isLess, minus, plus, type Usd, usdToText, zeroUsd } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadBreaks, lockBreaks } from '../clients/breaks.reader.ts'
import { refuseOnBreak } from './break.ts'
import { endOf } from './period.ts'
import { readLimits } from './read-limits.ts'

export type DepositWish = {
  readonly clientId: ClientId
  readonly amount: Usd
  /** What was paid in already in each period that runs now; read under the client's lock. */
  readonly paidInOf: () => Promise<Readonly<Record<LimitPeriod, Usd>>>
  readonly now: Millis
}

/** A break alone: whoever took one is shown no way to pay. */
export async function refuseDepositOnBreak(
  tx: Tx,
  clientId: ClientId,
  now: Millis,
): Promise<KnownRefusal | undefined> {
  const breaks = present(await loadBreaks(tx, clientId), 'a signed-in client exists')
  return refuseOnBreak(breaks, now)
}

/** Until the transaction ends the client's breaks and limits stay as they are. */
export async function refuseDeposit(
  tx: Tx,
  { clientId, amount, paidInOf, now }: DepositWish,
): Promise<KnownRefusal | undefined> {
  const breaks = present(await lockBreaks(tx, clientId), 'a signed-in client exists')
  const onBreak = refuseOnBreak(breaks, now)
  if (onBreak) return onBreak
  const use = await paidInOf()
  const limits = (await readLimits(tx, [clientId], now)).get(clientId) ?? []
  const passed = limits.flatMap(({ kind, period, amount: limit }) => {
    if (kind !== 'deposit' || limit === null) return []
    if (!isLess(limit, plus(use[period], amount))) return []
    const left = isLess(use[period], limit) ? minus(limit, use[period]) : zeroUsd
    return [{ period, limit, left }]
  })
  const tightest = passed.toSorted((a, b) => (isLess(a.left, b.left) ? -1 : 1))[0]
  if (!tightest) return undefined
  const { period, limit, left } = tightest
  return refuse('own_deposit_limit', {
    period,
    limit: usdToText(limit),
    left: usdToText(left),
    until: iso(endOf(period, now)),
  })
}
