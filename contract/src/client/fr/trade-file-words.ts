// In French: the heads of the columns of a file of trades.

import type { Messages } from '../../shared/messages.ts'
import type { tradeFileWords as english } from '../trade-file-words.ts'

export const tradeFileWords: Messages<typeof english> = {
  trade: 'Trade',
  accepted: 'Accepté (UTC)',
  ends: 'Fin (UTC)',
  pair: 'Paire',
  side: 'Sens',
  amount: 'Montant',
  duration: 'Durée (s)',
  pays: 'Rapporte, %',
  chance: 'Probabilité tarifée, %',
  entry: 'Entrée',
  strike: 'Strike',
  exit: 'Sortie',
  result: 'Résultat',
  profit: 'Gain ou perte',
}
