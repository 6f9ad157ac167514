// Deposits by card: asking for one, and crediting what its charge brought. Whatever the provider
// repeats or tells in another order, a charge is credited once.

import { depositLeast } from '#contract/client/deposits.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import { refuseDeposit } from '#server/identity/limits/refuse-deposit.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { findByKey, findLaterKey } from './asks.store.ts'
import { insertCharge, loadCharge } from './charges.store.ts'
import { refuseAmount, refuseStanding } from './check-standing.ts'
import type { Deposit } from './deposit.ts'
import { depositActs } from './deposit-acts.ts'
import type { OfferDeps } from './deposit-offer.ts'
import { depositUse } from './deposit-use.ts'
import { insertAsk, insertDeposit, loadDeposit, lockDeposit } from './deposits.store.ts'
import { postCredit } from './post-credit.ts'

export type ChargeDeps = WritingDeps & Pick<OfferDeps, 'isOpen' | 'serves'> & { readonly db: Db }

export type CardWish = {
  readonly clientId: ClientId
  readonly amount: Usd
  readonly orderKey: string | null
  /** What else keeps a new one from being asked for; under the client's lock. */
  readonly refuseNew?: (tx: Tx, now: Millis) => Promise<KnownRefusal | undefined>
}

/**
 * A deposit that waits for its charge. The same key gives the same deposit; the caller compares
 * what else the key stands for.
 */
export function askCardDeposit(
  deps: ChargeDeps,
  { clientId, amount, orderKey, refuseNew }: CardWish,
): Promise<Deposit | KnownRefusal> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const now = clock.now()
    const limited = await refuseDeposit(tx, {
      clientId,
      amount,
      now,
      paidInOf: () => depositUse(tx, clientId, now),
    })
    const same = orderKey === null ? undefined : await findByKey(tx, clientId, orderKey)
    if (same) {
      const isSame = same.method === 'card' && same.ask?.amount === amount
      return isSame ? same : refuse('key_reused')
    }
    if (orderKey !== null && (await findLaterKey(tx, clientId, orderKey))) {
      return refuse('key_reused')
    }
    const standing =
      refuseAmount(amount, depositLeast.card) ?? (await refuseStanding(deps, tx, clientId, now))
    const refusal = standing ?? (await refuseNew?.(tx, now)) ?? limited
    if (refusal) return refusal
    const id = newUuid(now, deps.random)
    const deposit = { id, clientId, network: null, address: null, createdAt: now } as const
    await insertDeposit(tx, { ...deposit, method: 'card' }, 'client')
    await insertAsk(tx, deposit, { amount, quote: null, askedAt: now }, orderKey)
    const facts = { id, method: 'card', amount }
    await tell(tx, { act: depositActs.asked, clientId, actor: 'client', at: now, facts }, deps)
    return present(await loadDeposit(tx, id), 'a deposit that was just written is there')
  })
}

export type ChargeNote = {
  readonly depositId: string
  /** What the provider took. */
  readonly amount: Usd
  /** The provider's own number for it. */
  readonly chargeId: string
}

/** Credits what a charge brought, once; told again, it does nothing. */
export function creditCharge(
  deps: ChargeDeps,
  { depositId, amount, chargeId }: ChargeNote,
): Promise<'credited' | 'was credited' | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, depositId)
    if (deposit?.method !== 'card') return refuse('not_found')
    const at = deps.clock.now()
    if (!(await insertCharge(tx, { chargeId, depositId, amount }, at))) {
      const known = await loadCharge(tx, chargeId)
      return known?.depositId === depositId && known.amount === amount
        ? ('was credited' as const)
        : refuse('charge_other')
    }
    const { state } = deposit.step
    // What was told to be declined, and is paid after all, is paid.
    if (state === 'reversed') return refuse('deposit_ended', { status: state })
    const asked = deposit.ask?.amount ?? amount
    const outcome = amount === asked ? 'exact' : amount < asked ? 'partial' : 'over'
    const credit = { amount, rate: null, restRate: null }
    const came = { by: 'card' } as const
    await postCredit(tx, { deposit, credit, outcome, came, at }, deps)
    return 'credited' as const
  })
}
