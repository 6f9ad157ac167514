// In Dutch: what an invoice of credits says.

import type { Messages } from '../../shared/messages.ts'
import type { invoiceWords as english } from '../invoice-words.ts'

export const invoiceWords: Messages<typeof english> = {
  invoice: 'Factuur',
  creditNote: 'Creditnota',
  titleOf: (brand, name) => `${brand}: ${name}`,
  number: 'Nummer',
  date: 'Datum',
  delivered: 'Geleverd op',
  of: 'Van factuur',
  from: 'Van',
  to: 'Aan',
  erased: 'Het account van deze klant is gewist.',
  description: 'Omschrijving',
  credits: (credits) => `Vooruitbetaalde credits: ${credits}`,
  returned: (credits) => `Ongebruikte credits teruggegeven: ${credits}`,
  net: 'Zonder btw',
  vat: (percent, country) => `Btw ${percent} % (${country})`,
  total: 'Totaal met btw',
  paid: (usd, rate) => `Betaald van het live-saldo: ${usd}, tegen ${rate} voor een euro.`,
  repaid: (usd, rate) => `Terugbetaald op het live-saldo: ${usd}, tegen ${rate} voor een euro.`,
  foot: 'Bedragen in euro’s, dagen in UTC.',
}
