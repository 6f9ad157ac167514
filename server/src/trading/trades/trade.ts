// What a trade is, whether an order becomes one, and how one ends. Pure: every fact is an argument.

import { type Direction, type Order, strikeRates } from '#contract/client/trades.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { AccountId, ClientId, TradeId } from '#kernel/ids.ts'
import { isLess, plus, type StakedIn, share, type Usd, usdToText } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, later, type Millis } from '#kernel/time.ts'
import type { StakingAccount } from '#server/ledger/ledger.ts'
import { durationsAt } from '../instruments/duration.ts'
import { type Instrument, opensAgainAt } from '../instruments/instrument.ts'
import type { Estimate } from '../market/estimator.ts'
import { type EndRules, pricedSeconds, strikeFactor, winProbability } from '../market/pricing.ts'
import { refuseLateChips } from './chips.ts'
import { type MoneyFacts, refuseMoney, refuseStanding } from './standing.ts'

/**
 * Raised whenever a rule of pricing or settlement changes; every trade keeps the version it was
 * made under.
 */
export const ruleVersion = 2

export type OpenTrade = EndRules & {
  readonly id: TradeId
  readonly clientId: ClientId
  readonly accountId: AccountId
  readonly book: StakedIn
  readonly instrument: Pick<Instrument, 'id' | 'symbol' | 'category' | 'scale'>
  readonly direction: Direction
  readonly stake: Usd
  readonly durationSeconds: number
  readonly strikeRate: string
  readonly payoutRateBp: number
  readonly marginBp: number
  readonly winProbability: number
  /** Per root second. */
  readonly volatility: number
  readonly quantile: number
  /** The strike is the entry price times this, over 10^12. */
  readonly strikeFactor: bigint
  readonly ruleVersion: number
  readonly acceptedAt: Millis
  readonly expiresAt: Millis
  readonly orderKey: string | null
  /** The trade's place in the client's daily allowance, where plans limit trades by hand. */
  readonly planSlot: PlanSlot | null
}

export type PlanSlot = { readonly day: string; readonly slot: number; readonly limit: number }

export type OpeningFacts = Omit<MoneyFacts, 'account'> & {
  /** The client's account in the order's book; undefined: of chips, who never had any. */
  readonly account: StakingAccount | undefined
  readonly instrument: Instrument | undefined
  /** No new trades are taken on it for the moment. */
  readonly isStopped: boolean
  readonly isPriceStale: boolean
  /**
   * What the instrument's history says for the order's duration; undefined when it says too little.
   */
  readonly estimate: Estimate | undefined
  readonly marginBp: number
  readonly endRules: EndRules
  readonly offeredStrikeRates: readonly string[]
  /** What the client's open trades of this instrument may pay out together. */
  readonly openPayout: Usd
  /** What the house may lose on the instrument's trades that end in the same minute. */
  readonly exposure: Usd
}

export type Candidate = {
  readonly id: TradeId
  readonly clientId: ClientId
  readonly orderKey: string | null
  readonly order: Order
}

/**
 * The trade that an order becomes, or the first reason, in order of precedence, why it does not.
 */
export function decideOpen(candidate: Candidate, facts: OpeningFacts): OpenTrade | KnownRefusal {
  const { order } = candidate
  const { instrument, account, now } = facts
  const symbol = order.symbol
  const standing = refuseStanding(order.book, facts)
  if (standing) return standing
  if (!account) return refuse('chips_not_now')
  if (!instrument?.isTradable || instrument.category !== order.category) {
    return refuse('instrument_unknown', { symbol })
  }
  if (facts.isStopped) return refuse('trading_stopped', { symbol })
  const opens = opensAgainAt(instrument, now)
  if (opens !== undefined)
    return refuse('instrument_closed', { symbol, opens: iso(opens as Millis) })
  if (!durationsAt(instrument, now).includes(order.durationSeconds)) {
    return refuse('duration_not_offered', { symbol })
  }
  if (facts.isPriceStale) return refuse('price_stale', { symbol })
  const payoutRateBp = payoutRateOf(order, facts.offeredStrikeRates)
  if (payoutRateBp === undefined) return refuse('strike_rate_unknown')
  const { estimate } = facts
  if (!estimate?.canPlace(winProbability(payoutRateBp, facts.marginBp))) {
    return refuse('no_quote', { symbol })
  }
  const known = { ...facts, instrument, account }
  return (
    refuseLateChips(order, facts.client.chipTimes, now) ??
    refuseAmounts(order, payoutRateBp, known) ??
    tradeOf(candidate, payoutRateBp, { ...known, estimate })
  )
}

type KnownInstrument = OpeningFacts & {
  readonly instrument: Instrument
  readonly account: StakingAccount
}

function refuseAmounts(
  order: Order,
  payoutRateBp: number,
  facts: KnownInstrument,
): KnownRefusal | undefined {
  const { stake, symbol } = order
  const { instrument } = facts
  const profit = share(stake, payoutRateBp)
  if (isLess(stake, instrument.stakeMin)) {
    return refuse('stake_too_small', { limit: usdToText(instrument.stakeMin) })
  }
  if (isLess(instrument.stakeMax, stake)) {
    return refuse('stake_too_large', { symbol, limit: usdToText(instrument.stakeMax) })
  }
  const money = refuseMoney(order, instrument.stakeMin, facts)
  if (money) return money
  if (isLess(instrument.payoutMaxPerClient, plus(facts.openPayout, plus(stake, profit)))) {
    return refuse('client_payout_limit', {
      symbol,
      limit: usdToText(instrument.payoutMaxPerClient),
    })
  }
  if (isLess(instrument.exposureMax, plus(facts.exposure, profit))) {
    return refuse('house_exposure_limit', { symbol })
  }
  return undefined
}

function tradeOf(
  { id, clientId, order, orderKey }: Candidate,
  payoutRateBp: number,
  facts: KnownInstrument & { readonly estimate: NonNullable<OpeningFacts['estimate']> },
): OpenTrade {
  const { account, instrument, marginBp, endRules, estimate, now, planDay } = facts
  const { direction, durationSeconds } = order
  const probability = winProbability(payoutRateBp, marginBp)
  const quantile = estimate.quantile(probability)
  const { volatility } = estimate
  return {
    id,
    clientId,
    accountId: account.id,
    book: order.book,
    instrument,
    direction,
    stake: order.stake,
    durationSeconds,
    strikeRate: order.strikeRate,
    payoutRateBp,
    marginBp,
    winProbability: probability,
    volatility,
    quantile,
    strikeFactor: strikeFactor({
      volatility,
      quantile,
      seconds: pricedSeconds(durationSeconds, endRules),
      direction,
    }),
    ...endRules,
    ruleVersion,
    acceptedAt: now,
    expiresAt: later(now, durationSeconds * 1000),
    orderKey,
    planSlot: planDay ? { day: planDay.day, slot: planDay.used + 1, limit: planDay.limit } : null,
  }
}

/** A tick later than this is its entry. */
export function entersAfter(trade: Pick<OpenTrade, 'acceptedAt' | 'entryDelayMs'>): Millis {
  return later(trade.acceptedAt, trade.entryDelayMs)
}

/** The profit, in basis points of the stake, that the order's side of its strike rate pays. */
export function payoutRateOf(
  order: Pick<Order, 'strikeRate' | 'direction'>,
  offered: readonly string[],
): number | undefined {
  const option = strikeRates.find((rate) => rate.id === order.strikeRate)
  if (!option || !offered.includes(option.id)) return undefined
  return order.direction === 'rise' ? option.buyBp : option.sellBp
}

/**
 * Whether this is the order that the trade was made from: the same key must come with the same
 * order.
 */
export function isSameOrder(trade: OpenTrade, order: Order): boolean {
  return (
    trade.book === order.book &&
    trade.instrument.symbol === order.symbol &&
    trade.instrument.category === order.category &&
    trade.direction === order.direction &&
    trade.stake === order.stake &&
    trade.durationSeconds === order.durationSeconds &&
    trade.strikeRate === order.strikeRate
  )
}

type Paying = Pick<OpenTrade, 'stake' | 'payoutRateBp'>

export function profitIfRight(trade: Paying): Usd {
  return share(trade.stake, trade.payoutRateBp)
}

export function payoutIfRight(trade: Paying): Usd {
  return plus(trade.stake, profitIfRight(trade))
}
