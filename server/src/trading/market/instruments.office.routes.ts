// The calls by which staff see what each instrument is traded on, and ask that one is traded
// otherwise from a time to come. Its tick and where its prices come from are of the list that the
// install starts with: stored prices and receipts rest on them.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import type { InstrumentWish, StaffInstrument } from '#contract/staff/trading.ts'
import { usdToText } from '#kernel/money.ts'
import { tickSizeText } from '#kernel/price.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { type Millis, millis } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { changeSetting, type SettingDeps } from '#server/install/operators/change-setting.ts'
import { listProposals } from '#server/install/operators/list-proposals.ts'
import { isAbout } from '#server/install/operators/proposal.ts'
import type { InstrumentTerms, Settings } from '#server/install/operators/settings.ts'
import { success } from '#server/platform/reply.ts'
import {
  asDecided,
  type Instrument,
  isOffered,
  isOpenAt,
  type TradeRules,
} from '../instruments/instrument.ts'
import type { Market } from './market.ts'

const setting = 'instrument_terms'

type Deps = SettingDeps & {
  readonly market: () => Market
  readonly settings: () => Settings
}

export function registerStaffInstruments(office: OfficeRouter, deps: Deps): void {
  const { db, clock, market, settings } = deps
  const all = () => [...market().byId.values()].map(({ instrument }) => instrument)
  const seen = async () => {
    const open = (await listProposals(db, 'waiting')).filter(({ subject }) => subject === setting)
    const waitingOf = (symbol: string) => open.find((one) => isAbout(one, symbol))?.id ?? null
    const [now, rules] = [clock.now(), settings()]
    return success(
      'The instruments.',
      all().map((one) => ({ ...viewOf(one, rules, now), waiting: waitingOf(one.symbol) })),
    )
  }

  office.on(routes.officeInstruments, seen)

  office.on(routes.officeInstrumentProposal, async ({ params, body, staff }) => {
    const traded = all().filter(({ isTradable }) => isTradable)
    const meant = traded.find(({ symbol }) => symbol === params.symbol)
    if (!meant) return refuse('not_found')
    const { from, reason, evidence = null, for_kind: isForKind } = body
    const wished = isForKind
      ? traded.filter(({ category }) => category === meant.category)
      : [meant]
    const terms = wished.map(({ symbol }) => [symbol, termsOf(body)] as const)
    const changed = await changeSetting(
      deps,
      {
        name: setting,
        readings: [Object.fromEntries(terms)],
        isPart: true,
        why: { reason, evidence },
        from: millis(Date.parse(from)),
      },
      staff.staff,
    )
    return isRefusal(changed) ? changed : seen()
  })
}

function termsOf(wish: InstrumentWish): InstrumentTerms {
  return {
    isTraded: wish.is_traded,
    stakeMin: wish.stake_min,
    stakeMax: wish.stake_max,
    payoutMax: wish.payout_max,
    exposureMax: wish.exposure_max,
    hours: wish.taken_hours,
  }
}

function viewOf(
  listed: Instrument,
  rules: TradeRules,
  now: Millis,
): Omit<StaffInstrument, 'waiting'> {
  const one = asDecided(listed, rules)
  return {
    symbol: one.symbol,
    name: `${one.base}/${one.quote}`,
    title: one.title,
    trading_type: one.category,
    is_listed: one.isTradable,
    is_offered: isOffered(one, rules),
    is_open: isOpenAt(one, now),
    is_on: rules.instrumentTerms[one.symbol]?.isTraded !== false,
    taken_hours: one.window ?? null,
    exchange: one.exchange,
    tick_size: tickSizeText(one.scale),
    stake_min: usdToText(one.stakeMin),
    stake_max: usdToText(one.stakeMax),
    payout_max: usdToText(one.payoutMaxPerClient),
    exposure_max: usdToText(one.exposureMax),
    feed_symbol: one.krakenSymbol,
  }
}
