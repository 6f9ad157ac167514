// What a client of the practice exchange does: orders, cancels, lets a timer run, takes money out.
// Each is one change of the account, and told to who listens after it is kept.

import type { Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import { type Account, availableOf, type Happening, moved, type Outcome } from './account.ts'
import type { Books } from './books.ts'
import type { EndReason, Ids } from './fill.ts'
import { newIds } from './new-key.ts'
import type { Order, Wish } from './order.ts'
import type { Quotes } from './quotes.ts'
import type { Spot } from './spot.ts'
import { cancelled, type PlaceFault, placed } from './trade.ts'

export type PracticeDeps = {
  readonly clock: Clock
  readonly random: Random
  readonly quotes: Quotes
  readonly books: Books
  /** Told what came of a change once it is kept. */
  readonly tell: (accountId: string, happened: readonly Happening[]) => void
}

export type Placing = {
  readonly spot: Spot
  readonly wish: Wish
  /** How deep the book is to be, in parts; all of it where nothing is said. */
  readonly depth?: bigint | undefined
  /** Nothing is to come of it. */
  readonly isTrial?: boolean
}

export type Answered = { readonly order: Order; readonly happened: readonly Happening[] }

/** `no_price`: nobody knows where the market is. */
export async function placeOrder(
  deps: PracticeDeps,
  accountId: string,
  { spot, wish, depth, isTrial = false }: Placing,
): Promise<Answered | { readonly fault: PlaceFault | 'no_price' }> {
  const { quotes, clock } = deps
  const last = quotes.last(spot.name)
  if (!last) return { fault: 'no_price' }
  const { find } = quotes
  const now = clock.now()
  const ids = newIds(deps.random)
  const moment = {
    now,
    spot,
    last: last.price,
    ids,
    find,
    ...(depth === undefined ? {} : { depth }),
  }
  const outcome = await changed(deps, accountId, (account) => {
    const answer = placed(account, wish, moment)
    if ('fault' in answer) return { account, happened: [], fault: answer.fault }
    return isTrial ? { account, happened: [], order: answer.order } : answer
  })
  if ('fault' in outcome) return { fault: outcome.fault }
  return { order: outcome.order, happened: outcome.happened }
}

/** Cancels the open orders that are meant; answers with those. */
export async function cancelOrders(
  deps: PracticeDeps,
  accountId: string,
  isMeant: (order: Order) => boolean,
  reason: EndReason = 'user',
): Promise<readonly Order[]> {
  const now = deps.clock.now()
  const { happened } = await changed(deps, accountId, (account) =>
    cancelled(account, isMeant, { now, reason }),
  )
  return happened.flatMap((it) => (it.type === 'closed' ? it.order : []))
}

/** Open orders are cancelled then unless another instant, or none, is set before. */
export async function setTimer(
  deps: PracticeDeps,
  accountId: string,
  cancelAt: Millis | null,
): Promise<void> {
  await changed(deps, accountId, (account) => ({ account: { ...account, cancelAt }, happened: [] }))
}

/** Units of an asset that come into an account; below zero, they leave it. */
export type Movement = { readonly asset: string; readonly units: bigint }

/** All of them, or none where there is too little. */
export async function moveFunds(
  deps: PracticeDeps,
  accountId: string,
  movements: readonly Movement[],
): Promise<{ readonly ref: string } | undefined> {
  const now = deps.clock.now()
  const ids = newIds(deps.random)
  const ref = ids.next('T')
  const outcome = await changed(deps, accountId, (account) => {
    const isShort = movements.some(
      ({ asset, units }) => availableOf(account, asset, deps.quotes.find) + units < 0n,
    )
    if (isShort) return { account, happened: [], isShort }
    return { ...withMovements(account, movements, { ids, ref, now }), isShort }
  })
  return outcome.isShort ? undefined : { ref }
}

type Naming = { readonly ids: Ids; readonly ref: string; readonly now: Millis }

function withMovements(
  account: Account,
  movements: readonly Movement[],
  { ids, ref, now: at }: Naming,
): Outcome {
  const happened: Happening[] = []
  let after = account
  for (const { asset, units } of movements) {
    const kind = units < 0n ? 'withdrawal' : 'deposit'
    const line = { id: ids.next('L'), kind, ref, asset, units, fee: 0n, at } as const
    const outcome = moved(after, line)
    after = outcome.account
    happened.push({ type: 'moved', entry: outcome.entry })
  }
  return { account: after, happened }
}

/** One change of an account that is there, told when it is kept. */
export async function changed<T extends Outcome>(
  { books, clock, tell }: PracticeDeps,
  accountId: string,
  work: (account: Account) => T,
): Promise<T> {
  const outcome = await books.change(accountId, clock.now(), work)
  if (!outcome) throw new Error('a key leads to an account')
  if (outcome.happened.length > 0) tell(accountId, outcome.happened)
  return outcome
}
