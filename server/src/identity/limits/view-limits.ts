// A client's own limits, what is used of them, and breaks, as they see them.

import {
  type LimitPeriod,
  limitKinds,
  limitPeriods,
  type OwnLimitsView,
  type OwnLimitView,
} from '#contract/client/limits.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Usd, usdToNumber } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadBreaks } from '../clients/breaks.reader.ts'
import { noUse, type OwnUse } from './allowance.ts'
import { runningUntil } from './break.ts'
import type { OwnLimit } from './limit.ts'
import { endOf } from './period.ts'
import { readLimits } from './read-limits.ts'

/** What clients staked and lost on the live account; trading tells it. */
export type OwnUseOf = (
  tx: Tx,
  clientIds: readonly ClientId[],
  now: Millis,
) => Promise<ReadonlyMap<ClientId, OwnUse>>

/** What a client paid in; depositing tells it. */
export type DepositUseOf = (
  tx: Tx,
  clientId: ClientId,
  now: Millis,
) => Promise<Readonly<Record<LimitPeriod, Usd>>>

export type UseFacts = { readonly ownUseOf: OwnUseOf; readonly depositUseOf: DepositUseOf }

export async function viewLimits(
  tx: Tx,
  clientId: ClientId,
  now: Millis,
  { ownUseOf, depositUseOf }: UseFacts,
): Promise<OwnLimitsView> {
  const limits = (await readLimits(tx, [clientId], now)).get(clientId) ?? []
  const use = (await ownUseOf(tx, [clientId], now)).get(clientId) ?? noUse
  const deposits = await depositUseOf(tx, clientId, now)
  const breaks = present(await loadBreaks(tx, clientId), 'a signed-in client exists')
  const until = (instant: Millis | null) => {
    const running = runningUntil(instant, now)
    return running === null ? null : iso(running)
  }
  return {
    limits: limitKinds.flatMap((kind) =>
      limitPeriods.map((period) => {
        const limit = limits.find((one) => one.kind === kind && one.period === period)
        const used = kind === 'deposit' ? deposits[period] : use[period][kind]
        return viewOf(limit ?? { kind, period, amount: null, raise: null }, used, now)
      }),
    ),
    cool_off_until: until(breaks.coolOffUntil),
    self_excluded_until: until(breaks.selfExcludedUntil),
    reminder_minutes: breaks.reminderMinutes,
  }
}

function viewOf(limit: OwnLimit, used: Usd, now: Millis): OwnLimitView {
  const { kind, period, amount, raise } = limit
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
