// In French: what an invoice of credits says.

import type { Messages } from '../../shared/messages.ts'
import type { invoiceWords as english } from '../invoice-words.ts'

export const invoiceWords: Messages<typeof english> = {
  invoice: 'Facture',
  creditNote: 'Avoir',
  titleOf: (brand, name) => `${brand} : ${name}`,
  number: 'Numéro',
  date: 'Date',
  delivered: 'Fourni le',
  of: 'De la facture',
  from: 'De',
  to: 'À',
  erased: 'Le compte de ce client est effacé.',
  description: 'Description',
  credits: (credits) => `Crédits prépayés : ${credits}`,
  returned: (credits) => `Crédits inutilisés rendus : ${credits}`,
  net: 'Hors TVA',
  vat: (percent, country) => `TVA ${percent} % (${country})`,
  total: 'Total TTC',
  paid: (usd, rate) => `Payé sur le solde live : ${usd}, à ${rate} pour un euro.`,
  repaid: (usd, rate) => `Remboursé sur le solde live : ${usd}, à ${rate} pour un euro.`,
  foot: 'Montants en euros, jours en UTC.',
}
