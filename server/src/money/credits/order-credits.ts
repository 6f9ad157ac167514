// A deposit that waits for its payment may buy credits once it is credited. What comes is on the
// live balance first, and the pack is bought from there at what holds then; where that cannot be,
// the money stays on the balance and the client is told.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { findDeposit } from '../deposits/find-deposit.ts'
import { type BuyingDeps, buyIn } from './buy-credits.ts'
import { hundredths, packOf, refuseBuying } from './credit.ts'
import { creditActs } from './credit-acts.ts'
import { listDue, lockOrder, type Order, updateEnded, upsertOrder } from './orders.store.ts'

type OrderWish = {
  readonly clientId: ClientId
  readonly depositId: string
  readonly credits: number
}

export function orderCredits(
  { db, clock, settings, install }: BuyingDeps,
  { clientId, depositId, credits }: OrderWish,
): Promise<Order | KnownRefusal> {
  return db.transaction(async (tx) => {
    await holdStanding(tx, clientId)
    const deposit = await findDeposit(tx, clientId, depositId)
    if (!deposit) return refuse('not_found')
    const before = await lockOrder(tx, depositId)
    if (before?.endedAt !== null && before?.why === null) return refuse('credits_order_ended')
    if (deposit.step.state !== 'pending') {
      return refuse('deposit_ended', { status: deposit.step.state })
    }
    const { creditPacks } = settings()
    const client = await findClient(tx, clientId)
    const refusal = refuseBuying(client, { mode: install.mode, packs: creditPacks })
    // Who they are may be shown while it waits.
    if (refusal && refusal.refused !== 'credits_need_identity') return refusal
    if (!packOf(settings(), credits)) return refuse('credits_no_pack')
    const order = { depositId, clientId, credits: hundredths(credits), askedAt: clock.now() }
    await upsertOrder(tx, order)
    return { ...order, endedAt: null, why: null }
  })
}

export function dropOrder(
  { db, clock }: Pick<BuyingDeps, 'db' | 'clock'>,
  clientId: ClientId,
  depositId: string,
): Promise<Order | KnownRefusal> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, depositId)
    if (order?.clientId !== clientId) return refuse('not_found')
    if (order.endedAt !== null) {
      return order.why === null ? refuse('credits_order_ended') : order
    }
    const ended = { at: clock.now(), why: 'dropped' }
    await updateEnded(tx, depositId, ended)
    return { ...order, endedAt: ended.at, why: ended.why }
  })
}

const mostAtOnce = 100

/** How many ended: bought, or not. */
export async function fillOrders(deps: BuyingDeps): Promise<number> {
  const due = await listDue(deps.db, mostAtOnce)
  for (const { depositId, isCredited } of due) await fillOrder(deps, depositId, isCredited)
  return due.length
}

function fillOrder(deps: BuyingDeps, depositId: string, isCredited: boolean): Promise<void> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, depositId)
    if (!order || order.endedAt !== null) return
    const { clientId, credits } = order
    if (!isCredited) {
      await updateEnded(tx, depositId, { at: clock.now(), why: 'deposit_not_credited' })
      return
    }
    const wish = { clientId, credits: Number(credits) / 100, shown: null, orderKey: null }
    const bought = await buyIn(tx, deps, { ...wish, depositId })
    const at = clock.now()
    if (!isRefusal(bought)) {
      await updateEnded(tx, depositId, { at, why: null })
      return
    }
    await updateEnded(tx, depositId, { at, why: bought.refused })
    const facts = { deposit: depositId, credits, why: bought.refused }
    await tell(tx, { act: creditActs.not_bought, clientId, actor: 'system', at, facts }, deps)
  })
}
