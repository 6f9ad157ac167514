// In Italian: what an invoice of credits says.

import type { Messages } from '../../shared/messages.ts'
import type { invoiceWords as english } from '../invoice-words.ts'

export const invoiceWords: Messages<typeof english> = {
  invoice: 'Fattura',
  creditNote: 'Nota di credito',
  titleOf: (brand, name) => `${brand}: ${name}`,
  number: 'Numero',
  date: 'Data',
  delivered: 'Fornito il',
  of: 'Della fattura',
  from: 'Da',
  to: 'A',
  erased: 'Il conto di questo cliente è cancellato.',
  description: 'Descrizione',
  credits: (credits) => `Crediti prepagati: ${credits}`,
  returned: (credits) => `Crediti non usati restituiti: ${credits}`,
  net: 'Senza IVA',
  vat: (percent, country) => `IVA ${percent}% (${country})`,
  total: 'Totale con IVA',
  paid: (usd, rate) => `Pagato dal saldo reale: ${usd}, a ${rate} per un euro.`,
  repaid: (usd, rate) => `Rimborsato sul saldo reale: ${usd}, a ${rate} per un euro.`,
  foot: 'Importi in euro, giorni in UTC.',
}
