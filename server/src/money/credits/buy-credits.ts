// A client buys a pack of credits from the live balance, at the price that was shown: both moves,
// the invoice and what is told of it are one transaction.

import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Eur, isLess, type Usd, usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Client } from '#server/identity/clients/client.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { findProfile } from '#server/identity/clients/find-profile.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import { accountIn } from '#server/identity/clients/hold-account.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import { type ClientAccount, payIn, payOut } from '#server/ledger/ledger.ts'
import { furtherToMove, postTransfers } from '#server/ledger/post-transfers.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import {
  hundredths,
  type Price,
  packOf,
  priceOf,
  refuseBuying,
  refusePrice,
  withdrawUntil,
  zeroCredits,
} from './credit.ts'
import { creditActs } from './credit-acts.ts'
import {
  deleteDebt,
  findByKey,
  insertPurchase,
  loadPurchase,
  type StoredPurchase,
} from './credits.store.ts'
import { buyerOf, sellerOf } from './invoice-parties.ts'
import { insertInvoice } from './invoices.store.ts'

export type BuyingDeps = WritingDeps & {
  readonly db: Db
  readonly settings: () => Settings
}

export type BuyingWish = {
  readonly clientId: ClientId
  readonly credits: number
  /** What was shown to the client; null: whatever holds, for a deposit that waited. */
  readonly shown: Usd | null
  readonly orderKey: string | null
}

export function buyCredits(
  deps: BuyingDeps,
  wish: BuyingWish,
): Promise<StoredPurchase | KnownRefusal> {
  return deps.db.transaction((tx) => buyIn(tx, deps, { ...wish, depositId: null }))
}

/** To be called last in a transaction. */
export async function buyIn(
  tx: Tx,
  deps: BuyingDeps,
  wish: BuyingWish & { readonly depositId: string | null },
): Promise<StoredPurchase | KnownRefusal> {
  const { clientId, credits, orderKey } = wish
  // The client first: one buys at a time, and nobody closes the account meanwhile.
  await holdStanding(tx, clientId)
  const same = orderKey === null ? undefined : await findByKey(tx, clientId, orderKey)
  if (same) return same.credits === hundredths(credits) ? same : refuse('key_reused')
  const found = await findPrice(tx, deps, wish)
  if (isRefusal(found)) return found
  const { client, price } = found
  const account = await accountIn(tx, clientId, 'real')
  const refusal = refusePrice(price, account.balance)
  if (refusal) return refusal
  const at = deps.clock.now()
  const id = newUuid(at, deps.random)
  const until = withdrawUntil(price, at)
  const { paid, rate, country, vatBp, vat } = price
  await insertPurchase(tx, {
    id,
    clientId,
    boughtAt: at,
    credits: price.credits,
    price: price.price,
    vat,
    vatBp,
    country,
    rate,
    paid,
    withdrawUntil: until,
    orderKey,
    depositId: wish.depositId,
  })
  await issueInvoice(tx, deps, { id, client, price, at })
  const after = await move(tx, account, { id, price, at })
  const purchase = present(await loadPurchase(tx, id), 'it was inserted')
  const last = until === null ? null : iso(until).slice(0, 10)
  const facts = { ...purchase, until: last }
  const told = { act: creditActs.bought, clientId, actor: 'client' as const, at }
  await tell(tx, { ...told, facts, account: after }, deps)
  return purchase
}

async function findPrice(
  tx: Tx,
  { settings, install }: BuyingDeps,
  { clientId, credits, shown }: BuyingWish,
): Promise<{ readonly client: Client; readonly price: Price } | KnownRefusal> {
  const client = await findClient(tx, clientId)
  const held = settings()
  const refusal = refuseBuying(client, { mode: install.mode, packs: held.creditPacks })
  if (refusal) return refusal
  const pack = packOf(held, credits)
  if (!pack) return refuse('credits_no_pack')
  const price = priceOf(pack, held, present(client.country, 'it was asked above'))
  if (shown !== null && shown !== price.paid) {
    return refuse('credits_price_changed', { price: usdToText(price.paid) })
  }
  return { client, price }
}

type Moved = { readonly id: string; readonly price: Price; readonly at: Millis }

/** The live account as it stands after. */
async function move(tx: Tx, live: ClientAccount, { id, price, at }: Moved): Promise<ClientAccount> {
  const out = payOut(live, 'credit_sales', price.paid, { kind: 'credit_purchase', ref: id, at })
  const before = await furtherToMove(tx, live.clientId, 'credits')
  const cause = { kind: 'credit_issue', ref: id, at } as const
  const { account, transfer } = payIn(before, 'issued', price.credits, cause)
  await postTransfers(tx, [out.transfer, transfer])
  await endDebt(tx, live.clientId, account.balance)
  return out.account
}

async function endDebt(tx: Tx, clientId: ClientId, balance: Eur): Promise<void> {
  if (!isLess(balance, zeroCredits)) await deleteDebt(tx, clientId)
}

type Invoiced = Moved & { readonly client: Client }

async function issueInvoice(
  tx: Tx,
  { settings }: BuyingDeps,
  { id, client, price, at }: Invoiced,
): Promise<void> {
  const profile = await findProfile(tx, client.id)
  const { credits, price: gross, vat, vatBp, paid, rate, country } = price
  await insertInvoice(tx, {
    series: iso(at).slice(0, 4),
    purchaseId: id,
    isCreditNote: false,
    clientId: client.id,
    issuedAt: at,
    seller: sellerOf(settings()),
    buyer: buyerOf(client, profile),
    credits,
    gross,
    vat,
    vatBp,
    paid,
    rate,
    country,
  })
}
