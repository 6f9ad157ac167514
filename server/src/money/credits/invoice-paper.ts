// An invoice or credit note as a file with a name, in the name of the install.

import type { Language } from '#contract/shared/languages.ts'
import { letterheadOf } from '#server/install/operators/choose-letterhead.ts'
import type { BuyingDeps } from './buy-credits.ts'
import type { StoredPurchase } from './credits.store.ts'
import { invoicePdfOf, nameOf } from './invoice-file.ts'
import type { Invoice } from './invoices.store.ts'

type Wanted = {
  readonly purchase: StoredPurchase
  readonly invoice: Invoice
  readonly language: Language
}

export function invoicePaper(
  { settings, install }: Pick<BuyingDeps, 'settings' | 'install'>,
  { purchase, invoice, language }: Wanted,
) {
  const { brandName: brand } = letterheadOf(settings(), install)
  const isSandbox = install.mode === 'sandbox'
  const ofInvoice = invoice.isCreditNote ? purchase.invoice : null
  return {
    filename: `invoice-${nameOf(invoice)}.pdf`,
    content: invoicePdfOf({ brand, isSandbox, language, ofInvoice }, invoice),
  }
}
