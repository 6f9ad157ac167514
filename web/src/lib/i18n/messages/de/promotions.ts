// In German: promotions.

import type { Messages } from '#contract/shared/messages.ts'
import type { promotions as english } from '../promotions.ts'

export const promotions: Messages<typeof english> = {
  title: 'Aktionen',
  lead:
    'Was dir hier angeboten wird, und was daraus wird. Nichts davon bindet dein eigenes Geld: du ' +
    'kannst damit handeln und es auszahlen lassen, als gäbe es keine Aktion.',
  enter: 'Einen Code eingeben',
  code: 'Aktionscode',
  codeHelp: 'Großbuchstaben, Leerzeichen und Striche machen keinen Unterschied.',
  use: 'Den Code benutzen',
  blocked: 'Derzeit wird dir nichts angeboten',
  limits: 'Limits und Pausen',
  profile: 'Profil ändern',
  closed: 'Im Land deines Profils läuft keine Aktion.',
  offers: 'Dir angeboten',
  noOffers: 'Ohne Code gibt es jetzt nichts zu nehmen.',
  take: 'Nehmen',
  sure: 'Diesen Bonus auf deine nächste Einzahlung nehmen?',
  yes: 'Nehmen',
  no: 'Jetzt nicht',
  yours: 'Was dir gewährt wurde',
  none: 'Dir wurde noch nichts gewährt.',
  kinds: {
    code: 'Aktionscode',
    deposit: 'Einzahlungsbonus',
    cashback: 'Cashback',
    referral: 'Empfehlung',
  },
  states: {
    waiting: 'Wartet auf eine Einzahlung',
    running: 'Wird umgesetzt',
    paid: 'Bezahlt',
    given_up: 'Aufgegeben',
    expired: 'Abgelaufen',
    taken_back: 'Seine Einzahlung wurde zurückgenommen',
  },
  bonus: 'Versprochene Bonusdollar',
  gives: {
    bonus: (amount) => `${amount} an Bonusdollar`,
    share: (percent, most, least) =>
      `Bonusdollar von ${percent} % einer Einzahlung von ${least} oder mehr, höchstens ${most}`,
    demo: (amount) => `${amount} für das Demo-Konto`,
    cashback: (percent, most, least) =>
      `${percent} % dessen, was verloren wurde, ab einem Verlust von ${least}, höchstens ${most}`,
    reward: (own, friend, least) =>
      `${own} für dich und ${friend} für einen Freund, der ${least} oder mehr einzahlt`,
  },
  turnover: (times, days) =>
    `Sie werden zu Geld, sobald deine Trades das ${times}-Fache ihres Betrags umgesetzt haben, ` +
    `innerhalb von ${days} Tagen.`,
  every: {
    week: 'Berechnet für jede Woche ab Montag, nach UTC.',
    month: 'Berechnet für jeden Monat, nach UTC.',
  },
  referral: (days) =>
    'An beide gezahlt, sobald die Identität des Freundes genehmigt ist und das Geld seiner ' +
    `ersten Einzahlung ${days} Tage geblieben ist.`,
  until: (date) => `Läuft bis ${date}`,
  progress: (counted, target) => `${counted} von ${target} umgesetzt`,
  ends: (date) => `Bis ${date}`,
  ended: (date) => `Beendet ${date}`,
  giveUp: 'Aufgeben',
  giveUpNamed: (name) => `Aufgeben: ${name}`,
  giveUpSure: 'Das aufgeben? Dein eigenes Geld bleibt, wie es ist.',
  giveUpYes: 'Aufgeben',
  keep: 'Behalten',
  rules: 'Die Regeln, bevor du etwas nimmst',
  rule: [
    'Bonusdollar sind ein Versprechen und kein Geld: sie können nicht eingesetzt oder ausgezahlt ' +
      'werden, und niemand leiht darauf.',
    'Du handelst nur mit deinem eigenen Geld. Es ist nie gesperrt: eine Auszahlung wird wegen ' +
      'eines Bonus nie abgelehnt oder verzögert, und sie beendet keinen.',
    'Ein Trade auf dem Live-Konto zählt, sobald er gewonnen oder verloren ist: mit seinem ' +
      'Einsatz, oder mit dem Gewinn, den er hätte bringen können, wo der kleiner ist.',
    'Wo zwei Trades zur selben Zeit auf einem Instrument in entgegengesetzten Richtungen liefen, ' +
      'zählt keiner. Unentschiedene und ungültige Trades zählen nicht.',
    'Sobald genug umgesetzt ist, werden die Bonusdollar zu Dollar auf dem Live-Konto, alle auf ' +
      'einmal.',
    'Mehr zu handeln, um einen Bonus zu erreichen, kostet im Schnitt einen Teil dessen, was du ' +
      'einsetzt: in jedem Preis steckt unsere Marge. Handle so, wie du es ohne Bonus tätest.',
    'Was noch nicht bezahlt ist, kannst du jederzeit aufgeben. Was nicht rechtzeitig umgesetzt ' +
      'ist, endet und nimmt nichts von dir mit.',
    'Eine Aktion ist für eine Person eines Haushalts: ein Dokument, ein Gerät, eine Karte oder ' +
      'eine Auszahlungsadresse.',
  ],
  responsible: (limit, days) =>
    'Nichts angeboten wird denen, die eine Auszeit haben, sich selbst ausgeschlossen haben, ' +
    `deren Konto eingefroren ist oder die in den letzten ${days} Tagen auf dem Live-Konto mehr ` +
    `als ${limit} verloren haben.`,
}
