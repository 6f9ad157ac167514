// Within the days that the law of their country gives, a client withdraws from a purchase: what is
// unused of it goes back, with a credit note, and what was paid for that is on the live balance.

import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { findProfile } from '#server/identity/clients/find-profile.ts'
import { holdAccountIn } from '#server/identity/clients/hold-account.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { payIn, payOut } from '#server/ledger/ledger.ts'
import { furtherToMove, postTransfers } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import type { BuyingDeps } from './buy-credits.ts'
import { type Refund, refundOf, unusedOf } from './credit.ts'
import { creditActs } from './credit-acts.ts'
import { insertRefund, loadPurchase, type StoredPurchase, sumBoughtLater } from './credits.store.ts'
import { buyerOf, sellerOf } from './invoice-parties.ts'
import { insertInvoice } from './invoices.store.ts'

export function giveBack(
  deps: BuyingDeps,
  clientId: ClientId,
  id: string,
): Promise<StoredPurchase | KnownRefusal> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const live = await holdAccountIn(tx, clientId, 'real')
    const purchase = await loadPurchase(tx, id)
    if (purchase?.clientId !== clientId) return refuse('not_found')
    // Asked twice, done once.
    if (purchase.refund) return purchase
    const { state } = await findClient(tx, clientId)
    if (state === 'closed') return refuse('account_closed')
    const before = await furtherToMove(tx, clientId, 'credits')
    const boughtLater = await sumBoughtLater(tx, clientId, id)
    const at = clock.now()
    const unused = unusedOf(purchase, { balance: before.balance, boughtLater })
    const refund = refundOf(purchase, unused, at)
    if (!refund) return refuse('credits_not_returnable')
    await insertRefund(tx, id, refund)
    await issueCreditNote(tx, deps, purchase, refund)
    const cause = { ref: id, at } as const
    const taken = payOut(before, 'issued', refund.credits, { kind: 'credit_refund', ...cause })
    const given = payIn(live, 'credit_sales', refund.paid, { kind: 'credit_repayment', ...cause })
    await postTransfers(tx, [taken.transfer, given.transfer])
    const after = present(await loadPurchase(tx, id), 'it is there')
    const creditNote = present(after.creditNote, 'it was issued')
    const facts = { ...refund, id, creditNote }
    const told = { act: creditActs.returned, clientId, actor: 'client' as const, at }
    await tell(tx, { ...told, facts, account: given.account }, deps)
    return after
  })
}

async function issueCreditNote(
  tx: Tx,
  { settings }: BuyingDeps,
  { id, clientId, country, vatBp, rate }: StoredPurchase,
  { at, credits, price: gross, vat, paid }: Refund,
): Promise<void> {
  const client = await findClient(tx, clientId)
  await insertInvoice(tx, {
    series: iso(at).slice(0, 4),
    purchaseId: id,
    isCreditNote: true,
    clientId,
    issuedAt: at,
    seller: sellerOf(settings()),
    buyer: buyerOf(client, await findProfile(tx, clientId)),
    credits,
    gross,
    vat,
    vatBp,
    paid,
    rate,
    country,
  })
}
