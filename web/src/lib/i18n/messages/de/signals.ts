// In German: what is said of signals, of the rules they come from, and of what their records allow
// to be said.

import type { Messages } from '#contract/shared/messages.ts'
import type { BarFigures, signals as english } from '../signals.ts'

export const signals: Messages<typeof english> = {
  title: 'Signale',
  advice:
    'Ein Signal ist kein Rat, und niemand hier weiß, was ein Kurs als Nächstes tut. Die ' +
    'meisten Regeln verlieren etwa die Marge, und das wird auch, wer ihnen folgt.',
  contents: 'Die Regeln',
  rules: {
    momentum: 'Schwung (Momentum)',
    mean_reversion: 'Rückkehr zur Mitte',
    volatility_breakout: 'Ausbruch der Volatilität',
    coin: 'Eine geworfene Münze',
  },
  ideas: {
    momentum:
      'Was in eine Richtung ging, geht weiter. Sie spricht, wenn ein schneller Durchschnitt ' +
      'des Kurses sich von einem langsamen um mehr entfernt hat, als der Kurs sich gewöhnlich ' +
      'in einer Minute bewegt, und sagt noch einmal dieselbe Richtung.',
    mean_reversion:
      'Was weit von seiner Mitte wegging, kommt zurück. Sie spricht, wenn der Kurs seine ' +
      'Bollinger-Bänder verlassen hat und der Index der relativen Stärke sagt, dass er nur in ' +
      'eine Richtung ging, und sagt: zurück.',
    volatility_breakout:
      'Wer einen stillen Raum verlässt, geht weiter. Sie spricht, wenn der Kurs den Kanal der ' +
      'Minuten davor verlässt und sich dabei mehr bewegt als zuvor, und sagt: weiter in diese ' +
      'Richtung.',
    coin:
      'Gar keine Regel: hin und wieder wird eine Münze geworfen. Sie ist hier, damit die ' +
      'anderen an ihr gemessen werden können. Eine Regel, die nicht besser ist als die ' +
      'Münze, weiß nichts.',
  },
  outcomes: { hit: 'Treffer', miss: 'Fehlschlag', tie: 'Gleichstand', void: 'Ungültig' },
  verdicts: {
    too_few: 'Zu wenige sind entschieden, um etwas darüber zu sagen.',
    loses: 'Sie verliert: wer ihr folgte, verlor Geld, und Zufall allein erklärt das nicht.',
    unclear: 'Nichts ist gezeigt: Zufall allein könnte all das gebracht haben.',
    above:
      'Bisher liegt sie um mehr über dem Break-even, als Zufall erklärt. Das ist, was war, ' +
      'und verspricht nichts.',
  },
  loading: 'Die Bilanzen werden geladen',
  retry: 'Noch einmal versuchen',
  failed: 'Die Bilanzen konnten nicht geladen werden.',
  none: 'Noch hat keine Regel begonnen.',
  older: 'Beendete Bilanzen',
  olderWhy: 'Die Regel oder ein Parameter wurde geändert. Was gezählt wurde, bleibt.',
  version: (version) => `Version ${version}`,
  startedAt: (day) => `seit ${day} (UTC)`,
  horizon: (time) => `für ${time}`,
  parameters: 'Parameter',
  hits: 'Treffer',
  misses: 'Fehlschläge',
  ties: 'Gleichstände',
  voids: 'Ungültig',
  waiting: 'Noch nicht beendet',
  rate: 'Anteil der Treffer',
  range: (low, high) => `${low} bis ${high}`,
  breakEven: 'Break-even',
  priced: 'Eine Münze',
  each: 'Ein Dollar auf jedes brachte',
  noRate: (from) => `Gezeigt ab ${from} entschiedenen Signalen`,
  bar: ({ rate, low, high, even, coin }: BarFigures) =>
    `Anteil der Treffer ${rate}, zwischen ${low} und ${high}; Break-even ${even}, eine Münze ` +
    `${coin}`,
  byInstrument: 'Nach Instrument',
  instrument: 'Instrument',
  newest: 'Neueste beendete Signale',
  newestOf: (rule) => `Neueste von: ${rule}`,
  rule: 'Regel',
  side: 'Seite',
  published: 'Veröffentlicht (UTC)',
  window: 'Fenster (UTC)',
  outcome: 'Ergebnis',
  strike: 'Strike',
  end: 'Ende',
  running: 'Laufend',
  opensIn: (time) => `öffnet in ${time}`,
  closesIn: (time) => `schließt in ${time}`,
  isMeasured: 'wird gemessen',
  allRules: 'Alle Regeln',
  allInstruments: 'Alle Instrumente',
  both: 'Laufende und beendete',
  onlyRunning: 'Nur laufende',
  onlyEnded: 'Nur beendete',
  state: 'Stand',
  empty: 'Bisher kein solches Signal. Regeln sprechen selten, manche stundenlang gar nicht.',
  more: 'Ältere Signale',
  records: 'Was aus allen wurde',
  howMeasured: 'Wie sie gemessen werden',
  trade: 'Zum Chart',
  panel: 'Signale',
  all: 'Alle Signale',
  quiet: 'Gerade spricht keine Regel davon.',
}
