// In German: a receipt that is signed and stands in the public log.

import type { Messages } from '#contract/shared/messages.ts'
import type { signedReceipt as english } from '../signed-receipt.ts'

export const signedReceipt: Messages<typeof english> = {
  title: 'Signiert und im öffentlichen Log',
  note:
    'Bedingungen und Ergebnis sind signiert, und ein Fingerabdruck von beiden steht in ' +
    'einem Log, das niemand unbemerkt ändern kann. Wer die Datei hat, kann sie ohne uns ' +
    'prüfen.',
  save: 'Signierten Beleg speichern',
  loading: 'Die Signaturen werden geladen',
  waiting: 'Das Log sagt einmal pro Minute, was es enthält: der Rest folgt binnen zwei Minuten.',
  good: 'Alles stimmt',
  bad: 'Es stimmt nicht',
  incomplete: 'Noch nicht alles',
  findings: {
    terms_signed: 'Die Bedingungen sind signiert',
    terms_logged: 'Das Log hat die Bedingungen',
    settlement_signed: 'Das Ergebnis ist signiert',
    settlement_logged: 'Das Log hat das Ergebnis',
    same_trade: 'Das Ergebnis ist das dieser Bedingungen',
    prices_logged: 'Das Log hat die Kurse, die es entscheiden',
  },
  yes: 'Stimmt',
  no: 'Stimmt nicht',
  notYet: 'Noch nicht',
  choose: 'Beleg wählen',
  chooseNote: 'Die Datei bleibt in deinem Browser, der dafür keine Verbindung braucht.',
  unreadable:
    'Diese Datei ist kein signierter Beleg. Er wird auf der Seite eines Belegs gespeichert.',
  tooOld:
    'Dieser Browser kann keine Signaturen prüfen (Ed25519). Ein neuerer kann es, oder npm run ' +
    'verify.',
  of: (side, symbol, amount) => `${side} ${symbol}, ${amount}`,
  ended: {
    Pending: 'noch offen',
    Won: (paid) => `gewonnen, ${paid} gutgeschrieben`,
    Lost: 'verloren',
    Draw: (paid) => `unentschieden, ${paid} kamen zurück`,
    Void: (paid) => `ungültig, ${paid} kamen zurück`,
  },
  mode: { real: 'Live', demo: 'Demo' },
  recomputed: 'Aus den Kursen des Logs nachgerechnet',
  stated: (text) => `Die Datei sagt ${text}`,
  computed: (text) => `nachgerechnet ${text}`,
  none: 'keiner',
  keyIs: 'Signiert von',
  keyNote: 'Vergleiche ihn mit dem Schlüssel, den du kennst, oder mit /log/keys.json des Hauses.',
  askLog: 'Das Log fragen',
  held: 'Das Log enthält es noch, wie es war.',
  notHeld:
    'Das Log enthält es nicht mehr: behalte diese Datei, sie beweist, dass die Geschichte ' +
    'geändert wurde.',
  logAway: 'Das Log hat nicht geantwortet. Versuche es später noch einmal.',
}
