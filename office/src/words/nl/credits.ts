// In Dutch: pre-paid credits and their invoices.

import type { Messages } from '#contract/shared/messages.ts'
import type { credits as english } from '../credits.ts'

export const credits: Messages<typeof english> = {
  tab: 'Tegoed',
  titleOf: (figure) => `Tegoed: ${figure}`,
  may: 'De handelaar mag iets beginnen',
  yes: 'ja',
  no: 'nee',
  debt: 'Onder nul sinds',
  debtEnd: 'Kan worden beëindigd vanaf',
  none: '–',
  orders: 'Stortingen die er gaan kopen',
  moves: { credit_issue: 'Gekocht', credit_charge: 'Gebruikt', credit_refund: 'Teruggegeven' },
  uses: {
    day: 'Een dag automatisch handelen',
    trade: 'Een uitgevoerde order op een beurs',
  },
  at: 'Tijd',
  what: 'Wat',
  about: 'Waarvan',
  amount: 'Tegoed',
  left: 'Over',
  noMoves: 'Er is nog niets veranderd.',
  itsInvoices: 'Facturen van deze klant',
  screen: 'Facturen',
  noInvoices: 'Geen factuur past hierbij.',
  kind: 'Soort',
  kinds: { purchase: 'Factuur', return: 'Creditnota' },
  number: 'Nummer',
  issued: 'Datum',
  client: 'Klant',
  gross: 'Met btw',
  vat: 'Btw',
  country: 'Land',
  paid: 'Betaald',
  euros: (figure) => `€ ${figure}`,
  percent: (figure) => `${figure} %`,
}
