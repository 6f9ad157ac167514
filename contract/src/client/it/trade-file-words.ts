// In Italian: the heads of the columns of a file of trades.

import type { Messages } from '../../shared/messages.ts'
import type { tradeFileWords as english } from '../trade-file-words.ts'

export const tradeFileWords: Messages<typeof english> = {
  trade: 'Operazione',
  accepted: 'Accettata (UTC)',
  ends: 'Termina (UTC)',
  pair: 'Coppia',
  side: 'Direzione',
  amount: 'Importo',
  duration: 'Durata (s)',
  pays: 'Paga, %',
  chance: 'Probabilità nel prezzo, %',
  entry: 'Entrata',
  strike: 'Strike',
  exit: 'Uscita',
  result: 'Risultato',
  profit: 'Profitto o perdita',
}
