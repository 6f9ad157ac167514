// The SQL of credits: what was bought, given back and charged, and who waits or owes.

import type { CreditMove, CreditUse } from '#contract/client/credits.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Eur, Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Purchase, Refund } from './credit.ts'

export type StoredPurchase = Purchase & {
  readonly clientId: ClientId
  readonly orderKey: string | null
  readonly depositId: string | null
  /** As they are called: "2026-000012". */
  readonly invoice: string
  readonly creditNote: string | null
}

type PurchaseRow = {
  id: string
  client_id: ClientId
  bought_at: Millis
  credits: Eur
  price: Eur
  vat: Eur
  vat_bp: number
  country: string
  rate: string
  paid: Usd
  withdraw_until: Millis | null
  order_key: string | null
  deposit_id: string | null
  refunded_at: Millis | null
  refund_credits: Eur | null
  refund_price: Eur | null
  refund_vat: Eur | null
  refund_paid: Usd | null
  invoice: string
  credit_note: string | null
}

const named = (invoice: string) =>
  `${invoice}.series || '-' || lpad(${invoice}.number::text, 6, '0')`

const purchases = `
  select p.id, p.client_id, p.bought_at, p.credits, p.price, p.vat, p.vat_bp, p.country,
         p.rate::text as rate, p.paid, p.withdraw_until, p.order_key, p.deposit_id, r.refunded_at,
         r.credits as refund_credits, r.price as refund_price, r.vat as refund_vat,
         r.paid as refund_paid, ${named('i')} as invoice, ${named('n')} as credit_note
    from credit_purchases p
    join invoices i on i.purchase_id = p.id and not i.is_credit_note
    left join invoices n on n.purchase_id = p.id and n.is_credit_note
    left join credit_refunds r on r.purchase_id = p.id`

/** The newest first. */
export async function listPurchases(
  tx: Tx,
  clientId: ClientId,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<StoredPurchase[]> {
  const rows = await tx.rows<PurchaseRow>(
    `${purchases} where p.client_id = $1 and ($2::uuid is null or p.id < $2)
      order by p.id desc limit $3`,
    [clientId, after ?? null, limit],
  )
  return rows.map(purchaseOf)
}

export async function loadPurchase(tx: Tx, id: string): Promise<StoredPurchase | undefined> {
  const rows = await tx.rows<PurchaseRow>(`${purchases} where p.id = $1`, [id])
  return rows[0] && purchaseOf(rows[0])
}

export async function findByKey(
  tx: Tx,
  clientId: ClientId,
  key: string,
): Promise<StoredPurchase | undefined> {
  const rows = await tx.rows<PurchaseRow>(
    `${purchases} where p.client_id = $1 and p.order_key = $2`,
    [clientId, key],
  )
  return rows[0] && purchaseOf(rows[0])
}

/** Of the purchases after this one, less what was given back. */
export async function sumBoughtLater(tx: Tx, clientId: ClientId, id: string): Promise<Eur> {
  const rows = await tx.rows<{ sum: Eur }>(
    `select coalesce(sum(p.credits - coalesce(r.credits, 0)), 0)::bigint as sum
       from credit_purchases p left join credit_refunds r on r.purchase_id = p.id
      where p.client_id = $1 and p.id > $2`,
    [clientId, id],
  )
  return present(rows[0], 'a sum has a row').sum
}

export type NewPurchase = Omit<Purchase, 'refund'> & {
  readonly clientId: ClientId
  readonly orderKey: string | null
  readonly depositId: string | null
}

export async function insertPurchase(tx: Tx, one: NewPurchase): Promise<void> {
  await tx.rows(
    `insert into credit_purchases (id, client_id, bought_at, credits, price, rate, paid, country,
                                   vat_bp, vat, withdraw_until, order_key, deposit_id)
     values ($1, $2, $3, $4, $5, $6::numeric, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[one.id, one.clientId, iso(one.boughtAt), one.credits, one.price, String(one.rate)],
      ...[one.paid, one.country, one.vatBp, one.vat],
      ...[one.withdrawUntil === null ? null : iso(one.withdrawUntil), one.orderKey, one.depositId],
    ],
  )
}

export async function insertRefund(tx: Tx, purchaseId: string, refund: Refund): Promise<void> {
  const { at, credits, price, vat, paid } = refund
  await tx.rows(
    `insert into credit_refunds (purchase_id, refunded_at, credits, price, vat, paid)
     values ($1, $2, $3, $4, $5, $6)`,
    [purchaseId, iso(at), credits, price, vat, paid],
  )
}

export type Charge = {
  readonly id: string
  readonly clientId: ClientId
  readonly kind: CreditUse
  readonly ref: string
  readonly reason: string
  readonly credits: Eur
  readonly at: Millis
}

type ChargeRow = {
  id: string
  client_id: ClientId
  kind: CreditUse
  ref: string
  reason: string
  credits: Eur
  charged_at: Millis
}

/** The caller holds the client: nobody charges the same meanwhile. */
export async function findCharge(
  tx: Tx,
  { clientId, kind, ref }: Pick<Charge, 'clientId' | 'kind' | 'ref'>,
): Promise<Charge | undefined> {
  const rows = await tx.rows<ChargeRow>(
    `select id, client_id, kind, ref, reason, credits, charged_at from credit_charges
      where client_id = $1 and kind = $2 and ref = $3`,
    [clientId, kind, ref],
  )
  const row = rows[0]
  if (!row) return undefined
  const { client_id, charged_at: at, ...rest } = row
  return { ...rest, clientId: client_id, at }
}

export async function insertCharge(tx: Tx, charge: Charge): Promise<void> {
  const { id, clientId, kind, ref, reason, credits, at } = charge
  await tx.rows(
    `insert into credit_charges (id, client_id, kind, ref, reason, credits, charged_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, clientId, kind, ref, reason, credits, iso(at)],
  )
}

export type Move = {
  readonly nr: bigint
  readonly at: Millis
  readonly kind: CreditMove
  readonly use: CreditUse | null
  readonly reason: string | null
  readonly credits: Eur
  readonly balance: Eur
}

/** What moved a client's credits, the newest first. */
export async function listMoves(
  tx: Tx,
  clientId: ClientId,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<Move[]> {
  return tx.rows<Move>(
    `select t.posting as nr, t.at, t.kind::text as kind, c.kind as use, c.reason,
            case when t.to_account = a.id then t.amount else -t.amount end as credits,
            t.balance_after as balance
       from account_names a join transfers t on t.client_account = a.id
       left join credit_charges c on c.id = t.ref and t.kind::text = 'credit_charge'
      where a.client_id = $1 and a.currency = 'credits' and ($2::bigint is null or t.posting < $2)
      order by t.posting desc limit $3`,
    [clientId, before, limit],
  )
}

export type Debt = {
  readonly clientId: ClientId
  readonly since: Millis
  readonly flaggedAt: Millis | null
}

type DebtRow = { client_id: ClientId; since: Millis; flagged_at: Millis | null }

export async function loadDebt(tx: Tx, clientId: ClientId): Promise<Debt | undefined> {
  const rows = await tx.rows<DebtRow>(
    'select client_id, since, flagged_at from credit_debts where client_id = $1',
    [clientId],
  )
  return rows[0] && debtOf(rows[0])
}

/** Those that began by then and nobody was told of, the oldest first. */
export async function listUnflagged(tx: Tx, by: Millis, limit: number): Promise<Debt[]> {
  const rows = await tx.rows<DebtRow>(
    `select client_id, since, flagged_at from credit_debts
      where flagged_at is null and since <= $1 order by since limit $2`,
    [iso(by), limit],
  )
  return rows.map(debtOf)
}

/** One that stands already stays as it began. */
export async function insertDebt(tx: Tx, clientId: ClientId, since: Millis): Promise<void> {
  await tx.rows(
    'insert into credit_debts (client_id, since) values ($1, $2) on conflict do nothing',
    [clientId, iso(since)],
  )
}

export async function deleteDebt(tx: Tx, clientId: ClientId): Promise<void> {
  await tx.rows('delete from credit_debts where client_id = $1', [clientId])
}

export async function updateFlagged(tx: Tx, clientId: ClientId, at: Millis): Promise<void> {
  await tx.rows('update credit_debts set flagged_at = $2 where client_id = $1', [clientId, iso(at)])
}

function debtOf({ client_id: clientId, since, flagged_at: flaggedAt }: DebtRow): Debt {
  return { clientId, since, flaggedAt }
}

function purchaseOf(row: PurchaseRow): StoredPurchase {
  const { refunded_at: at, refund_credits: credits, refund_price: price } = row
  const { refund_vat: vat, refund_paid: paid } = row
  const isBack = at !== null && credits !== null && price !== null && vat !== null && paid !== null
  return {
    id: row.id,
    clientId: row.client_id,
    boughtAt: row.bought_at,
    credits: row.credits,
    price: row.price,
    vat: row.vat,
    vatBp: row.vat_bp,
    country: row.country,
    rate: Number(row.rate),
    paid: row.paid,
    withdrawUntil: row.withdraw_until,
    orderKey: row.order_key,
    depositId: row.deposit_id,
    refund: isBack ? { at, credits, price, vat, paid } : null,
    invoice: row.invoice,
    creditNote: row.credit_note,
  }
}
