// A client's own limits, what is used of them, and breaks, as they see them.

import {
  limitKinds,
  limitPeriods,
  type OwnLimitsView,
  type OwnLimitView,
} from '#contract/limits.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Usd, usdToNumber, zeroUsd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { noUse, type OwnUse } from './allowance.ts'
import { runningUntil } from './break.ts'
import type { OwnLimit } from './limit.ts'
import { loadBreaks } from './limits.store.ts'
import { endOf } from './period.ts'
import { readLimits } from './read-limits.ts'

/** What clients staked and lost on the live account; trading tells it. */
export type OwnUseOf = (
  tx: Tx,
  clientIds: readonly ClientId[],
  now: Millis,
) => Promise<ReadonlyMap<ClientId, OwnUse>>

export async function viewLimits(
  tx: Tx,
  clientId: ClientId,
  now: Millis,
  ownUseOf: OwnUseOf,
): Promise<OwnLimitsView> {
  const limits = (await readLimits(tx, [clientId], now)).get(clientId) ?? []
  const use = (await ownUseOf(tx, [clientId], now)).get(clientId) ?? noUse
  const breaks = present(await loadBreaks(tx, clientId), 'a signed-in client exists')
  const until = (instant: Millis | null) => {
    const running = runningUntil(instant, now)
    return running === null ? null : iso(running)
  }
  return {
    limits: limitKinds.flatMap((kind) =>
      limitPeriods.map((period) => {
        const limit = limits.find((one) => one.kind === kind && one.period === period)
        return viewOf(limit ?? { kind, period, amount: null, raise: null }, use, now)
      }),
    ),
    cool_off_until: until(breaks.coolOffUntil),
    self_excluded_until: until(breaks.selfExcludedUntil),
    reminder_minutes: breaks.reminderMinutes,
  }
}

function viewOf(limit: OwnLimit, use: OwnUse, now: Millis): OwnLimitView {
  const { kind, period, amount, raise } = limit
  // Nothing can be paid in yet.
  const used = kind === 'deposit' ? zeroUsd : use[period][kind]
  return {
    kind,
    period,
    amount: numberOf(amount),
    used: usdToNumber(used),
    resets_at: iso(endOf(period, now)),
    raise: raise && { amount: numberOf(raise.to), at: iso(raise.at) },
  }
}

function numberOf(amount: Usd | null): number | null {
  return amount === null ? null : usdToNumber(amount)
}
