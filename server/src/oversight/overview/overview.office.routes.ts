// The call by which staff see how the install is doing.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { cents, usdToText } from '#kernel/money.ts'
import { iso } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { openOverview } from './read-overview.ts'

export function registerOverview(
  office: OfficeRouter,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): void {
  const readOverview = openOverview(db)
  const text = (amount: bigint) => usdToText(cents(amount))

  office.on(routes.officeOverview, async () => {
    const { days, hours } = await readOverview(clock.now())
    return success('How it goes.', {
      days: days.map((one) => ({
        day: iso(one.from).slice(0, 10),
        staked: text(one.staked),
        returned: text(one.returned),
        trades: one.trades,
        paid_in: text(one.paidIn),
        paid_out: text(one.paidOut),
        sign_ups: one.signUps,
      })),
      hours: hours.map((one) => ({
        hour: iso(one.from),
        settled: one.settled,
        voided: one.voided,
        half_ms: one.half,
        p95_ms: one.p95,
      })),
    })
  })
}
