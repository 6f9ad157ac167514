// In Polish: the heads of the columns of a file of trades.

import type { Messages } from '../../shared/messages.ts'
import type { tradeFileWords as english } from '../trade-file-words.ts'

export const tradeFileWords: Messages<typeof english> = {
  trade: 'Transakcja',
  accepted: 'Przyjęta (UTC)',
  ends: 'Koniec (UTC)',
  pair: 'Para',
  side: 'Kierunek',
  amount: 'Kwota',
  duration: 'Czas trwania (s)',
  pays: 'Wypłaca, %',
  chance: 'Wyceniona szansa, %',
  entry: 'Wejście',
  strike: 'Strike',
  exit: 'Wyjście',
  result: 'Wynik',
  profit: 'Zysk lub strata',
}
