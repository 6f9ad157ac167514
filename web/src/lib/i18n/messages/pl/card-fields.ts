// In Polish: the simulated card provider's page.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardFields as english } from '../card-fields.ts'

export const cardFields: Messages<typeof english> = {
  title: 'Symulowany dostawca kart',
  number: 'Numer karty',
  cvv: 'CVV',
  note: 'Te dwa pola należą do symulowanego dostawcy kart. Tylko karty testowe.',
  stepTitle: '3-D Secure (test)',
  stepWhat:
    'Tutaj bank prawdziwej karty zapytałby, czy to ty. To jest test: wybierz, co by stwierdził.',
  approve: 'Zatwierdź (test)',
  decline: 'Odmów (test)',
  trouble: 'Ten krok już wykonano albo trwał za długo.',
}
