// What is used is charged, by the tariff that holds, once for each thing: whoever asks twice gets
// the first answer. A charge is never refused, since what it is for has happened; whether something
// new may begin is asked before.

import type { CreditUse } from '#contract/client/credits.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Eur, isLess } from '#kernel/money.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import { charge } from '#server/ledger/ledger.ts'
import { furtherOf, furtherToMove, postTransfers } from '#server/ledger/post-transfers.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { becameLow, hundredths, refuseTrading, zeroCredits } from './credit.ts'
import { creditActs } from './credit-acts.ts'
import { type Charge, findCharge, insertCharge, insertDebt } from './credits.store.ts'

export type ChargingDeps = WritingDeps & {
  readonly settings: () => Pick<Settings, 'creditTariff' | 'creditLowAt'>
}

export type ChargeWish = {
  readonly client: ClientId
  readonly kind: CreditUse
  /** What it is for, as the caller names it: with client and kind it is charged once. */
  readonly ref: string
  /** As the statement says it, e.g. the exchange and the day or the pair. */
  readonly reason: string
}

export type Charged = { readonly credits: Eur; readonly left: Eur }

export function chargeCredits(
  deps: ChargingDeps & { readonly db: Db },
  wish: ChargeWish,
): Promise<Charged> {
  return deps.db.transaction((tx) => chargeIn(tx, deps, wish))
}

/** In the transaction of what is charged for. */
export async function chargeIn(
  tx: Tx,
  deps: ChargingDeps,
  { client: clientId, kind, ref, reason }: ChargeWish,
): Promise<Charged> {
  const { clock, random, settings } = deps
  await holdStanding(tx, clientId)
  const before = await furtherToMove(tx, clientId, 'credits')
  const same = await findCharge(tx, { clientId, kind, ref })
  if (same) return { credits: same.credits, left: before.balance }
  const { creditTariff, creditLowAt } = settings()
  const credits = hundredths(creditTariff[kind])
  // What the tariff gives for nothing is not written down as a charge.
  if (credits === zeroCredits) return { credits, left: before.balance }
  const at = clock.now()
  const one: Charge = { id: newUuid(at, random), clientId, kind, ref, reason, credits, at }
  const cause = { kind: 'credit_charge', ref: one.id, at } as const
  const { account, transfer } = charge(before, credits, cause)
  await insertCharge(tx, one)
  await postTransfers(tx, [transfer])
  const { balance } = account
  if (isLess(balance, zeroCredits)) await insertDebt(tx, clientId, at)
  const facts = { ...one, balance }
  await tell(tx, { act: creditActs.charged, clientId, actor: 'system', at, facts }, deps)
  if (becameLow(before.balance, balance, creditLowAt)) {
    await tell(tx, { act: creditActs.low, clientId, actor: 'system', at, facts }, deps)
  }
  return { credits, left: balance }
}

/** Whether the automated trader may begin anything new on this client's exchange account. */
export async function mayTradeByCredits(
  tx: Tx,
  client: ClientId,
): Promise<KnownRefusal | undefined> {
  return refuseTrading((await furtherOf(tx, client, 'credits'))?.balance ?? zeroCredits)
}
