// In German: the proof of one trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { receipt as english } from '../receipt.ts'

export const receipt: Messages<typeof english> = {
  title: 'Beleg',
  missing: 'So einen Trade gibt es in deinem Konto nicht.',
  back: 'Trades',
  terms: 'Bedingungen',
  result: 'Ergebnis',
  prices: 'Kurse',
  formula: 'Wie der Strike entstand',
  check: 'In deinem Browser geprüft',
  checkNote:
    'Hier aus den Ticks unten nachgerechnet, in ganzen Zahlen, ohne den Server noch einmal zu ' +
    'fragen.',
  download: 'Als JSON herunterladen',
  entry: 'Einstiegskurs',
  exit: 'Endkurs',
  strike: 'Strike',
  amount: 'Betrag',
  payout: 'Gutgeschrieben',
  profitRate: 'Gewinn, wenn richtig',
  duration: 'Laufzeit',
  accepted: 'Angenommen',
  expires: 'Läuft ab',
  settled: 'Abgerechnet',
  margin: 'Marge im Preis',
  chance: 'Berechnete Chance',
  volatility: 'Volatilität pro Wurzel einer Sekunde',
  quantile: 'Quantil',
  factor: 'Strike-Faktor',
  rules: 'Version der Regeln',
  delay: 'Verzögerung des Einstiegs',
  delayOf: (seconds) => `${seconds} s`,
  exitRule: 'Ende entschieden durch',
  exitRuleOf: (seconds) =>
    seconds === 1 ? 'den letzten Kurs' : `den Durchschnitt der letzten ${seconds} Sekunden`,
  average: (price, seconds) => `${price}, der Durchschnitt der letzten ${seconds} s`,
  source: 'Quelle',
  mode: 'Konto',
  side: 'Seite',
  strikeRate: 'Strike-Rate',
  id: 'Trade-ID',
  none: 'Keiner',
  later: 'Noch nicht',
  loading: 'Der Beleg wird geladen',
  headline: {
    Pending: 'Läuft',
    Won: (paid) => `Gewonnen: ${paid} gutgeschrieben`,
    Lost: (amount) => `Verloren: ${amount}`,
    Draw: (amount) => `Unentschieden: ${amount} kamen zurück`,
    Void: (amount) => `Ungültig: ${amount} kamen zurück`,
  },
  needed: {
    Buy: (strike) => `Der Kurs musste über ${strike} enden.`,
    Sell: (strike) => `Der Kurs musste unter ${strike} enden.`,
  },
  needs: {
    Buy: (strike) => `Der Kurs muss über ${strike} enden.`,
    Sell: (strike) => `Der Kurs muss unter ${strike} enden.`,
  },
  ended: {
    above: (exit, distance) => `Er endete bei ${exit}, ${distance} darüber.`,
    below: (exit, distance) => `Er endete bei ${exit}, ${distance} darunter.`,
    equal: (exit) => `Er endete bei ${exit}, genau dort.`,
  },
  around: {
    entry: 'Die Minute um den Einstieg',
    exit: 'Die Minute um das Ende',
  },
  chart: {
    label: (title, count, low, high) => `${title}: ${count} Ticks zwischen ${low} und ${high}`,
    minuteBefore: '\u221260 s',
    minuteAfter: '+60 s',
    instant: { entry: 'angenommen', exit: 'läuft ab' },
    mark: { entry: 'Einstieg', exit: 'Ende' },
    strike: 'Strike',
    noTicks: 'Für diese Minuten ist kein Tick gespeichert.',
    table: (count) => (count === 1 ? '1 Tick' : `${count} Ticks`),
  },
  tickNumber: 'Nr.',
  medianOf: (said) => `Median von ${said}`,
  roles: { down: 'nicht verbunden', old: 'zu alt', frozen: 'stand still', outlier: 'zu weit weg' },
  tick: { number: 'Nr.', time: 'Zeit', price: 'Kurs', source: 'Quelle' },
  steps: {
    chance: 'Berechnete Chance',
    factor: 'Strike-Faktor',
    strike: 'Strike',
    payout: 'Gutschrift, wenn richtig',
    down: (step) => `auf einen Schritt von ${step} abgerundet, zu deinen Gunsten`,
    up: (step) => `auf einen Schritt von ${step} aufgerundet, zu deinen Gunsten`,
    waiting: 'Folgt, wenn der Einstiegskurs bekannt ist.',
    symbols:
      'v: Volatilität pro Wurzel einer Sekunde. q: Quantil der Chance. m: Marge. T: die ' +
      'Sekunden, die zählen: die Laufzeit abzüglich der Verzögerung des Einstiegs, und ' +
      'abzüglich (n − 1)(4n + 1) / 6n bei einem Durchschnitt von n Sekunden.',
    digits: 'v und q sind hier auf sechs Ziffern gekürzt; alle stehen unter den Bedingungen.',
  },
  formulas: {
    chance: '(1 \u2212 m) / (1 + Gewinn)',
    payout: 'Betrag + Betrag \u00d7 Gewinn',
  },
  open: 'Dieser Trade ist noch offen. Der Rest seines Belegs wird geschrieben, wenn er endet.',
  reasons: {
    no_entry_tick:
      'Binnen 10 Sekunden nach der Verzögerung des Einstiegs kam kein Kurs. Der Einsatz kam ' +
      'zurück.',
    no_exit_tick: 'Zwischen Einstieg und Ablauf folgte kein Kurs. Der Einsatz kam zurück.',
    exit_tick_too_old: 'Der letzte Kurs vor dem Ablauf war zu alt. Der Einsatz kam zurück.',
  },
  causes: {
    source_silent: 'Wir hörten die Quellen die ganze Zeit; es gab keinen Kurs.',
    source_empty:
      'Uns fehlte etwas Zeit, und wir fragten die Quelle danach. Auch sie hatte keinen Kurs.',
    source_unreachable: 'Uns fehlte etwas Zeit, und die Quelle antwortete eine Stunde lang nicht.',
    source_changed: 'Die Kurse kommen seitdem von einer anderen Quelle.',
    sources_disagreed:
      'Die Quellen waren uneins, oder eine blieb allein: niemand hatte einen Kurs.',
  },
  waiting: 'Er ist abgelaufen und wartet auf die Kurse seiner Zeit.',
  gaps: {
    title: 'Verpasste Kurse',
    lead:
      'Zeiten dieses Trades, in denen wir die Quelle nicht hörten, und was sie später ' +
      'antwortete.',
    during: (from, to) => `${from} bis ${to} UTC`,
    since: (from) => `Ab ${from} UTC`,
    causes: {
      restarted: 'Der Server wurde gestartet',
      connection_lost: 'Die Verbindung zur Quelle war verloren',
      stood_still: 'Der Server stand still',
      database_away: 'Die Datenbank war weg',
    },
    asking: 'Die Quelle wird gefragt.',
    haltsTitle: 'Zeiten ohne Kurs',
    haltsLead: 'Zeiten dieses Trades, in denen sein Instrument für niemanden einen Kurs hatte.',
    halts: {
      disputed: 'Die Quellen waren uneins',
      alone: 'Eine Quelle blieb allein',
    },
    answers: {
      prices: (asked, at, ticks) =>
        `${asked} gefragt (${at} UTC): ${ticks} Kurse, die wie alle anderen zählen.`,
      nothing: (asked, at) => `${asked} gefragt (${at} UTC): es hat keinen Kurs von damals.`,
      unreachable: (asked, at) => `${asked} gefragt, bis ${at} UTC ohne Antwort.`,
      other_source: (asked) => `Die Kurse kommen jetzt von ${asked}, das nicht gefragt wurde.`,
    },
  },
  checks: {
    entry: 'Der Einstieg ist der erste Kurs nach Annahme und Verzögerung',
    strike: 'Der Strike folgt aus Einstieg und Faktor',
    exit: 'Das Ende ist der letzte Kurs bis zum Ablauf oder der genannte Durchschnitt',
    status: 'Das Ergebnis folgt aus Strike und Ende',
    payout: 'Die Gutschrift folgt aus dem Ergebnis',
    sources: 'Die Kurse sind der Median dessen, was ihre Quellen sagten',
  },
  passed: 'Bestanden',
  failed: 'Nicht bestanden',
  stated: (text) => `Der Beleg sagt ${text}`,
  computed: (text) => `nachgerechnet: ${text}`,
  summary: (passed, all) => `${passed} von ${all} bestanden`,
  notYet: 'Noch nichts zu prüfen: der Einstiegskurs ist nicht da.',
}
