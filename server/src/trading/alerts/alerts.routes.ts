// The calls by which clients set and drop price alerts.

import type { PriceAlertView } from '#contract/client/price-alerts.ts'
import { routes } from '#contract/routes.ts'
import { type ClientId, isUuid } from '#kernel/ids.ts'
import { type Points, priceToText } from '#kernel/price.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Router } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import type { Alert } from './alert.ts'
import { deleteAlert, listAlerts } from './alerts.store.ts'
import { type AlertDeps, setAlert } from './set-alert.ts'

/** Shown of those that are over. */
const reachedMost = 20

export function registerPriceAlerts(router: Router, deps: AlertDeps): void {
  const { db, market } = deps
  const answer = async (clientId: ClientId) => {
    const alerts = await listAlerts(db, clientId, reachedMost)
    const { byId } = market()
    const views = alerts.flatMap((alert) => {
      const instrument = byId.get(alert.instrumentId)?.instrument
      return instrument ? [viewOf(alert, instrument)] : []
    })
    return success('Your price alerts.', views)
  }

  router.on(routes.priceAlerts, ({ clientId }) => answer(clientId))

  router.on(
    routes.setPriceAlert,
    async ({ clientId, body }) =>
      (await setAlert(deps, clientId, body)) ?? (await answer(clientId)),
  )

  router.on(routes.dropPriceAlert, async ({ clientId, params: { id = '' } }) => {
    if (!isUuid(id)) return refuse('not_found')
    await deleteAlert(db, id, clientId)
    return answer(clientId)
  })
}

type Written = { readonly symbol: string; readonly scale: Parameters<typeof priceToText>[1] }

function viewOf(alert: Alert, { symbol, scale }: Written): PriceAlertView {
  const { id, kind, upper, lower, setAt, madeAt, reached } = alert
  const text = (price: Points | null) => (price === null ? null : priceToText(price, scale))
  return {
    id,
    symbol,
    kind,
    upper: text(upper),
    lower: text(lower),
    set_at_price: priceToText(setAt, scale),
    made_at: iso(madeAt),
    reached_at: reached === null ? null : iso(reached.at),
    reached_price: text(reached?.price ?? null),
  }
}
