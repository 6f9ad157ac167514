// The SQL of invoices. The database deals out their numbers.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Eur, Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Span } from '#server/platform/keyset.ts'

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

export type InvoicePlace = { readonly series: string; readonly number: number }

/** Of everybody or of one, the newest first. */
export async function listInvoices(
  tx: Tx,
  wanted: {
    readonly isCreditNote: boolean | null
    readonly clientId: ClientId | null
    readonly days: Span
    readonly after: InvoicePlace | null
    readonly limit: number
  },
): Promise<Invoice[]> {
  const { isCreditNote, clientId, days, after, limit } = wanted
  const rows = await tx.rows<Row>(
    `select ${columns} from invoices
      where ($1::bigint is null or client_id = $1)
        and ($2::boolean is null or is_credit_note = $2)
        and ($3::timestamptz is null or issued_at >= $3)
        and ($4::timestamptz is null or issued_at < $4)
        and ($5::text is null or (series, number) < ($5, $6::int))
      order by series desc, number desc limit $7`,
    [
      ...[clientId, isCreditNote, days.from && iso(days.from), days.until && iso(days.until)],
      ...[after?.series ?? null, after?.number ?? null, limit],
    ],
  )
  return rows.map(invoiceOf)
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
