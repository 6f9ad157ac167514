// In German: identity documents, sent while registering or later, and how they stand.

import type { Messages } from '#contract/shared/messages.ts'
import type { documents as english } from '../documents.ts'

export const documents: Messages<typeof english> = {
  title: 'KYC-Prüfung',
  identifyTitle: 'Ausweisdokument',
  identifyText:
    'Sende jetzt ein Bild eines Ausweisdokuments oder später von deinem Konto aus. Der Handel ' +
    'auf der Demo verlangt keins.',
  later: 'Später erledigen',
  laterText: 'Du kannst dich ohne anmelden.',
  toSignIn: 'Weiter zur Anmeldung',
  over:
    'Diese Registrierung ist vorbei, oder ihr Dokument wurde schon gesendet. Bitte melde ' +
    'dich an.',

  loading: 'Deine Prüfung wird geladen',
  status: 'Status',
  statuses: {
    none: 'Nicht gesendet',
    Pending: 'In Bearbeitung',
    Approved: 'Genehmigt',
    Rejected: 'Abgelehnt',
  },
  explained: {
    none: 'Sende ein Bild eines Ausweisdokuments. Wir prüfen es und schreiben dir.',
    Pending: 'Dein Dokument wird geprüft. Wir schreiben dir; sende bis dahin kein anderes.',
    Approved: 'Dein Dokument wurde geprüft und genehmigt. Es ist nichts mehr zu senden.',
    Rejected: 'Dein Dokument konnte nicht angenommen werden. Bitte sende ein anderes Bild.',
  },
  due: (day) =>
    `Bitte sende es bis ${day}: zehn Werktage nach deiner ersten Einzahlung. Brauchst du ` +
    'länger, sag es vorher dem Support.',
  overdue: (day) =>
    `Es war bis ${day} fällig. Unser Team darf das Konto einfrieren, bis es da ist. Dein Geld ` +
    'bleibt deins.',
  reason: 'Grund',
  sentPicture: 'Das Bild, das du gesendet hast',
  noPicture: 'Dein Bild kann gerade nicht gezeigt werden.',

  method: 'Dokument',
  chooseMethod: 'Dokument wählen',
  methods: {
    drivers_license: 'Führerschein',
    international_passport: 'Reisepass',
    national_id: 'Personalausweis',
    others: 'Anderes Dokument',
  },
  chooseFile: 'Bild wählen',
  otherFile: 'Anderes Bild wählen',
  file: 'Bild des Dokuments',
  fileHint: 'JPEG, PNG oder WebP, höchstens 5 MB. Alle vier Ränder müssen zu sehen sein.',
  preview: 'Das Bild, das du gewählt hast',
  fileMissing: 'Bitte wähle eine Datei.',
  fileLarge: 'Eine Datei darf höchstens 5 MB groß sein.',
  fileUnknown: 'Bitte wähle ein Bild in JPEG, PNG oder WebP.',
  methodMissing: 'Bitte wähle ein Dokument.',
  send: 'Dokument senden',
  sending: (percent) => `Wird gesendet, ${percent} %`,
  checking: 'Das Bild wird angesehen',
  private: 'Es wird verschlüsselt aufbewahrt, und nur du und unser Team können es sehen.',
}
