// In Italian: identity documents, sent while registering or later, and how they stand.

import type { Messages } from '#contract/shared/messages.ts'
import type { documents as english } from '../documents.ts'

export const documents: Messages<typeof english> = {
  title: 'Verifica KYC',
  identifyTitle: 'Documento d’identità',
  identifyText:
    'Invia ora una foto di un documento d’identità, o più tardi dal tuo conto. Per operare ' +
    'sulla demo non serve.',
  later: 'Fallo più tardi',
  laterText: 'Puoi accedere anche senza.',
  toSignIn: 'Continua verso l’accesso',
  over: 'Questa registrazione è finita, o il suo documento è già stato inviato. Accedi.',

  loading: 'Caricamento della tua verifica',
  status: 'Stato',
  statuses: {
    none: 'Non inviato',
    Pending: 'In sospeso',
    Approved: 'Approvato',
    Rejected: 'Rifiutato',
  },
  explained: {
    none: 'Invia una foto di un documento d’identità. Lo controlliamo e ti scriviamo.',
    Pending:
      'Il tuo documento è in controllo. Ti scriveremo; fino ad allora non inviarne un altro.',
    Approved: 'Il tuo documento è stato controllato e approvato. Non c’è altro da inviare.',
    Rejected: 'Il tuo documento non è stato accettato. Invia un’altra foto.',
  },
  due: (day) =>
    `Invialo entro il ${day}: dieci giorni lavorativi dopo il tuo primo deposito. Se ti ` +
    'serve più tempo, dillo prima all’assistenza.',
  overdue: (day) =>
    `Doveva essere qui entro il ${day}. Il nostro personale può congelare il conto finché ` +
    'non arriva. Il tuo denaro resta tuo.',
  reason: 'Motivo',
  sentPicture: 'La foto che hai inviato',
  noPicture: 'La tua foto al momento non può essere mostrata.',

  method: 'Documento',
  chooseMethod: 'Scegli un documento',
  methods: {
    drivers_license: 'Patente di guida',
    international_passport: 'Passaporto',
    national_id: 'Carta d’identità nazionale',
    others: 'Altro documento',
  },
  chooseFile: 'Scegli una foto',
  otherFile: 'Scegli un’altra foto',
  file: 'Foto del documento',
  fileHint: 'JPEG, PNG o WebP, al massimo 5 MB. Devono vedersi tutti e quattro i bordi.',
  preview: 'La foto che hai scelto',
  fileMissing: 'Scegli un file.',
  fileLarge: 'Un file può avere al massimo 5 MB.',
  fileUnknown: 'Scegli un’immagine JPEG, PNG o WebP.',
  methodMissing: 'Scegli un documento.',
  send: 'Invia il documento',
  sending: (percent) => `Invio, ${percent}%`,
  checking: 'La foto viene guardata',
  private: 'Viene conservata cifrata, e possono vederla solo tu e il nostro personale.',
}
