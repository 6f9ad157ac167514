// The calls by which staff look at credits: those of a client, what moved them, and the invoices of
// everybody. An invoice names its buyer as far as whoever asks may see.

import { Readable } from 'node:stream'
import { invoiceKinds, type StaffInvoice } from '#contract/staff/credits.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { eurToNumber, usdToText } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import { findClient, findKnown } from '#server/identity/clients/find-client.ts'
import { lensFor } from '#server/identity/reveals/read-personal-data.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { numberOf, spanOf } from '#server/platform/keyset.ts'
import { success } from '#server/platform/reply.ts'
import type { BuyingDeps } from './buy-credits.ts'
import { pageMoves } from './credits.routes.ts'
import { loadPurchase } from './credits.store.ts'
import { nameOf } from './invoice-file.ts'
import { invoicePaper } from './invoice-paper.ts'
import { type Invoice, type InvoicePlace, listInvoices, loadInvoice } from './invoices.store.ts'
import { viewCredits } from './view-credits.ts'

const [purchased, returned] = invoiceKinds

export function registerStaffCredits(office: OfficeRouter, deps: BuyingDeps): void {
  const { db } = deps
  const known = async (id = '') => {
    const clientId = clientIdFrom(id)
    return clientId === undefined ? undefined : findKnown(db, clientId)
  }

  office.on(routes.officeClientCredits, async ({ params }) => {
    const client = await known(params.id)
    if (!client) return refuse('not_found')
    const view = await viewCredits(deps, client.id)
    const { credits, may_trade, debt_since, debt_until, orders } = view
    return success('Credits.', { credits, may_trade, debt_since, debt_until, orders })
  })

  office.on(routes.officeClientCreditMoves, async ({ params, query }) => {
    const client = await known(params.id)
    return client ? pageMoves(db, client.id, query) : refuse('not_found')
  })

  office.on(routes.officeInvoices, async ({ query }) => {
    const { kind, client, cursor, limit } = query
    const after = placeOf(cursor)
    if (after === undefined) return refuse('malformed')
    const found = await listInvoices(db, {
      isCreditNote: kind === undefined ? null : kind === returned,
      clientId: numberOf(client),
      days: spanOf(query),
      after,
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    const last = found.length > limit ? page.at(-1) : undefined
    return { ...success('Invoices.', page.map(viewOf)), next_cursor: last ? nameOf(last) : null }
  })

  registerFile(office, deps)
}

function registerFile(office: OfficeRouter, deps: BuyingDeps): void {
  const { db } = deps
  office.on(routes.officeInvoiceFile, async ({ params: { id = '' }, query, staff, reply }) => {
    const purchase = isUuid(id) ? await loadPurchase(db, id) : undefined
    const invoice = purchase && (await loadInvoice(db, id, query.of === returned))
    if (!purchase || !invoice) return refuse('not_found')
    const client = await findClient(db, invoice.clientId)
    const show = await lensFor(deps, staff)
    // Who is revealed is named as on the paper that the client has; of others there is a number.
    const isShown = show(client, 'name', client.lastname).value !== null
    const buyer = invoice.buyer === '' || isShown ? invoice.buyer : String(client.id)
    const shown = { ...invoice, buyer }
    const paper = invoicePaper(deps, { purchase, invoice: shown, language: query.lang })
    reply.header('content-type', 'application/pdf')
    reply.header('content-disposition', `attachment; filename="${paper.filename}"`)
    return Readable.from(paper.content)
  })
}

/** Null: from the newest on. Undefined: it is no number of an invoice. */
function placeOf(cursor: string | undefined): InvoicePlace | null | undefined {
  if (cursor === undefined) return null
  const [, series, number] = /^(.{1,20})-(\d{6,9})$/.exec(cursor) ?? []
  return series === undefined ? undefined : { series, number: Number(number) }
}

function viewOf(invoice: Invoice): StaffInvoice {
  return {
    purchase: invoice.purchaseId,
    kind: invoice.isCreditNote ? returned : purchased,
    number: nameOf(invoice),
    client_id: String(invoice.clientId),
    issued_at: iso(invoice.issuedAt),
    credits: eurToNumber(invoice.credits),
    gross: eurToNumber(invoice.gross),
    vat: eurToNumber(invoice.vat),
    vat_percent: invoice.vatBp / 100,
    country: invoice.country,
    usd: usdToText(invoice.paid),
  }
}
