// The call by which staff see what each instrument is traded on: hours, limits, tick and where its
// prices come from. They are of the list that the install starts with, and are changed there.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { usdToText } from '#kernel/money.ts'
import { tickSizeText } from '#kernel/price.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import { success } from '#server/platform/reply.ts'
import { isOffered, isOpenAt } from '../instruments/instrument.ts'
import type { Market } from './market.ts'

type Deps = {
  readonly clock: Clock
  readonly market: () => Market
  readonly settings: () => Settings
}

export function registerStaffInstruments(
  office: OfficeRouter,
  { clock, market, settings }: Deps,
): void {
  office.on(routes.officeInstruments, async () => {
    const now = clock.now()
    const { tradedCategories } = settings()
    const all = [...market().byId.values()].map(({ instrument }) => instrument)
    return success(
      'The instruments.',
      all.map((one) => ({
        symbol: one.symbol,
        name: `${one.base}/${one.quote}`,
        title: one.title,
        trading_type: one.category,
        is_listed: one.isTradable,
        is_offered: isOffered(one, tradedCategories),
        is_open: isOpenAt(one, now),
        exchange: one.exchange,
        tick_size: tickSizeText(one.scale),
        stake_min: usdToText(one.stakeMin),
        stake_max: usdToText(one.stakeMax),
        payout_max: usdToText(one.payoutMaxPerClient),
        exposure_max: usdToText(one.exposureMax),
        feed_symbol: one.krakenSymbol,
      })),
    )
  })
}
