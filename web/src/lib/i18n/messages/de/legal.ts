// In German: what stands around the legal texts. The texts themselves are in the `.de.md` files.

import type { Messages } from '#contract/shared/messages.ts'
import type { legal as english } from '../legal.ts'

export { operatorInEnglish } from '../legal.ts'

export const legal: Messages<typeof english> = {
  titles: {
    terms: 'Allgemeine Geschäftsbedingungen',
    privacy: 'Datenschutzerklärung',
    'risk-disclosure': 'Risikohinweise',
    'aml-policy': 'Richtlinie zu Geldwäsche und Identifizierung',
    'payment-policy': 'Zahlungsrichtlinie',
  },
  descriptions: {
    terms:
      'Der Vertrag zwischen dir und dem Betreiber: wie Trades berechnet und abgerechnet ' +
      'werden, was sie kosten, und wie jede Seite ihn beenden kann.',
    privacy:
      'Welche Daten über dich aufbewahrt werden, wofür, wie lange, wer sie bekommt, und wie ' +
      'du sie exportierst oder löschst.',
    'risk-disclosure':
      'Was du verlieren kannst und warum: die Marge in jedem Preis, kein Hebel und kein ' +
      'Stop-Loss, und die Risiken von Ausführung, Gegenpartei, Liquidität und elektronischem ' +
      'Handel.',
    'aml-policy':
      'Wie Kunden identifiziert werden, welche Dokumente wann nötig sind, und wie sie ' +
      'aufbewahrt werden.',
    'payment-policy':
      'Wie Geld ein- und ausgezahlt wird: Wege, Zeiten, Gebühren, und warum niemand einzahlen ' +
      'muss, bevor ausgezahlt wird.',
  },
  contents: 'Inhalt',
  short: 'Kurz gesagt',
  version: (version) => `Version ${version}`,
  time: ({ state, effective_from: from, effective_until: until }) => {
    if (from === null)
      return state === 'former' ? 'ersetzt, bevor diese Website öffnete' : 'in Kraft'
    if (state === 'coming') return `in Kraft ab ${from}`
    if (state === 'former') return until === null ? `ab ${from}` : `von ${from} bis ${until}`
    return until === null ? `in Kraft seit ${from}` : `in Kraft von ${from} bis ${until}`
  },
  versions: 'Versionen dieses Textes',
  versionsLead:
    'Jede behält ihre Adresse und ihren Wortlaut. Eine Änderung gilt dreißig Tage nach ihrer ' +
    'Ankündigung.',
  allVersions: 'Alle Versionen',
  coming: (date) => `Ab ${date} gilt eine neue Version.`,
  notYet: 'Diese Version ist noch nicht in Kraft.',
  former: 'Diese Version ist nicht in Kraft.',
  readInForce: 'Die geltende lesen',
  onlyEnglish: 'Diesen Text gibt es nur auf Englisch.',
  translated: 'Dies ist eine Übersetzung. Wo sie abweicht, gilt der englische Text.',
  sandboxTitle: 'Dies ist eine Vorführung',
  sandbox:
    'Nichts auf dieser Installation nimmt Geld an. Es ist keine Lizenz hinterlegt, alle ' +
    'Guthaben sind Spielgeld, und was ein- oder ausgezahlt wird, sind Test-Coins und ' +
    'Testkarten ohne Wert.',
  operator: {
    unnamed: (brand) => `der Betreiber von ${brand}`,
    contactPage: 'unseren Support (über die [Kontaktseite](/contact-us))',
    name: 'Betreiber',
    unset: 'Nicht genannt: in den Einstellungen dieser Installation steht keine Rechtsperson.',
    number: 'Registernummer',
    address: 'Anschrift',
    email: 'E-Mail',
    noEmail: 'Nicht eingestellt. Bitte benutze die [Kontaktseite](/contact-us).',
    phone: 'Telefon',
    hours: (hours) => `(${hours})`,
    law: (country) => (country === 'the Netherlands' ? 'die Niederlande' : country),
    privacyEmail: 'Zu deinen Daten',
    complaintsEmail: 'Für Beschwerden',
    licence: 'Lizenzeintrag',
    noLicence: 'Keiner. Hier ist keine Lizenz hinterlegt, und es wird keine behauptet.',
    licenceOnStatus: 'Auf der [Statusseite](/status), mit dem Eintrag im öffentlichen Register.',
  },
}
