// In German: how we say where a figure comes from, and what each source is. A claim that has no
// words here keeps the server's English ones.

import type { ClaimId } from '#contract/public/claims.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { claims as english } from '../claims.ts'

const attested = 'Angegeben vom Betreiber, in dem hier genannten Dokument.'
const margin =
  'Die Marge, mit der jeder Preis hier gemacht wird, wie jetzt eingestellt; eine für alle ' +
  'Instrumente.'

const says: Partial<Record<ClaimId, string>> = {
  instruments: 'Gezählt: die Instrumente, für die diese Installation Kurse angibt.',
  tradable_instruments:
    'Gezählt: die Instrumente, die hier gehandelt werden können, von denen, für die es Kurse gibt.',
  demo_days: 'Die Regel des Programms, die jedes Demo-Konto beginnt, für alle dieselbe.',
  demo_money: 'Die Regel des Programms, die jedes Demo-Konto füllt, für alle dieselbe.',
  top_payout:
    'Der höchste Gewinnsatz unter den Strike-Raten, die jetzt angeboten werden. Je größer der ' +
    'Gewinn, desto unwahrscheinlicher ist er. Gezählt: die angebotenen Strike-Raten.',
  margin_rate: margin,
  loss_share:
    'Von allen Live-Konten mit einem Trade, der in den letzten zwölf Monaten abgerechnet ' +
    'wurde: die, deren Einsätze dieser Trades mehr ausmachten, als zurückgezahlt wurde, nach ' +
    'dem Hauptbuch.',
  loss_median:
    'Von allen Live-Konten mit einem Trade, der in den letzten zwölf Monaten abgerechnet ' +
    'wurde, und deren Einsätze dieser Trades mehr ausmachten, als zurückgezahlt wurde: der ' +
    'Betrag, den die Hälfte von ihnen mindestens verlor, nach dem Hauptbuch. Gezählt: alle ' +
    'Live-Konten mit einem solchen Trade.',
  payouts_made:
    'Im Hauptbuch gezählt: Auszahlungen der letzten zwölf Monate, deren Geld hinausgegangen ist.',
  segregated_funds: attested,
  founded: attested,
  licensed:
    `${attested} Der Lizenzeintrag auf der Statusseite verweist auf das öffentliche ` +
    'Register, wo ihn jeder nachschlagen kann.',
  signal_accuracy:
    'Von allen Signalen unserer Regeln, die seit dem ersten entschieden wurden, Treffer oder ' +
    'Fehlschlag: der Anteil der Treffer. Die Münze, die daneben geworfen wird, ist nicht ' +
    'darunter. Worüber dieser Anteil liegen muss, steht in den Bilanzen auf der Seite der ' +
    'Signale.',
  prices:
    'Die Kurse, die diese Installation gespeichert hat, jeder mit Quelle und Zeit. Dieselbe ' +
    'Reihe entscheidet Trades. Gezählt: die Instrumente, für die Kurse gespeichert sind.',
  instrument_terms:
    'Die Bedingungen, an denen Orders geprüft werden. Gezählt: die Instrumente mit diesen ' +
    'Bedingungen.',
  strike_rates: 'Die Strike-Raten, die Orders jetzt nennen können. Gezählt: die angebotenen.',
  durations: 'Die Laufzeiten, an denen Orders geprüft werden. Gezählt: die Laufzeiten.',
  margin,
  plans: 'Die Regeln, nach denen hier Pläne vergeben werden. Gezählt: die Pläne.',
  calibration:
    'Trades, die dasselbe Programm auf aufgezeichneten Kursen echter Märkte berechnet und ' +
    'abgerechnet hat; die Märkte sind neben den Zahlen genannt. Jeder kann es wiederholen: ' +
    'npm run calibrate. Gezählt: die Trades.',
  markouts:
    'Kurse, wie sie eine und fünf Sekunden nach dem Einstieg von Live-Trades gespeichert ' +
    'wurden, gegen ihn gehalten. Gezählt: die unter den neuesten 5.000 Trades der letzten ' +
    'sieben Tage.',
  payouts:
    'Eine Ansicht des Hauptbuchs, in die niemand schreiben kann: Auszahlungen, deren Geld ' +
    'hinausgegangen ist und deren Zahlung eine Nummer hat. Gezählt: alle, von Anfang an.',
  signals:
    'Jedes Signal jeder Regel, wie es gespeichert wurde, bevor sein Fenster öffnete, und wie ' +
    'jedes nach den gespeicherten Kursen endete. Gezählt: die beendeten Signale, auch die ' +
    'ungültigen.',
  status: 'Von dieser Installation selbst gemessen, als die Seite angefordert wurde.',
  contacts:
    'Die Kontaktdaten, die der Betreiber dieser Installation eingestellt hat. Gezählt: die ' +
    'eingestellten.',
  operator:
    'Die Rechtsperson und der Lizenzeintrag, die der Betreiber dieser Installation ' +
    'eingestellt hat. Gezählt: wie viele der beiden eingestellt sind.',
  chat_answers:
    'Von der ersten Zeile eines Gesprächs im Chat bis zur ersten Antwort, Nächte ' +
    'eingerechnet; wer keine Antwort hat, zählt als am längsten. Gezählt: die in den letzten ' +
    '30 Tagen begonnenen, ohne die letzten zwei.',
}

export const claims: Messages<typeof english> = {
  how: 'Woher wissen wir das?',
  says,
  window: (from, to) => `Gemessen von ${from} bis ${to} (UTC).`,
  asOf: (at) => `Stand: ${at} (UTC).`,
  counted: (count) => `Gezählt: ${count}.`,
  minimum: (minimum) => `Gezeigt ab ${minimum}, nie vorher.`,
  attested: (who, day) => `Angegeben von ${who} am ${day}.`,
  document: (name) => `Dokument: ${name}`,
  expires: (day) => `Die Angabe endet am ${day} und wird danach nicht mehr gezeigt.`,
  hash: 'SHA-256',
  lossShare: (share) =>
    `${share} der Live-Konten, die in den letzten zwölf Monaten gehandelt haben, haben Geld ` +
    'verloren.',
  lossGeneral:
    'Der Handel mit fester Laufzeit ist riskant: du kannst den ganzen Betrag jedes Trades ' +
    'verlieren, und im Schnitt kosten Trades Geld. Handle nur mit Geld, auf das du verzichten ' +
    'kannst.',
  lossCare: 'Handle nur mit Geld, auf das du verzichten kannst.',
}
