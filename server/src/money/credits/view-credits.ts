// A client's credits as they see them: what they have, what it costs, what it is used for.

import type {
  CreditMoveView,
  CreditOrderView,
  CreditPurchaseView,
  CreditsView,
} from '#contract/client/credits.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Eur, eurToNumber, usdToNumber } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { furtherOf } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import type { BuyingDeps } from './buy-credits.ts'
import {
  debtEndOf,
  type Price,
  priceOf,
  refundOf,
  refuseBuying,
  refuseTrading,
  taxOf,
  unusedOf,
  zeroCredits,
} from './credit.ts'
import { loadDebt, type Move, type StoredPurchase } from './credits.store.ts'
import { listOrders, type Order } from './orders.store.ts'

const ordersShown = 10

export async function viewCredits(
  { db, settings, install }: BuyingDeps,
  clientId: ClientId,
): Promise<CreditsView> {
  const client = await findClient(db, clientId)
  const balance = await balanceOf(db, clientId)
  const debt = await loadDebt(db, clientId)
  const held = settings()
  const { creditPacks, creditTax, creditTariff, creditRate, creditLowAt } = held
  const { country } = client
  // Where nobody said where they live the price is the same, and the tax in it nobody's yet.
  const prices = creditPacks.map((pack) => priceOf(pack, held, country ?? nowhere))
  const { vat, withdrawalDays } = taxOf(creditTax, country ?? nowhere)
  const blocked = refuseBuying(client, { mode: install.mode, packs: creditPacks })
  return {
    credits: eurToNumber(balance),
    may_trade: refuseTrading(balance) === undefined,
    low_at: creditLowAt,
    debt_since: debt ? iso(debt.since) : null,
    debt_until: debt ? iso(debtEndOf(debt.since)) : null,
    packs: prices.map(packView),
    rate: creditRate,
    country,
    vat_percent: vat,
    withdrawal_days: withdrawalDays,
    tariff: creditTariff,
    orders: (await listOrders(db, clientId, ordersShown)).map(orderView),
    blocked: blocked?.refused ?? null,
  }
}

const nowhere = ''

export async function balanceOf(tx: Tx, clientId: ClientId): Promise<Eur> {
  return (await furtherOf(tx, clientId, 'credits'))?.balance ?? zeroCredits
}

function packView({ credits, price, vat, paid }: Price) {
  return {
    credits: eurToNumber(credits),
    price: eurToNumber(price),
    vat: eurToNumber(vat),
    usd: usdToNumber(paid),
  }
}

export function orderView(order: Order): CreditOrderView {
  return {
    deposit_id: order.depositId,
    credits: eurToNumber(order.credits),
    asked_at: iso(order.askedAt),
    ended_at: order.endedAt === null ? null : iso(order.endedAt),
    refused: order.why,
  }
}

type Standing = { readonly balance: Eur; readonly boughtLater: Eur; readonly now: Millis }

export function purchaseView(purchase: StoredPurchase, standing: Standing): CreditPurchaseView {
  const { refund, withdrawUntil, creditNote } = purchase
  const due = refundOf(purchase, unusedOf(purchase, standing), standing.now)
  return {
    id: purchase.id,
    bought_at: iso(purchase.boughtAt),
    credits: eurToNumber(purchase.credits),
    price: eurToNumber(purchase.price),
    vat: eurToNumber(purchase.vat),
    vat_percent: purchase.vatBp / 100,
    usd: usdToNumber(purchase.paid),
    rate: purchase.rate,
    invoice: purchase.invoice,
    unused:
      due && withdrawUntil !== null
        ? {
            credits: eurToNumber(due.credits),
            usd: usdToNumber(due.paid),
            until: iso(withdrawUntil),
          }
        : null,
    refund:
      refund && creditNote !== null
        ? {
            at: iso(refund.at),
            credits: eurToNumber(refund.credits),
            usd: usdToNumber(refund.paid),
            credit_note: creditNote,
          }
        : null,
  }
}

export function moveView({ nr, at, kind, use, reason, credits, balance }: Move): CreditMoveView {
  return {
    nr: Number(nr),
    at: iso(at),
    kind,
    use,
    about: reason,
    credits: eurToNumber(credits),
    balance: eurToNumber(balance),
  }
}
