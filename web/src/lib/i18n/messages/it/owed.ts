// In Italian: what clients are owed.

import type { Messages } from '#contract/shared/messages.ts'
import type { owed as english } from '../owed.ts'

export const owed: Messages<typeof english> = {
  title: 'Ciò che ti dobbiamo, provato',
  lead:
    'Una volta al giorno pubblichiamo nel nostro registro pubblico ciò che dobbiamo a tutti i ' +
    'clienti insieme. Il tuo importo, comprese puntate e prelievi in corso, vi è contato: il ' +
    'tuo browser lo controlla qui.',
  loading: 'Caricamento della prova',
  none:
    'All’ultima pubblicazione non ti si doveva niente, o non è ancora mai stato pubblicato, o ' +
    'da allora il tuo indirizzo e-mail è un altro: in tal caso il giorno dopo c’è la tua prova.',
  said: (at, amount, total) =>
    `Il ${at} UTC ti dovevamo ${amount}, su ${total} che dovevamo a tutti i clienti.`,
  counted: 'Il tuo importo è contato in quel totale',
  logged: 'Il registro ha quel totale',
  good: 'Entrambi valgono',
  bad: 'Non vale',
  save: 'Salva la prova',
  tooOld: 'Questo browser non può controllare firme (Ed25519). Uno più nuovo sì, o npm run verify.',
  all: {
    title: 'Che cosa si deve ai clienti, e che cosa c’è',
    lead:
      'Pubblicato una volta al giorno come albero di somme, in cui ogni cliente trova il ' +
      'proprio importo nella pagina del suo estratto conto. Accanto, ciò che tengono i nostri ' +
      'indirizzi, come dicono le catene.',
    total: 'Dovuto ai clienti',
    none: 'Non ancora pubblicato.',
    asOf: (at) => `al ${at} UTC`,
    root: 'Radice dell’albero',
    entry: (nr) => `voce ${nr} del registro`,
    held: 'Ai nostri indirizzi',
    heldNone: 'Non è ancora stata interrogata nessuna catena.',
  },
}
