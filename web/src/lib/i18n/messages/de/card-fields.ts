// In German: the simulated card provider's page.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardFields as english } from '../card-fields.ts'

export const cardFields: Messages<typeof english> = {
  title: 'Simulierter Kartenanbieter',
  number: 'Kartennummer',
  cvv: 'CVV',
  note: 'Diese beiden Felder gehören dem simulierten Kartenanbieter. Nur Testkarten.',
  stepTitle: '3-D Secure (Test)',
  stepWhat:
    'Hier würde die Bank einer echten Karte fragen, ob du es bist. Das ist ein Test: wähle, ' +
    'was sie feststellen würde.',
  approve: 'Genehmigen (Test)',
  decline: 'Ablehnen (Test)',
  trouble: 'Dieser Schritt ist schon getan oder hat zu lange gedauert.',
}
