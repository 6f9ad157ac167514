// In German: words about changed legal texts.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptances as english } from '../acceptances.ts'

export const acceptances: Messages<typeof english> = {
  titles: {
    terms: 'Allgemeine Geschäftsbedingungen',
    privacy: 'Datenschutzerklärung',
    'risk-disclosure': 'Risikohinweise',
    'aml-policy': 'Richtlinie zu Geldwäsche und Identifizierung',
    'payment-policy': 'Zahlungsrichtlinie',
  },
  changed: 'Unsere Rechtstexte haben sich geändert',
  first: 'Bitte lies unsere Rechtstexte',
  version: (version) => `Version ${version}`,
  meaning:
    'Bis du zustimmst, können keine neuen Trades eröffnet werden. Offene Trades laufen ' +
    'weiter, und du kannst wie bisher alles ansehen, Geld auszahlen lassen, deine Daten ' +
    'exportieren und dein Konto schließen.',
  accept: 'Zustimmen',
  working: 'Einen Augenblick',
  later: 'Nicht jetzt',
  short: 'Neue Trades warten, bis du unseren Rechtstexten zustimmst.',
  show: 'Texte zeigen',
  notice: 'Ankündigung einer Änderung',
  from: (date) => `Ab ${date} gilt eine neue Version: `,
  changes: 'Was sich ändert',
  nothingToDo: 'Jetzt ist nichts zu tun. An dem Tag wirst du gefragt.',
  seen: 'Ich habe das gesehen',
}
