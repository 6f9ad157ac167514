// What keeps a client from any live trade, told before the ticket is filled in: the facts that an
// order is decided by, read for nobody's order.

import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { hasAcceptedAll, required } from '#server/identity/acceptances/acceptance.ts'
import { readPublished } from '#server/identity/acceptances/read-published.ts'
import { accountIn } from '#server/identity/clients/hold-account.ts'
import { tradesPerDay } from '#server/identity/plans/plan.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadAllowances } from './load-allowances.ts'
import type { OpeningDeps } from './open-trades.ts'
import type { UseMemory } from './own-use.ts'
import { beginsUntil, refuseAnyLive } from './standing.ts'
import { loadStandings } from './standings.store.ts'
import { countPlanSlots, countSince } from './trades.store.ts'

export type TradingRules = Pick<
  OpeningDeps,
  'installTradesLive' | 'needsIdentity' | 'needsAppropriateness' | 'serves'
> & {
  readonly settings: () => Settings
  readonly memory: UseMemory
}

export async function refuseLiveTrading(
  tx: Tx,
  clientId: ClientId,
  rules: TradingRules,
  now: Millis,
): Promise<KnownRefusal | undefined> {
  const { installTradesLive, needsIdentity, serves, settings, memory } = rules
  const needsAppropriateness = rules.needsAppropriateness()
  const standings = await loadStandings(tx, [clientId])
  const client = present(standings.get(clientId), 'a signed-in client exists')
  const day = iso(now).slice(0, 10)
  const isLimited = settings().planLimitScope === 'live'
  const used = isLimited ? await countPlanSlots(tx, [clientId], day) : new Map<ClientId, number>()
  const limit = tradesPerDay(client)
  const isBeginning = beginsUntil({ now, client, needsAppropriateness }) !== undefined
  const since =
    isBeginning && client.appropriateAt !== null ? [[clientId, client.appropriateAt]] : []
  const placed = await countSince(tx, new Map(since as [ClientId, Millis][]))
  const allowances = await loadAllowances(tx, [clientId], now, memory)
  return refuseAnyLive({
    now,
    client,
    hasAcceptedTexts: hasAcceptedAll(client.accepted, required(day, await readPublished(tx))),
    installTradesLive: installTradesLive(),
    needsIdentity: needsIdentity(),
    needsAppropriateness,
    firstDayUsed: placed.get(clientId) ?? 0,
    firstDay: settings().firstDay,
    isServed: client.country === null || serves(client.country),
    ownLimits: allowances.get(clientId) ?? [],
    planDay: isLimited ? { day, used: used.get(clientId) ?? 0, limit } : undefined,
    account: await accountIn(tx, clientId, 'real'),
  })
}
