// In German: who a client is, as we know it, and asking for a change of it.

import type { Messages } from '#contract/shared/messages.ts'
import type { identity as english } from '../identity.ts'

export const identity: Messages<typeof english> = {
  title: 'Wer du bist',
  heldHint: 'Das ändert sich auf Antrag, unten.',
  checkedHint: 'Das bleibt, wie es ist, solange dein Dokument geprüft wird.',
  none: 'Keine',
  about: {
    identified:
      'Dein Dokument wurde genehmigt, darum ändern sich deine Namen, dein Geburtsdatum, Land ' +
      'und Telefon nur mit einem anderen Dokument. Adresse und Bild kannst du selbst ' +
      'bearbeiten.',
    free: 'Dein Geburtsdatum ändert sich nur mit einem Dokument.',
    checked: 'Dein Dokument wird geprüft. Womit es verglichen wird, bleibt bis dahin.',
  },
  ask: 'Änderung beantragen',
  cancel: 'Nicht jetzt',
  formTitle: 'Was sich ändern soll',
  formHint: 'Ändere, was nicht mehr stimmt, und lass den Rest.',
  phoneHint:
    'Für eine neue Nummer sende ein Bild eines Ausweisdokuments. Wir rufen die Nummer an, und ' +
    'du liest einen Code vor, der dann hier steht.',
  documentHint: 'Ein Dokument, das den neuen Namen, das Geburtsdatum oder das Land zeigt.',
  nothing: 'Das gilt schon.',
  send: 'Antrag senden',
  working: 'Einen Augenblick',
  statuses: {
    Pending: 'Wird geprüft',
    Approved: 'Genehmigt',
    Rejected: 'Abgelehnt',
    Withdrawn: 'Zurückgenommen',
  },
  explained: {
    Pending: 'Wir haben deinen Antrag. Bis er entschieden ist, gilt, was vorher bekannt war.',
    Approved: 'Das wurde geändert, wie du es beantragt hast.',
    Rejected:
      'Das wurde nicht geändert. Es gilt, was vorher bekannt war, und du kannst es noch ' +
      'einmal beantragen.',
    Withdrawn: 'Du hast das zurückgenommen. Nichts wurde geändert.',
  },
  asked: (date) => `Antrag vom ${date}`,
  reason: 'Grund',
  code: 'Code für unseren Anruf',
  codeHint: (phone) =>
    `Wir rufen ${phone} an. Lies uns dann diesen Code vor, und niemandem, der sonst anruft.`,
  takeBack: 'Zurücknehmen',
}
