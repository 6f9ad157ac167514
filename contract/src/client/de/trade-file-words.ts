// In German: the heads of the columns of a file of trades.

import type { Messages } from '../../shared/messages.ts'
import type { tradeFileWords as english } from '../trade-file-words.ts'

export const tradeFileWords: Messages<typeof english> = {
  trade: 'Trade',
  accepted: 'Angenommen (UTC)',
  ends: 'Endet (UTC)',
  pair: 'Paar',
  side: 'Richtung',
  amount: 'Betrag',
  duration: 'Laufzeit (s)',
  pays: 'Zahlt, %',
  chance: 'Eingepreiste Chance, %',
  entry: 'Einstieg',
  strike: 'Strike',
  exit: 'Ausstieg',
  result: 'Ergebnis',
  profit: 'Gewinn oder Verlust',
}
