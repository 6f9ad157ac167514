// In German: own limits, breaks from trading and the session reminder.

import type { Messages } from '#contract/shared/messages.ts'
import type { limits as english } from '../limits.ts'

const kinds = {
  loss: {
    title: 'Verluste',
    what:
      'Was du höchstens verlierst: verlorene Einsätze, abzüglich erzielter Gewinne, und ' +
      'alle Einsätze offener Trades. Ein Trade, der dich darüber bringen könnte, wird ' +
      'abgelehnt.',
  },
  stake: {
    title: 'Einsätze',
    what: 'Was du höchstens einsetzt, ob du gewinnst oder verlierst.',
  },
  deposit: {
    title: 'Einzahlungen',
    what: 'Was du höchstens einzahlst.',
  },
}

export const limits: Messages<typeof english> = {
  session: 'Sitzung',
  sessionWon: (won, all) => `${won} von ${all} gewonnen`,
  title: 'Limits und Pausen',
  lead:
    'Setze dir deine Grenzen, solange du ruhig bist. Eines zu setzen oder zu senken wirkt ' +
    'sofort; eines zu erhöhen oder zu entfernen dauert 24 Stunden, und bis dahin kannst du ' +
    'es dir anders überlegen.',
  liveOnly:
    'Limits zählen nur Trades auf dem Live-Konto. Zeiten sind UTC; Wochen beginnen am Montag.',
  kinds,
  periods: { day: 'Pro Tag', week: 'Pro Woche', month: 'Pro Monat' },
  none: 'Kein Limit',
  usedOnly: (used) => `bisher ${used}`,
  used: (used, amount) => `${used} von ${amount}`,
  left: (left) => `${left} übrig`,
  ahead: (gain) => `${gain} im Plus`,
  anew: (when) => `beginnt neu ${when}`,
  becomes: (amount, when) => `Wird zu ${amount}: ${when}.`,
  ends: (when) => `Endet: ${when}.`,
  keep: 'So lassen, wie es ist',
  set: 'Limit setzen',
  change: 'Ändern',
  amount: 'Limit in Dollar',
  save: 'Speichern',
  remove: 'Entfernen',
  cancel: 'Abbrechen',
  nameOf: (kind, period) => `${kind}, ${period}`,
  breaks: 'Eine Pause machen',
  breaksLead:
    'Eine Pause stoppt den Handel auf beiden Konten sofort, und das Einzahlen. Offene Trades ' +
    'laufen bis zu ihrem Ende. Du kannst dich weiter anmelden, um zu lesen, auszahlen zu ' +
    'lassen und dein Konto zu schließen.',
  coolOff: 'Auszeit',
  coolOffWhat: 'Eine kurze Pause, um Abstand zu gewinnen.',
  exclusion: 'Selbstausschluss',
  exclusionWhat: 'Eine lange Pause, wenn der Handel zum Problem geworden ist.',
  howLong: 'Für wie lange',
  lengths: {
    '24h': '24 Stunden',
    '7d': '7 Tage',
    '30d': '30 Tage',
    '6m': '6 Monate',
    '1y': '1 Jahr',
    '5y': '5 Jahre',
  },
  goOn: 'Weiter',
  sure: (length) => `Für ${length} nicht mehr handeln?`,
  consequences: (length) => [
    `Von diesem Augenblick an, für ${length}, kannst du keine Trades eröffnen, weder live ` +
      'noch auf der Demo, und nicht einzahlen.',
    'Offene Trades laufen bis zu ihrem Ende, und was sie zahlen, gehört dir.',
    'Es lässt sich nicht rückgängig machen. Niemand kann es vorzeitig beenden: du nicht, und ' +
      'unser Support nicht.',
  ],
  password: 'Dein Passwort',
  confirm: (length) => `Für ${length} aufhören`,
  runs: (when) => `Läuft bis ${when}. Du kannst sie verlängern, nicht verkürzen.`,
  reminder: 'Sitzungserinnerung',
  reminderWhat:
    'Zeigt dir in bestimmten Minutenabständen, wie lange du schon hier bist und was deine ' +
    'Live-Trades gebracht haben.',
  minutes: 'Minuten',
  minutesBounds: (least, most) => `Von ${least} bis ${most}.`,
  off: 'Ausschalten',
  reminderOn: (minutes) => `Alle ${minutes} Minuten.`,
  reminderOff: 'Aus.',
  formLeft: {
    loss: {
      day: 'Dein tägliches Verlustlimit',
      week: 'Dein wöchentliches Verlustlimit',
      month: 'Dein monatliches Verlustlimit',
    },
    stake: {
      day: 'Dein tägliches Einsatzlimit',
      week: 'Dein wöchentliches Einsatzlimit',
      month: 'Dein monatliches Einsatzlimit',
    },
  },
  onBreak: (when) => `Du machst bis ${when} eine Pause vom Handel.`,
  hours: (count) => (count === 1 ? '1 Stunde' : `${count} Stunden`),
  minutesLong: (count) => (count === 1 ? '1 Minute' : `${count} Minuten`),
  here: (length) => `Du bist seit ${length} hier`,
  result: (count, result) =>
    count === 1
      ? `Seitdem ist 1 Live-Trade zu Ende gegangen, mit insgesamt ${result}.`
      : `Seitdem sind ${count} Live-Trades zu Ende gegangen, mit insgesamt ${result}.`,
  noResult: 'Seitdem ist kein Live-Trade zu Ende gegangen.',
  unknownResult: 'Was deine Live-Trades gebracht haben, konnte nicht geladen werden.',
  stay: 'Weitermachen',
  toLimits: 'Limits und Pausen',
}
