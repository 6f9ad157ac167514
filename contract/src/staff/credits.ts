// Credits as staff see them: what a client has and what moved it, and the invoices of everybody.

import * as z from 'zod/mini'
import { CreditMoveView, CreditOrderView } from '../client/credits.ts'
import { staffLanguageQuery } from '../shared/language-query.ts'
import { Instant, Page, pageQuery, Success, Text } from '../shared/wire.ts'
import { daysQuery } from './lists.ts'
import { clientNumber } from './withdrawals.ts'

export const StaffCredits = z.object({
  credits: z.number(),
  /** One credit at least: the automated trader may begin something new. */
  may_trade: z.boolean(),
  /** Since when they are below nothing; null: they are not. */
  debt_since: z.nullable(Instant),
  /** When the account may be ended for it. */
  debt_until: z.nullable(Instant),
  orders: z.array(CreditOrderView),
})
export type StaffCredits = z.infer<typeof StaffCredits>

export const invoiceKinds = ['purchase', 'return'] as const

export const StaffInvoice = z.object({
  purchase: Text,
  /** A credit note is of what was given back. */
  kind: z.enum(invoiceKinds),
  /** "2026-000012" */
  number: Text,
  client_id: Text,
  issued_at: Instant,
  credits: z.number(),
  /** Euros, tax included; what of it is tax, of which country. */
  gross: z.number(),
  vat: z.number(),
  vat_percent: z.number(),
  country: Text,
  /** Dollars, as text. */
  usd: Text,
})
export type StaffInvoice = z.infer<typeof StaffInvoice>

export const staffCreditRoutes = {
  officeClientCredits: {
    method: 'GET',
    path: '/office/clients/:id/credits',
    audience: 'staff',
    action: 'credit.read',
    summary: 'The credits of a client: what is there, what is owed, what waits for a deposit.',
    reply: Success(StaffCredits),
  },
  officeClientCreditMoves: {
    method: 'GET',
    path: '/office/clients/:id/credits/statement',
    audience: 'staff',
    action: 'credit.read',
    summary: 'What moved the credits of a client, newest first, as they see it.',
    query: z.strictObject(pageQuery),
    reply: Page(CreditMoveView),
  },
  officeInvoices: {
    method: 'GET',
    path: '/office/invoices',
    audience: 'staff',
    action: 'credit.read',
    summary: 'Invoices of credits and credit notes, by number, the newest first.',
    query: z.strictObject({
      ...pageQuery,
      kind: z.optional(z.enum(invoiceKinds, { error: 'not_listed' })),
      client: z.optional(clientNumber),
      ...daysQuery,
    }),
    reply: Page(StaffInvoice),
  },
  officeInvoiceFile: {
    method: 'GET',
    path: '/office/invoices/:id/file',
    audience: 'staff',
    action: 'credit.read',
    summary:
      'An invoice as PDF, or the credit note of it. The buyer is named as far as whoever asks ' +
      'may see.',
    query: z.strictObject({
      ...staffLanguageQuery,
      of: z._default(z.enum(invoiceKinds, { error: 'not_listed' }), 'purchase'),
    }),
    replyType: 'application/pdf',
    reply: z.unknown(),
  },
} as const
