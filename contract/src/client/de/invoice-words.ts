// In German: what an invoice of credits says.

import type { Messages } from '../../shared/messages.ts'
import type { invoiceWords as english } from '../invoice-words.ts'

export const invoiceWords: Messages<typeof english> = {
  invoice: 'Rechnung',
  creditNote: 'Gutschriftrechnung',
  titleOf: (brand, name) => `${brand}: ${name}`,
  number: 'Nummer',
  date: 'Datum',
  delivered: 'Geliefert am',
  of: 'Zur Rechnung',
  from: 'Von',
  to: 'An',
  erased: 'Das Konto dieses Kunden ist gelöscht.',
  description: 'Beschreibung',
  credits: (credits) => `Vorausbezahlte Credits: ${credits}`,
  returned: (credits) => `Ungenutzte Credits zurückgegeben: ${credits}`,
  net: 'Ohne MwSt.',
  vat: (percent, country) => `MwSt. ${percent} % (${country})`,
  total: 'Summe mit MwSt.',
  paid: (usd, rate) => `Bezahlt vom Live-Guthaben: ${usd}, zu ${rate} für einen Euro.`,
  repaid: (usd, rate) => `Zurückgezahlt auf das Live-Guthaben: ${usd}, zu ${rate} für einen Euro.`,
  foot: 'Beträge in Euro, Tage in UTC.',
}
