// In Dutch: identity documents, sent while registering or later, and how they stand.

import type { Messages } from '#contract/shared/messages.ts'
import type { documents as english } from '../documents.ts'

export const documents: Messages<typeof english> = {
  title: 'Identificatie',
  identifyTitle: 'Identiteitsbewijs',
  identifyText:
    'Stuur nu een foto van een identiteitsbewijs, of doe het later vanuit je account. Voor ' +
    'handelen op de demo is het niet nodig.',
  later: 'Later doen',
  laterText: 'Inloggen kan ook zonder.',
  toSignIn: 'Verder naar inloggen',
  over: 'Deze registratie is voorbij, of het document is al verstuurd. Log in om verder te gaan.',

  loading: 'Je identificatie wordt geladen',
  status: 'Status',
  statuses: {
    none: 'Niet verstuurd',
    Pending: 'In behandeling',
    Approved: 'Goedgekeurd',
    Rejected: 'Afgewezen',
  },
  explained: {
    none: 'Stuur een foto van een identiteitsbewijs. We controleren het en schrijven je.',
    Pending: 'Je document wordt gecontroleerd. We schrijven je; stuur tot die tijd geen ander.',
    Approved: 'Je document is gecontroleerd en goedgekeurd. Je hoeft niets meer te sturen.',
    Rejected: 'Je document kon niet worden geaccepteerd. Stuur een andere foto.',
  },
  due: (day: string) =>
    `Stuur het uiterlijk op ${day}: tien werkdagen na je eerste storting. Heb je meer tijd ` +
    'nodig, zeg het dan voor die dag tegen de klantenservice.',
  overdue: (day: string) =>
    `Het had er op ${day} moeten zijn. Onze medewerkers kunnen het account bevriezen tot het er ` +
    'is. Je geld blijft van jou.',
  reason: 'Reden',
  sentPicture: 'De foto die je hebt gestuurd',
  noPicture: 'Je foto kan op dit moment niet worden getoond.',

  method: 'Document',
  chooseMethod: 'Kies een document',
  methods: {
    drivers_license: 'Rijbewijs',
    international_passport: 'Paspoort',
    national_id: 'Identiteitskaart',
    others: 'Ander document',
  },
  chooseFile: 'Kies een foto',
  otherFile: 'Kies een andere foto',
  file: 'Foto van het document',
  fileHint: 'JPEG, PNG of WebP, hooguit 5 MB. Alle vier de randen moeten te zien zijn.',
  preview: 'De foto die je hebt gekozen',
  fileMissing: 'Kies een bestand.',
  fileLarge: 'Een bestand mag hooguit 5 MB groot zijn.',
  fileUnknown: 'Kies een afbeelding in JPEG, PNG of WebP.',
  methodMissing: 'Kies een document.',
  send: 'Document versturen',
  sending: (percent: number) => `Wordt verstuurd, ${percent} %`,
  checking: 'De foto wordt bekeken',
  private: 'Hij wordt versleuteld bewaard; alleen jij en onze medewerkers kunnen hem zien.',
}
