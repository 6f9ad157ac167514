// Whether three books agree: what the ledger says, what the records of deposits and withdrawals
// say, and what the chains and the card provider say. Dollars are held against dollars and base
// units against base units, never one against the other: rates come and go, and units stay.

import type { Coin } from '#kernel/coins.ts'
import { type Custody, custodies, type OwnAccount } from '#server/ledger/flows.ts'

/** Who can tell what of our money is there; the ledger, against the records, always answers. */
export type Keeper = 'ledger' | Coin | 'cards'

export type DifferenceKind =
  /** Of the ledger and the records. */
  | 'book_not_zero'
  | 'custody_differs'
  | 'held_differs'
  | 'fees_differ'
  /** Of the records and a chain. */
  | 'output_unknown'
  | 'output_not_credited'
  | 'output_differs'
  | 'output_not_on_chain'
  | 'output_back'
  | 'output_credited_twice'
  | 'payout_not_on_chain'
  | 'payout_differs'
  | 'payout_not_settled'
  | 'movement_not_on_chain'
  | 'coins_differ'
  /** Of the records and the card provider. */
  | 'charge_not_credited'
  | 'charge_not_taken'
  | 'charge_differs'
  | 'dispute_not_booked'
  | 'dispute_won'

/** Both amounts in cents for dollars, in base units for coins. */
export type Difference = {
  readonly kind: DifferenceKind
  readonly unit: 'usd' | Coin
  /** Which account, output, payout or payment. */
  readonly about: string
  /** What our own books make it. */
  readonly ours: bigint
  /** What the other side makes it. */
  readonly theirs: bigint
}

/** Accounts of live dollars that are neither a client's nor kept by somebody outside. */
type OperatorAccount = Exclude<OwnAccount, Custody | 'stakes' | 'withdrawals' | 'issued' | 'used'>
/** One that the register has and this does not is refused by the compiler. */
const operators = {
  house: true,
  grants: true,
  reorg_loss: true,
  credit_sales: true,
  pool: true,
  promotions: true,
  elsewhere: true,
} as const satisfies Readonly<Record<OperatorAccount, true>>
export const operatorAccounts = Object.keys(operators) as OperatorAccount[]

/** Live dollars, in cents. */
export type DollarFacts = {
  /** What clients can use, and what of theirs is staked and held. */
  readonly available: bigint
  readonly stakes: bigint
  readonly held: bigint
  /** What is the operator's, by account. */
  readonly own: Readonly<Record<OperatorAccount, bigint>>
  /** As the ledger has it: what it is below zero is there. */
  readonly outside: Readonly<Record<Custody, bigint>>
  /** What came in less what was taken back and paid out, by the records. */
  readonly recorded: Readonly<Record<Custody, bigint>>
  /** Of withdrawals that are unfinished, by the records. */
  readonly asked: bigint
  /** Of withdrawals that were paid: by the ledger, and by the records. */
  readonly fees: bigint
  readonly feesRecorded: bigint
}

/** What the operator owes to clients. */
export function liabilitiesOf({ available, stakes, held }: DollarFacts): bigint {
  return available + stakes + held
}

export function compareDollars(facts: DollarFacts): Difference[] {
  const { held, own, outside, recorded, asked, fees, feesRecorded } = facts
  const custody = custodies.reduce((sum, place) => sum - outside[place], 0n)
  const behind = operatorAccounts.reduce((left, name) => left - own[name], custody)
  return [
    differing('book_not_zero', 'clients', liabilitiesOf(facts), behind),
    ...custodies.map((place) =>
      differing('custody_differs', place, -outside[place], recorded[place]),
    ),
    differing('held_differs', 'withdrawals', held, asked),
    differing('fees_differ', 'withdrawals', fees, feesRecorded),
  ].flat()
}

/** An output as our records have it. */
export type RecordedOutput = {
  readonly txid: string
  readonly index: number
  readonly units: bigint
  /** null: it waits for a block. */
  readonly height: number | null
  readonly isGone: boolean
  readonly depositId: string
  readonly state: 'pending' | 'approved' | 'rejected' | 'reversed' | 'restored'
}

/** An output as its chain has it. */
export type SeenOutput = Pick<RecordedOutput, 'txid' | 'index' | 'units' | 'height'>

export type RecordedPayout = {
  readonly withdrawalId: string
  readonly reference: string
  readonly units: bigint
  readonly isPaid: boolean
  /** Undefined where the chain knows no such transaction. */
  readonly seen:
    | {
        readonly height: number | null
        /** To where the client wants it. */
        readonly units: bigint
        /** null where the chain does not say. */
        readonly fee: bigint | null
      }
    | undefined
}

/** Coins that the operator moved, and two of their people said so. */
export type RecordedMovement = {
  readonly txid: string
  /** Above zero where our addresses got more by it than deposits and payouts tell. */
  readonly units: bigint
  readonly isOnChain: boolean
}

export type CoinFacts = {
  readonly coin: Coin
  readonly tip: number
  /** How deep an output counts as paid. */
  readonly needed: number
  /** The chain was read from this height on. */
  readonly from: number
  readonly recorded: readonly RecordedOutput[]
  readonly seen: readonly SeenOutput[]
  readonly payouts: readonly RecordedPayout[]
  readonly movements: readonly RecordedMovement[]
  /** What else the operator put there (above zero) and took away, besides payouts. */
  readonly own: bigint
  /** By its blocks the chain says our addresses hold this. */
  readonly holding: bigint
}

/** So many blocks the watchers may be late before that is a difference. */
const lateBlocks = 6

export function compareCoins(facts: CoinFacts): Difference[] {
  const found = [
    ...[...compareSeen(facts), ...compareRecorded(facts), ...comparePayouts(facts)],
    ...compareMovements(facts),
  ]
  const { coin: unit, holding: theirs } = facts
  const ours = expectedOf(facts)
  if (ours === theirs) return found
  const about = 'what our addresses hold'
  return [...found, { kind: 'coins_differ', unit, about, ours, theirs }]
}

/** What the operator moved, as far as the chain has it. */
export function movedOf({ movements, own }: Pick<CoinFacts, 'movements' | 'own'>): bigint {
  const there = movements.filter(({ isOnChain }) => isOnChain)
  return sumOf(there.map(({ units }) => units)) + own
}

/** What our addresses must hold: what came, known or not, less what left with its fees. */
export function expectedOf({ recorded, seen, payouts, from, ...moved }: CoinFacts): bigint {
  const fromBefore = recorded.filter((one) => isThere(one) && !isWithin(one, from))
  const came = [...fromBefore, ...seen.filter(({ height }) => height !== null)]
  const left = payouts.flatMap(({ units, seen: paid }) =>
    paid && paid.height !== null ? [units + (paid.fee ?? 0n)] : [],
  )
  return sumOf(came.map(({ units }) => units)) - sumOf(left) + movedOf(moved)
}

function isThere({ height, isGone }: RecordedOutput): boolean {
  return height !== null && !isGone
}

function isWithin({ height }: Pick<RecordedOutput, 'height'>, from: number): boolean {
  return height === null || height >= from
}

/** What the chain has: is it known, as it is, and credited in time? */
function compareSeen({ coin, seen, recorded, tip, needed }: CoinFacts): Difference[] {
  const byName = new Map(recorded.map((one) => [nameOf(one), one]))
  return seen.flatMap((output): Difference[] => {
    const known = byName.get(nameOf(output))
    const about = nameOf(output)
    const both = { unit: coin, about, theirs: output.units }
    const depth = output.height === null ? 0 : tip - output.height + 1
    if (!known || known.isGone) {
      return depth > lateBlocks ? [{ kind: 'output_unknown', ...both, ours: 0n }] : []
    }
    if (known.units !== output.units) {
      return [{ kind: 'output_differs', ...both, ours: known.units }]
    }
    if (depth <= needed + lateBlocks) return []
    if (known.state === 'pending') return [{ kind: 'output_not_credited', ...both, ours: 0n }]
    return known.state === 'reversed' ? [{ kind: 'output_back', ...both, ours: 0n }] : []
  })
}

/** What is in our records: does the chain have it, and did it credit one deposit? */
function compareRecorded({ coin, seen, recorded, from }: CoinFacts): Difference[] {
  const onChain = new Set(seen.map(nameOf))
  const credited = new Map<string, number>()
  return recorded.flatMap((output): Difference[] => {
    const about = nameOf(output)
    const isCredited = output.state === 'approved' || output.state === 'restored'
    const times = (credited.get(about) ?? 0) + (isCredited ? 1 : 0)
    credited.set(about, times)
    const { units: ours } = output
    if (isCredited && times > 1) {
      return [{ kind: 'output_credited_twice', unit: coin, about, ours, theirs: 0n }]
    }
    const isMissing = isThere(output) && isWithin(output, from) && !onChain.has(about)
    const isMoney = isCredited && output.isGone
    if (!isMissing && !isMoney) return []
    return [{ kind: 'output_not_on_chain', unit: coin, about, ours, theirs: 0n }]
  })
}

function comparePayouts({ coin, payouts, tip, needed }: CoinFacts): Difference[] {
  return payouts.flatMap(({ withdrawalId, reference, units, isPaid, seen }): Difference[] => {
    const both = { unit: coin, about: `${withdrawalId} by ${reference}`, ours: units }
    if (!seen || seen.height === null) {
      return isPaid ? [{ kind: 'payout_not_on_chain', ...both, theirs: 0n }] : []
    }
    if (seen.units !== units) return [{ kind: 'payout_differs', ...both, theirs: seen.units }]
    const isLate = !isPaid && tip - seen.height + 1 > needed + lateBlocks
    return isLate ? [{ kind: 'payout_not_settled', ...both, ours: 0n, theirs: units }] : []
  })
}

function compareMovements({ coin: unit, movements }: CoinFacts): Difference[] {
  return movements.flatMap(({ txid: about, units, isOnChain }): Difference[] =>
    isOnChain ? [] : [{ kind: 'movement_not_on_chain', unit, about, ours: units, theirs: 0n }],
  )
}

export type CardFacts = {
  readonly depositId: string
  readonly paymentId: string
  /** In cents; null where nothing was credited. */
  readonly charged: bigint | null
  readonly isReversed: boolean
  /** It began so lately that word of it may still be on its way. */
  readonly isYoung: boolean
  /** Of the provider's own books; undefined where it knows no such payment. */
  readonly seen: { readonly amount: bigint; readonly state: string } | undefined
}

export function compareCards(payments: readonly CardFacts[]): Difference[] {
  return payments.flatMap((payment) => {
    const { depositId, paymentId, charged, isReversed, isYoung, seen } = payment
    const isTaken = seen?.state === 'paid' || seen?.state === 'disputed'
    const both = {
      unit: 'usd',
      about: `${depositId} by ${paymentId}`,
      ours: charged ?? 0n,
      theirs: isTaken ? seen.amount : 0n,
    } as const
    const only = (kind: DifferenceKind): Difference[] => [{ kind, ...both }]
    if (charged === null) return isTaken && !isYoung ? only('charge_not_credited') : []
    if (!isTaken) return only('charge_not_taken')
    if (charged !== seen.amount) return only('charge_differs')
    const isDisputed = seen.state === 'disputed'
    if (isReversed) return isDisputed ? [] : [{ kind: 'dispute_won', ...both, ours: 0n }]
    const isOpen = isDisputed && !isYoung
    return isOpen ? [{ kind: 'dispute_not_booked', ...both, theirs: 0n }] : []
  })
}

function differing(
  kind: DifferenceKind,
  about: string,
  ours: bigint,
  theirs: bigint,
): Difference[] {
  return ours === theirs ? [] : [{ kind, unit: 'usd', about, ours, theirs }]
}

function nameOf({ txid, index }: Pick<RecordedOutput, 'txid' | 'index'>): string {
  return `${txid}/${index}`
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}
