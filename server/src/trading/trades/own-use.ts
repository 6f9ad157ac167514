// What a client's own limits count: stakes and losses on the live account in the day, week and
// month that run now.

import { type LimitPeriod, limitPeriods } from '#contract/client/limits.ts'
import type { ClientId } from '#kernel/ids.ts'
import { minus, plus, zeroUsd } from '#kernel/money.ts'
import { type Millis, minute } from '#kernel/time.ts'
import { noUse, type OwnUse } from '#server/identity/limits/allowance.ts'
import { startsAt } from '#server/identity/limits/period.ts'
import type { Tx } from '#server/platform/db.ts'
import { type MovedRow, sumMoves, sumOpenAtStarts } from './own-use.store.ts'

/**
 * What was counted for clients before, so that only what moved since has to be. Unlike accounts it
 * is never wrong: it was committed when it was read, and postings stay as they are.
 */
export type UseMemory = Map<ClientId, Counted>

type Counted = { readonly today: Millis; readonly through: bigint; readonly use: OwnUse }

const clientsAtMost = 20_000
/**
 * So long after a day began nothing is remembered: a trade that ended before it may be settled but
 * not committed yet, and still looks open.
 */
const unsureMs = minute

/** Counts with a memory of its own, for whoever only shows what is used. */
export function openOwnUse() {
  const memory: UseMemory = new Map()
  return (tx: Tx, clientIds: readonly ClientId[], now: Millis) => ownUse(tx, clientIds, now, memory)
}

/** Clients who never traded live may be missing. */
export async function ownUse(
  tx: Tx,
  clientIds: readonly ClientId[],
  now: Millis,
  memory: UseMemory = new Map(),
): Promise<Map<ClientId, OwnUse>> {
  const starts = startsAt(now)
  const known = new Map(
    clientIds.flatMap((id) => {
      const counted = memory.get(id)
      return counted?.today === starts.day ? [[id, counted] as const] : []
    }),
  )
  const strangers = clientIds.filter((id) => !known.has(id))
  const uses = new Map<ClientId, OwnUse>([...known].map(([id, { use }]) => [id, use]))
  if (strangers.length > 0) {
    for (const { client_id: id, period, stake } of await sumOpenAtStarts(tx, strangers, starts)) {
      uses.set(id, { ...(uses.get(id) ?? noUse), [period]: { stake: zeroUsd, loss: stake } })
    }
  }
  if (memory.size > clientsAtMost) memory.clear()
  const counted = clientIds.map((clientId) => ({
    clientId,
    through: known.get(clientId)?.through ?? null,
  }))
  for (const row of await sumMoves(tx, counted, starts)) {
    const use = movedOn(uses.get(row.client_id) ?? noUse, row)
    uses.set(row.client_id, use)
    if (now - starts.day < unsureMs) continue
    memory.set(row.client_id, { today: starts.day, through: row.through, use })
  }
  return uses
}

/**
 * What left the account counts as lost until it comes back, with the profit or without. So the loss
 * is what was at stake when the period began and what was staked since, less what was paid.
 */
function movedOn(use: OwnUse, row: MovedRow): OwnUse {
  const after = (period: LimitPeriod) => {
    const [stake, paid] = [row[`${period}_stake`], row[`${period}_paid`]]
    return {
      stake: plus(use[period].stake, stake),
      loss: plus(use[period].loss, minus(stake, paid)),
    }
  }
  const [day, week, month] = limitPeriods
  return { day: after(day), week: after(week), month: after(month) }
}
