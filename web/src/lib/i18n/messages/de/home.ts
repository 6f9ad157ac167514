// In German: the first page's words that live on in the browser, and its head.

import type { Messages } from '#contract/shared/messages.ts'
import type { home as english } from '../home.ts'

export const home: Messages<typeof english> = {
  description:
    'Kurze Trades auf gespeicherte Kurse: die Bedingungen vor jedem Trade, ein Beleg danach, ' +
    'und ein Ergebnis, das jeder nachrechnen kann.',
  title: 'Kurze Trades, die du selbst prüfen kannst',
  pricesFailed: 'Die Kurse konnten nicht geladen werden.',
  noPrices: 'Noch ist kein Kurs gekommen.',
  marketsTitle: 'Märkte',
  marketsLead: 'Kurse, wie sie hier gespeichert sind: dieselbe Reihe entscheidet Trades.',
  market: 'Markt',
  price: 'Kurs',
  day: 'Änderung, 24 Std',
  noPrice: 'noch kein Kurs',
  closed: 'geschlossen',
  marketsMore: 'Alle Instrumente',
}
