// A client asks to be told of a price.

import { type NewPriceAlert, priceAlertsMost } from '#contract/client/price-alerts.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { priceToText } from '#kernel/price.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { type Refused, refuseFields } from '#server/platform/refuse-with.ts'
import { type Market, spotOf } from '../market/market.ts'
import { isReached, levelsOf } from './alert.ts'
import { countWaiting, insertAlert } from './alerts.store.ts'

export type AlertDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly market: () => Market
}

/** What is there already is no alert: it would be told at once. */
export async function setAlert(
  { db, clock, random, market }: AlertDeps,
  clientId: ClientId,
  wish: NewPriceAlert,
): Promise<Refused | KnownRefusal | undefined> {
  const quoted = market().bySymbol.get(wish.symbol)
  if (!quoted?.instrument.isTradable) return refuseFields([{ field: 'symbol', code: 'not_ours' }])
  const spot = spotOf(quoted)
  const { id: instrumentId, scale, symbol } = quoted.instrument
  if (!spot) return refuse('price_stale', { symbol })
  const levels = levelsOf(wish, { spot: spot.price, scale })
  if (!levels) return refuseFields([{ field: 'price', code: 'invalid' }])
  if (isReached(levels, spot.price)) {
    return refuse('price_alert_reached', { symbol, price: priceToText(spot.price, scale) })
  }
  const madeAt = clock.now()
  const id = newUuid(madeAt, random)
  return db.transaction<KnownRefusal | undefined>(async (tx) => {
    if ((await countWaiting(tx, clientId)) >= priceAlertsMost) {
      return refuse('price_alerts_most', { most: priceAlertsMost })
    }
    const alert = { id, clientId, instrumentId, kind: wish.kind, ...levels }
    await insertAlert(tx, { ...alert, setAt: spot.price, madeAt })
    return undefined
  })
}
