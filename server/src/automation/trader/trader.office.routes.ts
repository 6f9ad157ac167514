// The call by which staff look at bots on exchange accounts. What stops them is in halts.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { day, iso, later } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { partsText } from '../venues/parts.ts'
import { countKeys, sumFees, sumOrders, sumRunning } from './office.store.ts'

type Deps = { readonly db: Db; readonly clock: Clock }

export function registerStaffTrader(office: OfficeRouter, { db, clock }: Deps): void {
  office.on(routes.officeExchangeTrader, async () => {
    const since = later(clock.now(), -day)
    const running = await sumRunning(db)
    const orders = await sumOrders(db, since)
    const fees = await sumFees(db, since)
    return success('Bots on exchange accounts.', {
      running: running.map(({ isLive, atRisk, ...one }) => ({
        ...one,
        is_live: isLive,
        at_risk: partsText(atRisk),
      })),
      orders: orders.map(({ newestAt, ...one }) => ({ ...one, newest_at: iso(newestAt) })),
      fees: fees.map(({ fee, ...one }) => ({ ...one, fee: partsText(fee) })),
      keys: await countKeys(db),
    })
  })
}
