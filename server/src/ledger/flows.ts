// The register of what may move: currencies, and the flows between accounts of one currency. The
// tables `currencies`, `flows` and `flow_routes` say the same, and the database refuses whatever
// else is written; a test holds both against each other, and against the names on the statement.

import { type Coin, coins } from '#kernel/coins.ts'
import { books, stakedIn } from '#kernel/money.ts'

/** What amounts are counted in. Those of different ones never meet. */
export const currencies = {
  real: { unit: 'USD', decimals: 2, isMoney: true },
  demo: { unit: 'USD', decimals: 2, isMoney: false },
  /** Pre-paid: what a client can use the automated trader for, in euros with tax. */
  credits: { unit: 'EUR', decimals: 2, isMoney: false },
  /** Promised by a campaign: never staked, and money only by its rule. */
  bonus: { unit: 'USD', decimals: 2, isMoney: false },
  /** What a tournament is played with: staked like dollars, and never money. */
  chips: { unit: 'chips', decimals: 2, isMoney: false },
} as const satisfies Record<string, CurrencyFacts>

type CurrencyFacts = {
  /** As amounts are written, e.g. "USD". */
  readonly unit: string
  readonly decimals: number
  /** Whether an amount is worth what it says. */
  readonly isMoney: boolean
}

export type Currency = keyof typeof currencies

/** A way on which money comes to us or leaves: in a coin, by card, by bank. */
export type Method = Coin | 'card' | 'bank'
/** One for each place that keeps money for us: what it is below zero is what that place holds. */
export type Custody = `outside_${Method}`

/** Where money is that came, or is to leave, on this way. */
export function outsideOf<M extends Method>(method: M): `outside_${M}` {
  return `outside_${method}`
}

const ofCoins = coins.map(outsideOf<Coin>)
/** Where money comes in, and where it leaves by. */
const inward = [...ofCoins, outsideOf('card')]
const outward = [...ofCoins, outsideOf('bank')]

export const custodies: readonly Custody[] = [...inward, outsideOf('bank')]

/** The same of each place, under its name. */
export function perCustody<T>(of: (place: Custody) => T): Readonly<Record<Custody, T>> {
  return Object.fromEntries(custodies.map((place) => [place, of(place)])) as Record<Custody, T>
}

/** Accounts of a currency's own, whose balances are the sums of their postings. */
export type OwnAccount =
  /** What open trades have staked. */
  | 'stakes'
  | 'house'
  /** Where play money comes from. */
  | 'grants'
  /** What is held for withdrawals. */
  | 'withdrawals'
  | Custody
  /** What was credited and taken back by its network or bank, and could not be had again. */
  | 'reorg_loss'
  /** What clients paid for credits. */
  | 'credit_sales'
  /** What fees and the house put up for the prizes of tournaments that are not over. */
  | 'pool'
  /** What promotions have paid to clients. */
  | 'promotions'
  /** Where credits, bonus dollars and chips come from, and where those go that were used. */
  | 'issued'
  | 'used'
  /** What those took along who moved to another cell: zero for each of them. */
  | 'elsewhere'

/** An account by name; a client's own is `available` in every currency. */
export type Place = 'available' | OwnAccount
export type Route = `${Place} > ${Place}`

export type Flow = {
  readonly routes: readonly Route[]
  readonly currencies: readonly Currency[]
  /**
   * What takes it back, later; null where nothing does. Its reference is the same, but where that
   * posted before: a second dispute has one of its own, and so has what takes back play money.
   */
  readonly undoneBy: string | null
}

const every: readonly Currency[] = books
/** What trades are staked in. */
const staked: readonly Currency[] = stakedIn

const flowsHere = {
  demo_grant: { currencies: ['demo'], routes: ['grants > available'], undoneBy: null },
  sandbox_grant: {
    currencies: ['real'],
    routes: ['grants > available'],
    undoneBy: 'sandbox_forfeit',
  },
  sandbox_forfeit: { currencies: every, routes: ['available > grants'], undoneBy: null },
  trade_open: { currencies: staked, routes: ['available > stakes'], undoneBy: null },
  trade_settle: {
    currencies: staked,
    routes: ['stakes > available', 'stakes > house'],
    undoneBy: null,
  },
  house_cover: { currencies: staked, routes: ['house > stakes'], undoneBy: null },
  withdrawal_hold: {
    currencies: ['real'],
    routes: ['available > withdrawals'],
    undoneBy: 'withdrawal_return',
  },
  withdrawal_return: { currencies: ['real'], routes: ['withdrawals > available'], undoneBy: null },
  withdrawal_pay: {
    currencies: ['real'],
    routes: outward.map((place) => `withdrawals > ${place}` as const),
    undoneBy: 'withdrawal_returned',
  },
  withdrawal_fee: { currencies: ['real'], routes: ['withdrawals > house'], undoneBy: null },
  deposit_credit: {
    currencies: ['real'],
    routes: inward.map((place) => `${place} > available` as const),
    undoneBy: 'deposit_reversal',
  },
  deposit_reversal: {
    currencies: ['real'],
    routes: inward.map((place) => `available > ${place}` as const),
    undoneBy: 'deposit_restored',
  },
  deposit_loss: {
    currencies: ['real'],
    routes: inward.map((place) => `reorg_loss > ${place}` as const),
    undoneBy: 'loss_recovered',
  },
  deposit_restored: {
    currencies: ['real'],
    routes: inward.map((place) => `${place} > available` as const),
    undoneBy: null,
  },
  loss_recovered: {
    currencies: ['real'],
    routes: inward.map((place) => `${place} > reorg_loss` as const),
    undoneBy: null,
  },
  withdrawal_returned: {
    currencies: ['real'],
    routes: ['outside_bank > available'],
    undoneBy: null,
  },
  goodwill: { currencies: ['real'], routes: ['house > available'], undoneBy: null },
  credit_purchase: {
    currencies: ['real'],
    routes: ['available > credit_sales'],
    undoneBy: 'credit_repayment',
  },
  credit_repayment: {
    currencies: ['real'],
    routes: ['credit_sales > available'],
    undoneBy: null,
  },
  credit_issue: {
    currencies: ['credits'],
    routes: ['issued > available'],
    undoneBy: 'credit_refund',
  },
  credit_refund: { currencies: ['credits'], routes: ['available > issued'], undoneBy: null },
  /** Alone may take an account below zero. */
  credit_charge: { currencies: ['credits'], routes: ['available > used'], undoneBy: null },
  bonus_grant: { currencies: ['bonus'], routes: ['issued > available'], undoneBy: 'bonus_end' },
  /** Given up, run out or taken back: nothing was paid for it. */
  bonus_end: { currencies: ['bonus'], routes: ['available > issued'], undoneBy: null },
  /** With `bonus_paid` of the same reference and amount: bonus dollars that became money. */
  bonus_turn: { currencies: ['bonus'], routes: ['available > used'], undoneBy: null },
  bonus_paid: { currencies: ['real'], routes: ['promotions > available'], undoneBy: null },
  cashback_paid: { currencies: ['real'], routes: ['promotions > available'], undoneBy: null },
  referral_paid: { currencies: ['real'], routes: ['promotions > available'], undoneBy: null },
  demo_gift: { currencies: ['demo'], routes: ['grants > available'], undoneBy: null },
  chips_grant: { currencies: ['chips'], routes: ['issued > available'], undoneBy: 'chips_end' },
  chips_end: { currencies: ['chips'], routes: ['available > issued'], undoneBy: null },
  tournament_fee: {
    currencies: every,
    routes: ['available > pool'],
    undoneBy: 'tournament_refund',
  },
  tournament_refund: { currencies: every, routes: ['pool > available'], undoneBy: null },
  tournament_added: { currencies: every, routes: ['house > pool'], undoneBy: null },
  tournament_prize: { currencies: every, routes: ['pool > available'], undoneBy: null },
  tournament_share: { currencies: every, routes: ['pool > house'], undoneBy: null },
} as const satisfies Record<string, Flow>

export const flows = {
  ...flowsHere,
  /** Who moves to another cell leaves nothing in any account. */
  moved_out: {
    currencies: Object.keys(currencies) as Currency[],
    routes: [
      ...new Set(Object.values<Flow>(flowsHere).flatMap(({ routes }) => routes.flatMap(endsOf))),
    ].flatMap((place) => [`${place} > elsewhere`, `elsewhere > ${place}`] as const),
    undoneBy: null,
  },
} as const satisfies Record<string, Flow>

function endsOf(route: Route): [from: Place, to: Place] {
  return route.split(' > ') as [Place, Place]
}

/** What a currency has of a flow's routes: all that it has accounts for. */
export function routesIn(flow: Flow, currency: Currency): readonly Route[] {
  if (!flow.currencies.includes(currency)) return []
  const own = Object.values<Flow>(flowsHere).filter((it) => it.currencies.includes(currency))
  const known = new Set<Place>(['elsewhere', ...own.flatMap((it) => it.routes.flatMap(endsOf))])
  return flow.routes.filter((route) => endsOf(route).every((place) => known.has(place)))
}

export type TransferKind = keyof typeof flows
