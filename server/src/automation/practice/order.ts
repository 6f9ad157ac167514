// An order on the practice exchange: what may be asked for, what it holds of an account until it is
// done, and what it has cost so far.

import { assert } from '#kernel/assert.ts'
import type { Millis } from '#kernel/time.ts'
import { dividedUp, smaller } from './decimal.ts'
import { feeParts, type Tier } from './fee.ts'
import type { Side, Spot } from './spot.ts'

export const orderKinds = [
  'market',
  'limit',
  'stop-loss',
  'stop-loss-limit',
  'take-profit',
  'take-profit-limit',
] as const
export type OrderKind = (typeof orderKinds)[number]

/** What of an order becomes of the part that nobody takes at once. */
export type Lasting = 'gtc' | 'ioc' | 'fok'

export type Wish = {
  readonly side: Side
  readonly kind: OrderKind
  /** Null where `cost` says how much. */
  readonly lots: bigint | null
  /** In units of the quote: what a market order to buy may cost without its fee. */
  readonly cost: bigint | null
  /** In points; kinds that end in "limit" have one. */
  readonly limit: bigint | null
  /** In points; kinds that begin with "stop" or "take" have one. */
  readonly trigger: bigint | null
  readonly lasting: Lasting
  /** It is refused rather than taken at once. */
  readonly isPostOnly: boolean
  /** What a buyer's fee is paid in; a seller's is paid in the quote. */
  readonly feeIn: 'base' | 'quote'
  /** The client's own names for it. */
  readonly clientId: string | null
  readonly userref: number | null
}

export type OrderState = 'open' | 'filled' | 'cancelled' | 'expired'

export type Order = Omit<Wish, 'lots'> & {
  readonly id: string
  /** Counts what an account ordered and traded. */
  readonly number: number
  /** The name of its market. */
  readonly market: string
  readonly lots: bigint
  readonly openedAt: Millis
  /** Of kinds with a trigger: when its price was reached. */
  readonly triggeredAt: Millis | null
  readonly closedAt: Millis | null
  readonly state: OrderState
  /** Why it ended, where it is not filled. */
  readonly reason: string | null
  readonly filled: bigint
  /** What it has cost, or brought, in units of the quote, and the fees of that. */
  readonly paid: bigint
  readonly fee: bigint
  /** The same to the last part of a unit, in points times lots, and times parts of the fee. */
  readonly exactPaid: bigint
  readonly exactFee: bigint
  /** Fixed when it was taken. */
  readonly takerRate: bigint
  readonly makerRate: bigint
}

export function hasLimit(kind: OrderKind): boolean {
  return kind === 'limit' || kind.endsWith('-limit')
}

export function hasTrigger(kind: OrderKind): boolean {
  return kind.startsWith('stop-') || kind.startsWith('take-')
}

/** Whether it waits for its trigger still. */
export function waits({ kind, triggeredAt }: Pick<Order, 'kind' | 'triggeredAt'>): boolean {
  return hasTrigger(kind) && triggeredAt === null
}

export function remaining({ lots, filled }: Order): bigint {
  return lots - filled
}

/** What is wrong with an order whoever asks for it; each exchange has words of its own. */
export type WishFault = 'price' | 'volume' | 'kind' | 'volume_least' | 'cost_least'

/** Looked at before any account is: figures that are on the grid and large enough. */
export function faultOf(wish: Wish, spot: Spot, last: bigint): WishFault | undefined {
  const { kind, lots, cost, limit, trigger } = wish
  if (hasLimit(kind) !== (limit !== null) || limit === 0n) return 'price'
  if (hasTrigger(kind) !== (trigger !== null) || trigger === 0n) return 'price'
  const isCostMeant = kind === 'market' && wish.side === 'buy'
  if ((lots === null) === (cost === null) || (cost !== null && !isCostMeant)) return 'volume'
  if (wish.isPostOnly && (kind !== 'limit' || wish.lasting !== 'gtc')) return 'kind'
  if (wish.feeIn === 'base' && wish.side === 'sell') return 'kind'
  if (lots !== null && lots < spot.orderMin) return 'volume_least'
  const value = lots === null ? cost! : (lots * (limit ?? trigger ?? last)) / spot.perQuote
  return value < spot.costMin ? 'cost_least' : undefined
}

/** What more of an order costs: in units of the quote, and of what the fee is paid in. */
export type Charge = { readonly paid: bigint; readonly fee: bigint }

/**
 * An order with so many lots more, and what those cost. Of an order to buy all is rounded up once,
 * so that any number of small parts costs what it holds; of one to sell each part by itself, so
 * that none takes anything.
 */
export function withMore(
  order: Order,
  spot: Spot,
  more: { readonly price: bigint; readonly lots: bigint; readonly rate: bigint },
): { readonly order: Order; readonly charge: Charge } {
  const { price, lots, rate } = more
  assert(lots > 0n && lots <= remaining(order), 'an order is filled by what is left of it')
  const value = price * lots
  const exactPaid = order.exactPaid + value
  const isInBase = order.feeIn === 'base'
  const exactFee = order.exactFee + (isInBase ? lots * spot.perLot : value) * rate
  const charge = order.side === 'buy' ? bought() : sold()
  return {
    charge,
    order: {
      ...order,
      exactPaid,
      exactFee,
      filled: order.filled + lots,
      paid: order.paid + charge.paid,
      fee: order.fee + charge.fee,
    },
  }

  function bought(): Charge {
    const feeUnit = isInBase ? feeParts : spot.perQuote * feeParts
    return {
      paid: dividedUp(exactPaid, spot.perQuote) - order.paid,
      fee: dividedUp(exactFee, feeUnit) - order.fee,
    }
  }

  function sold(): Charge {
    const paid = value / spot.perQuote
    return { paid, fee: smaller(dividedUp(value * rate, spot.perQuote * feeParts), paid) }
  }
}

/** What an open order keeps from being used otherwise: so many units of an asset. */
export type Hold = { readonly asset: string; readonly units: bigint }

export function holdOf(order: Order, spot: Spot): Hold {
  const left = remaining(order)
  if (order.side === 'sell') return { asset: spot.base.code, units: left * spot.perLot }
  const price = order.limit ?? order.trigger ?? 0n
  const value = left * price
  const paid = dividedUp(order.exactPaid + value, spot.perQuote) - order.paid
  const exactFee = order.exactFee + value * order.takerRate
  const fee =
    order.feeIn === 'base' ? 0n : dividedUp(exactFee, spot.perQuote * feeParts) - order.fee
  return { asset: spot.quote.code, units: paid + fee }
}

type Taken = {
  readonly id: string
  readonly number: number
  readonly spot: Spot
  readonly lots: bigint
  readonly tier: Tier
  readonly now: Millis
}

export function newOrder(wish: Wish, { id, number, spot, lots, tier, now }: Taken): Order {
  return {
    ...wish,
    id,
    number,
    lots,
    market: spot.name,
    openedAt: now,
    triggeredAt: null,
    closedAt: null,
    state: 'open',
    reason: null,
    filled: 0n,
    paid: 0n,
    fee: 0n,
    exactPaid: 0n,
    exactFee: 0n,
    takerRate: tier.taker,
    makerRate: tier.maker,
  }
}

/** What was paid for a lot in the mean, in points with so many decimals more; 0 of no fill. */
export function meanPrice({ exactPaid, filled }: Order, decimals: number): bigint {
  return filled === 0n ? 0n : (exactPaid * 10n ** BigInt(decimals)) / filled
}
