// How this install is doing, as anyone may know. The database's part is left out while it does not
// answer.

import { type Missing, missingMessage } from '#contract/public/live-requirements.ts'
import { sourceKind } from '#contract/public/price-sources.ts'
import type { SourceStatus, StatusView } from '#contract/public/status.ts'
import { day, hour, iso, later, type Millis, second } from '#kernel/time.ts'
import type { Licence, Settings } from '#server/install/operators/settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { Outage } from '#server/platform/outage.ts'
import { remember } from '#server/platform/remember.ts'
import { comparedView, nameTogether } from '#server/trading/market/compared.ts'
import { type Market, spotOf } from '#server/trading/market/market.ts'
import { alarmWindowMs, countVoids } from '#server/trading/trades/count-voids.ts'
import { isHigh, voidedOf } from '#server/trading/trades/voids.ts'
import { countWaiting, loadPayoutMedians, loadSettlementLag } from './claims.store.ts'
import { dueFrom, medianMinimum, payoutWindowMs } from './payout.ts'

export type StatusDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly installMode: 'sandbox' | 'live'
  readonly version: string
  readonly startedAt: Millis
  readonly feed: string
  readonly settings: () => Settings
  readonly market: () => Market | undefined
  /** Our books against those who keep the money. */
  readonly books: () => StatusView['books']
  /** What a live install is short of. */
  readonly missing: () => readonly Missing[]
}

export function openStatus(deps: StatusDeps): () => Promise<StatusView> {
  const { db, clock, installMode } = deps
  const records = remember(clock, 20 * second, () => recordsOf(db, clock.now()))
  return async () => {
    const now = clock.now()
    const known = await records().catch((error: unknown) => {
      if (error instanceof Outage) return undefined
      throw error
    })
    return {
      install_mode: installMode,
      version: deps.version,
      running_since: iso(deps.startedAt),
      server_time: iso(now),
      feed: deps.feed,
      sources: sourcesOf(deps.market(), now),
      compared: comparedView(deps.market()?.voices ?? [], now),
      database_answers: known !== undefined,
      settlement: known?.settlement ?? null,
      voids: known?.voids ?? null,
      withdrawals: known?.withdrawals ?? null,
      books: deps.books(),
      licence: licenceView(deps.settings().licence, now),
      missing: installMode === 'live' ? deps.missing().map(missingView) : [],
    }
  }
}

function missingView(one: Missing): StatusView['missing'][number] {
  return { ...one, message: missingMessage(one) }
}

async function recordsOf(db: Db, now: Millis) {
  const lastHour = { from: later(now, -hour), to: now }
  const paid = { from: later(now, -payoutWindowMs), to: now }
  const voids = await countVoids(db, now, day)
  const lately = await countVoids(db, now, alarmWindowMs)
  return {
    voids: {
      window_from: iso(later(now, -day)),
      settled: voids.settled,
      voided: voidedOf(voids),
      by_cause: [...voids.byCause],
      is_high: isHigh(lately),
    },
    settlement: { window_from: iso(lastHour.from), ...(await loadSettlementLag(db, lastHour)) },
    withdrawals: {
      window_from: iso(paid.from),
      by_method: await loadPayoutMedians(db, paid, medianMinimum),
      ...(await countWaiting(db, dueFrom(now))),
    },
  }
}

/** By the newest price of every instrument. */
function sourcesOf(market: Market | undefined, now: Millis): SourceStatus[] {
  const sources = new Map<string, { instruments: number; newest: Millis }>()
  for (const quoted of market?.byId.values() ?? []) {
    const spot = spotOf(quoted)
    const told = spot && market?.sources.names.get(spot.sourceId)
    if (!spot || told === undefined) continue
    const name = nameTogether(told)
    const known = sources.get(name)
    sources.set(name, {
      instruments: (known?.instruments ?? 0) + 1,
      newest: known && known.newest > spot.at ? known.newest : spot.at,
    })
  }
  return [...sources].map(([name, { instruments, newest }]) => ({
    name,
    kind: sourceKind(name),
    instruments,
    age_ms: Math.max(0, now - newest),
  }))
}

function licenceView(licence: Licence | null, now: Millis): StatusView['licence'] {
  if (!licence) return null
  const { regulator, number, registerUrl, countries, expiresOn } = licence
  return {
    regulator,
    number,
    register_url: registerUrl,
    countries: [...countries],
    expires_on: expiresOn,
    is_current: iso(now).slice(0, 10) <= expiresOn,
  }
}
