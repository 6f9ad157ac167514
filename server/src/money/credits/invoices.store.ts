// The SQL of invoices. The database deals out their numbers.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Eur, Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type Invoice = {
  readonly series: string
  readonly number: number
  readonly purchaseId: string
  readonly isCreditNote: boolean
  readonly clientId: ClientId
  readonly issuedAt: Millis
  /** As they were then, a line each; nothing of an erased client. */
  readonly seller: string
  readonly buyer: string
  readonly country: string
  readonly vatBp: number
  readonly credits: Eur
  readonly gross: Eur
  readonly vat: Eur
  readonly paid: Usd
  readonly rate: number
}

type Row = {
  series: string
  number: number
  purchase_id: string
  is_credit_note: boolean
  client_id: ClientId
  issued_at: Millis
  seller: string
  buyer: string
  country: string
  vat_bp: number
  credits: Eur
  gross: Eur
  vat: Eur
  paid: Usd
  rate: string
}

const columns = `series, number, purchase_id, is_credit_note, client_id, issued_at, seller, buyer,
  country, vat_bp, credits, gross, vat, paid, rate::text as rate`

/** Gives its number. */
export async function insertInvoice(tx: Tx, one: Omit<Invoice, 'number'>): Promise<number> {
  const rows = await tx.rows<{ number: number }>(
    `insert into invoices (series, number, purchase_id, is_credit_note, client_id, issued_at,
                           seller, buyer, country, vat_bp, credits, gross, vat, paid, rate)
     values ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::numeric)
     returning number`,
    [
      ...[one.series, one.purchaseId, one.isCreditNote, one.clientId, iso(one.issuedAt)],
      ...[one.seller, one.buyer, one.country, one.vatBp, one.credits, one.gross, one.vat],
      ...[one.paid, String(one.rate)],
    ],
  )
  return present(rows[0], 'it was inserted').number
}

export async function loadInvoice(
  tx: Tx,
  purchaseId: string,
  isCreditNote: boolean,
): Promise<Invoice | undefined> {
  const rows = await tx.rows<Row>(
    `select ${columns} from invoices where purchase_id = $1 and is_credit_note = $2`,
    [purchaseId, isCreditNote],
  )
  return rows[0] && invoiceOf(rows[0])
}

function invoiceOf(row: Row): Invoice {
  return {
    series: row.series,
    number: row.number,
    purchaseId: row.purchase_id,
    isCreditNote: row.is_credit_note,
    clientId: row.client_id,
    issuedAt: row.issued_at,
    seller: row.seller,
    buyer: row.buyer,
    country: row.country,
    vatBp: row.vat_bp,
    credits: row.credits,
    gross: row.gross,
    vat: row.vat,
    paid: row.paid,
    rate: Number(row.rate),
  }
}
