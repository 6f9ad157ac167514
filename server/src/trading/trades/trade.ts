// What a trade is, whether an order becomes one, and how one ends. Pure: every fact is an argument.

import { type Direction, type Order, strikeRates } from '#contract/client/trades.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { AccountId, ClientId, TradeId } from '#kernel/ids.ts'
import { dollars, isLess, plus, type StakedIn, share, type Usd, usdToText } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, later, type Millis } from '#kernel/time.ts'
import { type Allowance, leftOf, passedBy } from '#server/identity/limits/allowance.ts'
import { type OwnBreaks, refuseOnBreak } from '#server/identity/limits/break.ts'
import type { StakingAccount } from '#server/ledger/ledger.ts'
import { durationsAt } from '../instruments/duration.ts'
import { type Instrument, opensAgainAt } from '../instruments/instrument.ts'
import type { Estimate } from '../market/estimator.ts'
import { type EndRules, pricedSeconds, strikeFactor, winProbability } from '../market/pricing.ts'
import { type ChipTimes, refuseChips, refuseLateChips } from './chips.ts'

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

export type OpeningFacts = {
  readonly now: Millis
  /** The client's account in the order's book; undefined: of chips, who never had any. */
  readonly account: StakingAccount | undefined
  readonly client: ClientStanding
  /** Whether the client accepted the legal texts that are in force. */
  readonly hasAcceptedTexts: boolean
  readonly installTradesLive: boolean
  /** Real money is staked by those only of whom it is known who they are. */
  readonly needsIdentity: boolean
  /** Whether clients may live where this one does; so where that is not told. */
  readonly isServed: boolean
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
  /** Undefined where plans do not limit trades by hand. */
  readonly planDay:
    | { readonly day: string; readonly used: number; readonly limit: number }
    | undefined
  /** The client's own limits on live trading, with what is used of them. */
  readonly ownLimits: readonly Allowance[]
  /** What the client's open trades of this instrument may pay out together. */
  readonly openPayout: Usd
  /** What the house may lose on the instrument's trades that end in the same minute. */
  readonly exposure: Usd
}

export type ClientStanding = OwnBreaks & {
  readonly state: 'active' | 'frozen' | 'closed'
  readonly emailConfirmed: boolean
  /** An identity document was approved. */
  readonly isIdentified: boolean
  readonly demoEndsAt: Millis
  /** When they may stake chips: while a tournament runs that they joined last. */
  readonly chipTimes: ChipTimes | null
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

export type StandingFacts = Pick<
  OpeningFacts,
  'now' | 'client' | 'hasAcceptedTexts' | 'installTradesLive' | 'needsIdentity' | 'isServed'
>

function refuseStanding(book: StakedIn, facts: StandingFacts): KnownRefusal | undefined {
  const { client, now } = facts
  if (client.state === 'closed') return refuse('account_closed')
  if (client.state === 'frozen') return refuse('account_frozen')
  const onBreak = refuseOnBreak(client, now)
  if (onBreak) return onBreak
  if (!facts.hasAcceptedTexts) return refuse('terms_not_accepted')
  if (book === 'demo') return now > client.demoEndsAt ? refuse('demo_ended') : undefined
  if (book === 'chips') return refuseChips(client.chipTimes, now)
  if (!facts.isServed) return refuse('country_closed')
  if (!facts.installTradesLive) return refuse('live_trading_closed')
  if (!client.emailConfirmed) return refuse('email_unconfirmed')
  return facts.needsIdentity && !client.isIdentified ? refuse('identity_needed') : undefined
}

export type MoneyFacts = Pick<OpeningFacts, 'ownLimits' | 'planDay'> & {
  readonly account: StakingAccount
}

/** The smallest stake there is: what is refused to it is refused to any. */
const leastStake = dollars(1)

/** What keeps a client from any live trade, of whatever instrument and however small. */
export function refuseAnyLive(facts: StandingFacts & MoneyFacts): KnownRefusal | undefined {
  const least = { book: 'real', stake: leastStake } as const
  return refuseStanding('real', facts) ?? refuseMoney(least, leastStake, facts)
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

function refuseMoney(
  { book, stake }: Pick<Order, 'book' | 'stake'>,
  least: Usd,
  { ownLimits, planDay, account }: MoneyFacts,
): KnownRefusal | undefined {
  const ownLimit = refuseOwnLimits(stake, ownLimits)
  if (ownLimit) return ownLimit
  if (planDay && planDay.used >= planDay.limit) {
    return refuse('plan_limit_reached', { limit: planDay.limit })
  }
  if (!isLess(account.balance, stake)) return undefined
  const available = usdToText(account.balance)
  const isEmpty = book === 'real' && isLess(account.balance, least)
  return isEmpty ? refuse('deposit_first') : refuse('insufficient_balance', { available })
}

function refuseOwnLimits(stake: Usd, limits: readonly Allowance[]): KnownRefusal | undefined {
  const say = (passed: Allowance) => ({
    limit: usdToText(passed.limit),
    period: passed.period,
    left: usdToText(leftOf(passed)),
    until: iso(passed.until),
  })
  const onStakes = passedBy(stake, 'stake', limits)
  if (onStakes) return refuse('own_stake_limit', say(onStakes))
  const onLosses = passedBy(stake, 'loss', limits)
  return onLosses && refuse('own_loss_limit', say(onLosses))
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
