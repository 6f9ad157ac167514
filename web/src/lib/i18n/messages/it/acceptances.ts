// In Italian: words about changed legal texts.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptances as english } from '../acceptances.ts'

export const acceptances: Messages<typeof english> = {
  titles: {
    terms: 'Termini e condizioni',
    privacy: 'Informativa sulla privacy',
    'risk-disclosure': 'Informativa sui rischi',
    'aml-policy': 'Politica AML e KYC',
    'payment-policy': 'Politica dei pagamenti',
  },
  changed: 'I nostri testi legali sono cambiati',
  first: 'Leggi i nostri testi legali',
  version: (version) => `versione ${version}`,
  meaning:
    'Finché non accetti, non si possono aprire nuove operazioni. Quelle aperte continuano, e ' +
    'puoi vedere tutto, prelevare, esportare i tuoi dati e chiudere il conto come prima.',
  accept: 'Accetta',
  working: 'Un momento',
  later: 'Non ora',
  short: 'Le nuove operazioni aspettano che tu accetti i nostri testi legali.',
  show: 'Mostrali',
  notice: 'Avviso di una modifica',
  from: (date) => `Dal ${date} vale una nuova versione: `,
  changes: 'Che cosa cambia',
  nothingToDo: 'Ora non c’è niente da fare. Ti verrà chiesto quel giorno.',
  seen: 'L’ho visto',
}
