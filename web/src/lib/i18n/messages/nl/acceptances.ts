// In Dutch: words about changed legal texts.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptances as english } from '../acceptances.ts'

export const acceptances: Messages<typeof english> = {
  titles: {
    terms: 'Algemene voorwaarden',
    privacy: 'Privacybeleid',
    'risk-disclosure': 'Risicotoelichting',
    'aml-policy': 'Antiwitwasbeleid',
    'payment-policy': 'Betalingsbeleid',
  },
  changed: 'Onze juridische teksten zijn gewijzigd',
  first: 'Lees onze juridische teksten',
  version: (version: string) => `versie ${version}`,
  meaning:
    'Tot je akkoord gaat, kun je geen nieuwe transacties openen. Open transacties lopen door, en ' +
    'je kunt zoals altijd alles bekijken, opnemen, je gegevens exporteren en je account sluiten.',
  accept: 'Akkoord',
  working: 'Een ogenblik',
  later: 'Niet nu',
  short: 'Nieuwe transacties wachten tot je akkoord gaat met onze juridische teksten.',
  show: 'Laat ze zien',
  notice: 'Aankondiging van een wijziging',
  from: (date: string) => `Vanaf ${date} geldt een nieuwe versie: `,
  changes: 'Wat er verandert',
  nothingToDo: 'Je hoeft nu niets te doen. Op die dag vragen we je erom.',
  seen: 'Ik heb het gezien',
}
