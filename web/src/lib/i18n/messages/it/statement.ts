// In Italian: the statement of an account.

import { statementWords } from '#contract/client/it/statement-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { statement as english } from '../statement.ts'

export const statement: Messages<typeof english> = {
  ...statementWords,
  title: 'Estratto conto',
  curve: (least, most) => `Il saldo, tra ${least} e ${most}.`,
  curveOf: (count) => `Il saldo dopo ognuno dei ${count} movimenti elencati,`,
  between: (least, most) => `tra ${least} e ${most}.`,
  lead:
    'Ogni movimento di denaro su questo conto, con il saldo dopo di esso. Giorni e orari sono ' +
    'UTC. I due saldi sono quelli di tutti i movimenti, quali che siano mostrati.',
  from: 'Dal',
  to: 'Al',
  kind: 'Movimenti',
  all: 'Tutti',
  csv: 'Scarica CSV',
  pdf: 'Scarica PDF',
  columns: {
    nr: 'N.',
    at: 'Ora',
    kind: 'Movimento',
    reference: 'Riferimento',
    amount: 'Importo',
    balance: 'Saldo',
  },
  more: 'Carica altro',
  wrongPeriod: 'Il primo giorno è dopo l’ultimo.',
  places: {
    trade: (id) => `(ricevuta dell’operazione ${id})`,
    deposit: (id) => `(deposito ${id}, nello storico)`,
    withdrawal: (id) => `(prelievo ${id}, nello storico)`,
  },
}
