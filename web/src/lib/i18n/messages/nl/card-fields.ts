// In Dutch: the simulated card provider's page.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardFields as english } from '../card-fields.ts'

export const cardFields: Messages<typeof english> = {
  title: 'Gesimuleerde kaartaanbieder',
  number: 'Kaartnummer',
  cvv: 'CVV',
  note: 'Deze twee velden zijn van de gesimuleerde kaartaanbieder. Alleen testkaarten.',
  stepTitle: '3-D Secure (test)',
  stepWhat:
    'Hier zou de bank van een echte kaart vragen of jij het bent. Dit is een test: kies wat de ' +
    'bank zou vinden.',
  approve: 'Goedkeuren (test)',
  decline: 'Weigeren (test)',
  trouble: 'Deze stap is al gedaan, of duurde te lang.',
}
