// Every claim that may be shown now. What is in memory is read each time; what the database has to
// count is remembered for a while, the dear counts for longer.

import { durations, strikeRates } from '#contract/client/trades.ts'
import type { ClaimId, ClaimView } from '#contract/public/claims.ts'
import { planTiers } from '#contract/public/plans.ts'
import { usdToNumber } from '#kernel/money.ts'
import { later, type Millis, minute, second } from '#kernel/time.ts'
import { readEnded } from '#server/automation/signals/read-records.ts'
import { demoDays, demoGrant } from '#server/identity/clients/client.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { remember } from '#server/platform/remember.ts'
import { countAnswered } from '#server/site/chat/promise-answers.ts'
import { isOffered } from '#server/trading/instruments/instrument.ts'
import type { Market } from '#server/trading/market/market.ts'
import { countMarked, type PublicMarkouts } from '#server/trading/trades/read-markouts.ts'
import { loadStanding } from './attestations.store.ts'
import { type Measured, shownMeasurement, shownStatement } from './claim.ts'
import { countLosers, countPayouts, countTournaments, listCampaignKinds } from './claims.store.ts'
import { register, yearMs } from './register.ts'

export type ClaimDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly installMode: 'sandbox' | 'live'
  readonly settings: () => Settings
  /** Undefined until prices have started. */
  readonly market: () => Market | undefined
  /** How many trades the published calibration is made of. */
  readonly calibratedTrades: number
  readonly markouts: () => Promise<PublicMarkouts>
}

type Figures = Partial<Record<ClaimId, Omit<Measured, 'at'>>>

export function openClaims(deps: ClaimDeps): () => Promise<ClaimView[]> {
  const { db, clock, installMode } = deps
  const standing = remember(clock, 20 * second, () => loadStanding(db))
  const counts = remember(clock, 20 * second, () => dated(clock, (now) => countsOf(deps, now)))
  const losses = remember(clock, 5 * minute, () => dated(clock, (now) => lossesOf(db, now)))
  return async () => {
    const now = clock.now()
    const settings = deps.settings()
    const known = [
      { at: now, figures: { ...figuresOf(settings), ...marketFigures(deps.market(), settings) } },
      await counts(),
      await losses(),
    ]
    const attestations = await standing()
    return register.flatMap((claim) => {
      const dated = known.find(({ figures }) => figures[claim.id])
      const figure = dated?.figures[claim.id]
      const measured = dated && figure && { ...figure, at: dated.at }
      return (
        shownMeasurement(claim, measured) ??
        shownStatement(claim, attestations, { now, installMode }) ??
        []
      )
    })
  }
}

type Dated = { readonly at: Millis; readonly figures: Figures }

async function dated(clock: Clock, find: (now: Millis) => Promise<Figures>): Promise<Dated> {
  const at = clock.now()
  return { at, figures: await find(at) }
}

function figuresOf(settings: Settings): Figures {
  const offered = strikeRates.filter(({ id }) => settings.strikeRates.includes(id))
  const top = Math.max(0, ...offered.map(({ buyBp, sellBp }) => Math.max(buyBp, sellBp)))
  const { supportEmail, supportPhone, companyAddress, companyName, licence } = settings
  return {
    demo_days: { value: demoDays, count: 1 },
    demo_money: { value: usdToNumber(demoGrant), count: 1 },
    top_payout: { value: top / 10_000, count: offered.length },
    strike_rates: { value: null, count: offered.length },
    margin_rate: { value: settings.marginBp / 10_000, count: 1 },
    margin: { value: null, count: 1 },
    durations: { value: null, count: durations.length },
    plans: { value: null, count: planTiers.length },
    contacts: { value: null, count: countSet(supportEmail, supportPhone, companyAddress) },
    operator: { value: null, count: countSet(companyName, licence) },
    status: { value: null, count: 1 },
  }
}

function countSet(...values: readonly unknown[]): number {
  return values.filter((value) => value !== null).length
}

/** What the feed does not quote is in no figure. */
function marketFigures(market: Market | undefined, settings: Settings): Figures {
  const all = [...(market?.bySymbol.values() ?? [])]
  const tradable = all.filter(({ instrument }) => isOffered(instrument, settings)).length
  return {
    instruments: { value: all.length, count: all.length },
    tradable_instruments: { value: tradable, count: tradable },
    instrument_terms: { value: null, count: tradable },
    prices: { value: null, count: all.length },
  }
}

async function countsOf(
  { db, calibratedTrades, markouts }: ClaimDeps,
  now: Millis,
): Promise<Figures> {
  const made = await countPayouts(db, { from: later(now, -yearMs), to: now })
  const ever = await countPayouts(db, { from: 0 as Millis, to: now })
  const { decided, hits, ended } = await readEnded(db)
  return {
    signals: { value: null, count: ended },
    signal_accuracy: { value: decided === 0 ? 0 : hits / decided, count: decided },
    payouts_made: { value: made, count: made },
    payouts: { value: null, count: ever },
    calibration: { value: null, count: calibratedTrades },
    markouts: { value: null, count: countMarked(await markouts()) },
    chat_answers: { value: null, count: await countAnswered(db, now) },
    ...(await campaignFigures(db, now)),
    ...(await tournamentFigures(db, now)),
  }
}

const campaignClaims: Readonly<Record<string, ClaimId>> = {
  code: 'promo_codes',
  deposit: 'bonuses',
  cashback: 'cashback',
  referral: 'referrals',
}
/** More are told by their number. */
const countriesNamed = 20

/** What runs, and where. */
async function campaignFigures(db: Db, now: Millis): Promise<Figures> {
  const kinds = await listCampaignKinds(db, now)
  return Object.fromEntries(
    kinds.flatMap(({ kind, count, countries }) => {
      const claim = campaignClaims[kind]
      return claim === undefined ? [] : [[claim, { value: whereOf(countries), count }] as const]
    }),
  )
}

async function tournamentFigures(db: Db, now: Millis): Promise<Figures> {
  const { count, countries } = await countTournaments(db, now)
  return { tournaments: { value: whereOf(countries), count } }
}

function whereOf(countries: readonly string[]): number | string {
  return countries.length > countriesNamed ? countries.length : countries.join(' ')
}

async function lossesOf(db: Db, now: Millis): Promise<Figures> {
  const { accounts, losers, median } = await countLosers(db, {
    from: later(now, -yearMs),
    to: now,
  })
  return {
    loss_share: { value: accounts === 0 ? 0 : losers / accounts, count: accounts },
    // Where nobody lost there is nothing to be said of it.
    loss_median: { value: usdToNumber(median), count: losers === 0 ? 0 : accounts },
  }
}
