// In Italian: depositing by card.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardDeposit as english } from '../card-deposit.ts'

export const cardDeposit: Messages<typeof english> = {
  title: 'Deposita con carta',
  amount: 'Importo in dollari',
  amountHint: 'Da 10\u00a0$ a 1.000.000\u00a0$. Non prendiamo commissioni.',
  fields: 'Numero della carta e CVV, presso il fornitore delle carte',
  holder: 'Nome del titolare della carta',
  month: 'Mese',
  year: 'Anno',
  choose: 'Scegli',
  zip: 'Codice postale',
  pay: 'Deposita',
  wrongNumber: 'Il numero della carta non è valido.',
  wrongFields: 'Compila correttamente tutti i campi.',
  wrong: {
    amount: 'Da 10\u00a0$ a 1.000.000\u00a0$, ad es. 25 o 25,50.',
    missing: 'Compila questo campo.',
    expired: 'Questo mese è passato.',
  },
  noProvider: 'Il fornitore delle carte non risponde. Riprova.',
  closed: 'Al momento non si offrono depositi con carta.',
  redirect:
    'Digiti la carta sul sito del nostro fornitore di carte, Stripe, e torni qui. Non ne ' +
    'vediamo mai il numero.',
  goOn: 'Continua su Stripe',
  stepTitle: 'Conferma il pagamento',
  waiting: 'Il pagamento è in viaggio. Ci vogliono alcuni secondi.',
  approved: (amount) => `Al tuo saldo sono stati aggiunti ${amount}.`,
  rejected: 'Il tuo deposito è stato rifiutato.',
  again: 'Riprova',
  done: 'Fatto',
  history: 'Storico dei depositi',
  testCards: 'Carte di prova',
  testCardsLead:
    'In un ambiente di prova non si muove denaro. Usa questi numeri con tre cifre qualsiasi ' +
    'come CVV; una carta vera viene rifiutata.',
  outcomes: {
    approved: 'Approvato',
    declined: 'Negato',
    insufficient_funds: 'Denaro insufficiente',
    expired_card: 'Scaduta',
    three_d_secure: 'Passo di 3-D Secure',
    dispute: 'Approvato, contestato dopo un minuto',
  },
}
