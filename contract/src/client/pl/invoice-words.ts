// In Polish: what an invoice of credits says.

import type { Messages } from '../../shared/messages.ts'
import type { invoiceWords as english } from '../invoice-words.ts'

export const invoiceWords: Messages<typeof english> = {
  invoice: 'Faktura',
  creditNote: 'Faktura korygująca',
  titleOf: (brand, name) => `${brand}: ${name}`,
  number: 'Numer',
  date: 'Data',
  delivered: 'Data dostawy',
  of: 'Do faktury',
  from: 'Od',
  to: 'Dla',
  erased: 'Konto tego klienta zostało usunięte.',
  description: 'Opis',
  credits: (credits) => `Przedpłacone punkty: ${credits}`,
  returned: (credits) => `Zwrócone niewykorzystane punkty: ${credits}`,
  net: 'Bez VAT',
  vat: (percent, country) => `Podatek VAT ${percent} % (${country})`,
  total: 'Razem z VAT',
  paid: (usd, rate) => `Zapłacono z salda live: ${usd}, po ${rate} za euro.`,
  repaid: (usd, rate) => `Zwrócono na saldo live: ${usd}, po ${rate} za euro.`,
  foot: 'Kwoty w euro, dni w UTC.',
}
