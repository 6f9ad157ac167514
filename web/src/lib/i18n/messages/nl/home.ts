// In Dutch: the first page's words that live on in the browser, and its head.

import type { Messages } from '#contract/shared/messages.ts'
import type { home as english } from '../home.ts'

export const home: Messages<typeof english> = {
  description:
    'Korte transacties op opgeslagen koersen: de voorwaarden vooraf, een afrekening achteraf, en ' +
    'een uitkomst die iedereen kan narekenen.',
  title: 'Korte transacties die je zelf kunt nagaan',
  pricesFailed: 'De koersen konden niet worden geladen.',
  noPrices: 'Er is nog geen koers binnengekomen.',
  marketsTitle: 'Markten',
  marketsLead: 'Koersen zoals ze hier zijn opgeslagen: dezelfde reeks beslist over transacties.',
  market: 'Markt',
  price: 'Koers',
  day: 'Verandering, 24 u',
  noPrice: 'nog geen koers',
  closed: 'gesloten',
  marketsMore: 'Alle instrumenten',
}
