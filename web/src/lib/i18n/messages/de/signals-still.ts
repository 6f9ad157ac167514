// In German: what the page of records says that travels in the page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { signalsStill as english } from '../signals-still.ts'

export const signalsStill: Messages<typeof english> = {
  title: 'Signale',
  description:
    'Jedes Signal, das unsere Regeln je gaben, veröffentlicht, bevor sein Fenster öffnete, ' +
    'und gezählt, was auch daraus wurde, mit Treffern, Fehlschlägen und dem, was es für den ' +
    'Break-even gebraucht hätte.',
  lead:
    'Regeln, die jeder lesen kann, sehen auf unsere eigenen Kurse und sagen hin und wieder ' +
    'Buy oder Sell. Jedes Signal wird gespeichert, bevor sein Fenster öffnet, und gezählt, ' +
    'was auch daraus wird.',
  measuredTitle: 'Wie ein Signal gemessen wird',
  measured: [
    'Als der Trade, den jeder hätte platzieren können, als sein Fenster öffnete, zu der ' +
      'angebotenen Strike-Rate, die einer Verdopplung des Einsatzes am nächsten liegt. Ein ' +
      'Treffer ist ein solcher Trade, der gewonnen hätte.',
    'Der Break-even ist also nicht die Hälfte. Er ist das, worüber die Treffer liegen müssen, ' +
      'damit Gewinne die Verluste überwiegen, und er steht als Marke neben jeder Bilanz. Eine ' +
      'Münze trifft so oft, wie der Preis des Trades sagt, und das ist um die Marge weniger als ' +
      'der Break-even.',
    'Signale werden gespeichert, bevor ihr Fenster öffnet, und die Datenbank nimmt kein ' +
      'verspätetes. Keines kann geändert oder zurückgenommen werden. Eine Regel, die geändert ' +
      'wird oder einen anderen Parameter bekommt, beginnt eine neue Bilanz; die alte bleibt, wo ' +
      'sie endete.',
    'Um den Anteil der Treffer steht der Bereich, in dem der wahre Anteil in der Regel liegt, ' +
      'wenn jedes Signal ein Versuch für sich ist (Intervall nach Wilson). Instrumente bewegen ' +
      'sich gemeinsam, darum ist er über alle zusammen etwas zu schmal.',
    'Nichts wird in eine Rangfolge gebracht, und keine beste Woche wird herausgesucht: von ' +
      'vielen Bilanzen glänzt immer eine durch Glück.',
  ],
  checkTitle: 'Zähl sie nach',
  check:
    'Jedes beendete Signal kann als JSON gelesen werden, eine Seite nach der anderen, und die ' +
    'Kurse, an denen es gemessen wurde, sind die, nach denen Trades abgerechnet werden.',
  checkLink: 'Die Signale als JSON',
}
