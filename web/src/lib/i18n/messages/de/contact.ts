// In German: words of the contact page.

import type { Messages } from '#contract/shared/messages.ts'
import type { contact as english } from '../contact.ts'

export const contact: Messages<typeof english> = {
  title: 'Kontakt',
  trail: 'Kontakt',
  description: 'Schreib unserem Support, oder finde Telefonnummer und E-Mail-Adresse.',
  lead:
    'Was du schreibst, wird für das Team dieser Installation aufbewahrt, das per E-Mail ' +
    'antwortet.',
  waysTitle: 'Support',
  noWays:
    'Auf dieser Installation ist keine Telefonnummer oder E-Mail-Adresse eingestellt. Bitte ' +
    'benutze das Formular.',
  phone: 'Telefon',
  email: 'E-Mail',
  hours: 'Erreichbar',
  complaints: 'Beschwerden',
  formTitle: 'Schreib uns',
  fields: { name: 'Name', email: 'E-Mail', message: 'Nachricht' },
  send: 'Senden',
  sending: 'Wird gesendet',
  kept:
    'Wir benutzen deine Nachricht, um dir zu antworten, bewahren sie zwei Jahre auf und ' +
    'löschen sie dann. Mehr steht in der ',
  privacy: 'Datenschutzerklärung',
  noScript: 'Das Formular braucht JavaScript. Ohne JavaScript schreib bitte an die Adresse oben.',
  close: 'Diesen Hinweis schließen',
  addressTitle: 'Wo wir sind',
  map: 'Auf OpenStreetMap finden',
  mapNote:
    'Das Bild ist eine Zeichnung, keine Karte. Der Link führt auf eine andere Website, von ' +
    'der hier nichts geladen wird.',
}
