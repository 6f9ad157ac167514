// In German: what clients are owed.

import type { Messages } from '#contract/shared/messages.ts'
import type { owed as english } from '../owed.ts'

export const owed: Messages<typeof english> = {
  title: 'Was wir dir schulden, nachgewiesen',
  lead:
    'Einmal am Tag veröffentlichen wir in unserem öffentlichen Log, was wir allen Kunden ' +
    'zusammen schulden. Dein eigener Betrag, Einsätze und laufende Auszahlungen ' +
    'eingerechnet, ist darin mitgezählt: dein Browser prüft das hier.',
  loading: 'Der Nachweis wird geladen',
  none:
    'Als es zuletzt veröffentlicht wurde, schuldeten wir dir nichts, oder es wurde noch nie ' +
    'veröffentlicht, oder deine E-Mail-Adresse ist seitdem eine andere: dann hat der ' +
    'nächste Tag deinen Nachweis.',
  said: (at, amount, total) =>
    `Am ${at} UTC schuldeten wir dir ${amount}, von ${total}, die wir allen Kunden schuldeten.`,
  counted: 'Dein Betrag ist in dieser Summe mitgezählt',
  logged: 'Das Log hat diese Summe',
  good: 'Beides stimmt',
  bad: 'Es stimmt nicht',
  save: 'Nachweis speichern',
  tooOld:
    'Dieser Browser kann keine Signaturen prüfen (Ed25519). Ein neuerer kann es, oder npm run ' +
    'verify.',
  all: {
    title: 'Was Kunden geschuldet wird, und was da ist',
    lead:
      'Einmal am Tag veröffentlicht als Baum von Summen, in dem jeder Kunde den eigenen ' +
      'Betrag auf der Seite des Kontoauszugs findet. Daneben, was an unseren Adressen ' +
      'liegt, wie die Ketten es sagen.',
    total: 'Kunden geschuldet',
    none: 'Noch nicht veröffentlicht.',
    asOf: (at) => `Stand ${at} UTC`,
    root: 'Wurzel des Baums',
    entry: (nr) => `Eintrag ${nr} des Logs`,
    held: 'An unseren Adressen',
    heldNone: 'Noch wurde keine Kette gefragt.',
  },
}
