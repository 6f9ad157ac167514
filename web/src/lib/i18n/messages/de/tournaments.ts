// In German: tournaments.

import type { Messages } from '#contract/shared/messages.ts'
import type { tournaments as english } from '../tournaments.ts'

export const tournaments: Messages<typeof english> = {
  title: 'Turniere',
  lead:
    'Alle beginnen mit denselben Chips und handeln damit zu denselben Preisen und Bedingungen ' +
    'wie mit Dollar. Chips sind kein Geld und werden nie welches; wer am Ende die meisten hat, ' +
    'gewinnt, was vor dem Start veröffentlicht wurde.',
  current: 'Demnächst und laufend',
  none: 'Für dich gibt es jetzt kein Turnier.',
  over: 'Beendet',
  back: 'Alle Turniere',
  practice: (from) => `Übungsturnier, ${from}`,
  states: {
    announced: 'Noch nicht begonnen',
    running: 'Läuft',
    ending: 'Vorbei; die letzten Trades werden abgerechnet',
    ended: 'Beendet',
    cancelled: 'Abgesagt',
  },
  youAreIn: 'du nimmst teil',
  starts: 'Beginnt',
  ends: 'Endet',
  joinUntil: 'Teilnahme möglich bis',
  fee: 'Startgeld',
  free: 'Kostenlos',
  demoDollars: (money) => `${money} (Demo)`,
  pool: 'Preistopf',
  entrants: 'Teilnehmer',
  entrantsOf: (count, seats) => (seats === null ? String(count) : `${count} von ${seats}`),
  facts: 'Was es ist',
  startChips: 'Alle beginnen mit',
  chips: (figure) => `${figure} Chips`,
  rebuys: 'Neu beginnen',
  rebuysMost: (most) => (most === 0 ? 'Nicht möglich' : `Höchstens ${most}-mal`),
  poolTitle: 'Wie der Topf entsteht',
  fees: 'Gezahlte Startgelder',
  ofFees: (share) => `Davon in den Topf (${share})`,
  added: 'Vom Haus dazugegeben',
  prizes: 'Preise',
  placeShare: (place, share) => `Platz ${place} (${share})`,
  prizesNote:
    'So, wie der Topf jetzt ist, wenn jeder Platz besetzt wird. Was auf Plätze entfällt, die ' +
    'niemand besetzt, wird auf die besetzten verteilt.',
  cancelledFor: (reason) => `Abgesagt: ${reason} Die Startgelder sind zurückgegangen.`,
  available: 'Deine Chips',
  staked: 'In offenen Trades eingesetzt',
  shownAs: 'Name auf der Rangliste',
  shownAsHint: 'Andere sehen ihn. Lass ihn leer, um mit einer Nummer gezeigt zu werden.',
  rename: 'Namen ändern',
  join: (fee) => (fee === null ? 'Kostenlos teilnehmen' : `Für ${fee} teilnehmen`),
  sureJoin: (fee) =>
    `${fee} gehen sofort von deinem Guthaben ab. Bis zum Start kannst du aussteigen und bekommst ` +
    'sie zurück.',
  late: 'Es hat begonnen: wer jetzt teilnimmt, hat weniger Zeit.',
  leave: 'Aussteigen und das Startgeld zurückbekommen',
  rebuy: (fee) => `Für ${fee} neu beginnen`,
  rebuyNote: 'Bringt dich auf die Chips vom Start zurück.',
  board: 'Wie alle stehen',
  result: 'Ergebnis',
  place: 'Platz',
  noPlace: '–',
  who: 'Name',
  you: (name) => `${name} (du)`,
  entrant: (number) => `Teilnehmer ${number}`,
  chipsTitle: 'Chips',
  trades: 'Trades',
  prize: 'Preis',
  noPrize: '–',
  nobody: 'Noch nimmt niemand teil.',
  unbeaten:
    'Weniger als zwei haben gehandelt: es gibt kein Ergebnis, und die Startgelder sind ' +
    'zurückgegangen.',
  boardNote:
    'Nach abgerechneten Trades: was eingesetzt ist, zählt, wie es war. Wird alle 5 Sekunden neu ' +
    'abgefragt.',
  resultNote:
    'So aufgeschrieben, als der letzte Trade abgerechnet war. Das ändert sich nicht mehr.',
  proof: 'Prüfe es selbst',
  proofNote:
    'Das Ergebnis ist signiert, und sein Fingerabdruck steht im öffentlichen Log. Wer ' +
    'die Datei hat, kann jeden Platz und jeden Preis ohne uns nachrechnen:',
  saveResult: 'Signiertes Ergebnis speichern',
  trade: 'Mit deinen Chips handeln',
  closed: 'Jetzt ist kein Markt offen.',
  tooLate: 'Kein Trade würde vor dem Turnier enden.',
  instrument: 'Instrument',
  amount: 'Chips als Einsatz',
  duration: 'Laufzeit',
  strikeRate: 'Gewinn, wenn richtig',
  pays: (buy, sell) => `Buy ${buy}, Sell ${sell}`,
  price: 'Kurs',
  noPrice: '–',
  sides: { Buy: 'Buy', Sell: 'Sell' },
  offer: (of) =>
    `Gewinn ${of.profit} Chips jenseits von ${of.strike}; berechnete Chance ${of.chance}`,
  noQuote: 'Für diese Seite jetzt kein Preis.',
  open: 'Offene Trades',
  noOpen: 'Von dir ist kein Trade offen.',
  strike: 'Strike',
  rules: 'Die Regeln',
  ruleTexts: [
    'Du stehst nach deinen Chips in abgerechneten Trades. Offene Trades zählen als das, was du ' +
      'eingesetzt hast, nicht mehr und nicht weniger.',
    'Von zweien mit denselben Chips steht höher, wer sie früher erreicht hat; dann, wer früher ' +
      'teilgenommen hat.',
    'Wer keinen entschiedenen Trade hat, hat keinen Platz. Ein ungültiger Trade gibt seinen ' +
      'Einsatz zurück und entscheidet nichts.',
    'Ein Trade muss vor dem Turnier enden. Das Ergebnis entsteht, wenn der letzte abgerechnet ist.',
    'Teilnehmen kannst du bis zu der Zeit oben, auch nach dem Start. Du bist immer nur in ' +
      'einem Turnier zur selben Zeit.',
    'Eine verlorene Verbindung ändert nichts: Trades laufen weiter und werden wie immer ' +
      'abgerechnet.',
    'Bis zum Start kannst du aussteigen und bekommst dein Startgeld zurück. Wird es abgesagt, ' +
      'oder handeln weniger als zwei, gehen alle Startgelder zurück.',
    'Der ganze Topf wird am Ende auf die Plätze ausgezahlt, sofort und von selbst. Chips, die ' +
      'übrig sind, sind nichts wert.',
    'Solange dein Konto eingefroren ist oder du eine Pause machst, kannst du nicht teilnehmen ' +
      'oder handeln; was du erreicht hast, bleibt stehen.',
    'Nur wer wirklich teilnimmt, steht auf der Rangliste, mit dem gewählten Namen oder einer ' +
      'Nummer.',
  ],
}
