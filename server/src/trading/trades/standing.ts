// Whether a client may trade at all, and how much: what is decided by who they are and what they
// have, before any price is looked at. Pure; reasons in order of precedence.

import type { Order } from '#contract/client/trades.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { dollars, isLess, type StakedIn, type Usd, usdToText } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { firstDayUntil } from '#server/identity/appropriateness/appropriateness.ts'
import { type Allowance, leftOf, passedBy } from '#server/identity/limits/allowance.ts'
import { type OwnBreaks, refuseOnBreak } from '#server/identity/limits/break.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { StakingAccount } from '#server/ledger/ledger.ts'
import { type ChipTimes, refuseChips } from './chips.ts'

export type ClientStanding = OwnBreaks & {
  readonly state: 'active' | 'frozen' | 'closed'
  readonly emailConfirmed: boolean
  /** An identity document was approved. */
  readonly isIdentified: boolean
  /** Since when they have passed the questions about live trading; null: not. */
  readonly appropriateAt: Millis | null
  readonly demoEndsAt: Millis
  /** When they may stake chips: while a tournament runs that they joined last. */
  readonly chipTimes: ChipTimes | null
}

export type StandingFacts = {
  readonly now: Millis
  readonly client: ClientStanding
  /** Whether the client accepted the legal texts that are in force. */
  readonly hasAcceptedTexts: boolean
  readonly installTradesLive: boolean
  /** Real money is staked by those only of whom it is known who they are. */
  readonly needsIdentity: boolean
  /** Live trades wait for the questions about them. */
  readonly needsAppropriateness: boolean
  /** Whether clients may live where this one does; so where that is not told. */
  readonly isServed: boolean
}

export type MoneyFacts = StandingFacts & {
  /** The client's account in the order's book. */
  readonly account: StakingAccount
  /** Undefined where plans do not limit trades by hand. */
  readonly planDay:
    | { readonly day: string; readonly used: number; readonly limit: number }
    | undefined
  /** The client's own limits on live trading, with what is used of them. */
  readonly ownLimits: readonly Allowance[]
  /** How many live trades the client placed since they passed, where their first day runs. */
  readonly firstDayUsed: number
  /** How small they begin: dollars on a trade, and how many trades. */
  readonly firstDay: Settings['firstDay']
}

export function refuseStanding(book: StakedIn, facts: StandingFacts): KnownRefusal | undefined {
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
  if (facts.needsIdentity && !client.isIdentified) return refuse('identity_needed')
  const mustAnswer = facts.needsAppropriateness && client.appropriateAt === null
  return mustAnswer ? refuse('appropriateness_needed') : undefined
}

/** Until when the client begins small with live trades; undefined where they do not. */
export function beginsUntil(
  facts: Pick<StandingFacts, 'now' | 'client' | 'needsAppropriateness'>,
): Millis | undefined {
  const { client, now, needsAppropriateness } = facts
  return needsAppropriateness ? firstDayUntil(client.appropriateAt, now) : undefined
}

function refuseFirstDay(
  { book, stake }: Pick<Order, 'book' | 'stake'>,
  facts: MoneyFacts,
): KnownRefusal | undefined {
  const until = book === 'real' ? beginsUntil(facts) : undefined
  if (until === undefined) return undefined
  const { stakeMax, tradesMax } = facts.firstDay
  if (isLess(dollars(stakeMax), stake)) {
    return refuse('first_day_stake', { limit: usdToText(dollars(stakeMax)), until: iso(until) })
  }
  if (facts.firstDayUsed < tradesMax) return undefined
  return refuse('first_day_trades', { limit: tradesMax, until: iso(until) })
}

/** The smallest stake there is: what is refused to it is refused to any. */
const leastStake = dollars(1)

/** What keeps a client from any live trade, of whatever instrument and however small. */
export function refuseAnyLive(facts: MoneyFacts): KnownRefusal | undefined {
  const least = { book: 'real', stake: leastStake } as const
  return refuseStanding('real', facts) ?? refuseMoney(least, leastStake, facts)
}

export function refuseMoney(
  order: Pick<Order, 'book' | 'stake'>,
  least: Usd,
  facts: MoneyFacts,
): KnownRefusal | undefined {
  const { book, stake } = order
  const { ownLimits, planDay, account } = facts
  const bounded = refuseOwnLimits(stake, ownLimits) ?? refuseFirstDay(order, facts)
  if (bounded) return bounded
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
