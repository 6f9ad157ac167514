// In German: learning the odds, what one chooses.

import type { Messages } from '#contract/shared/messages.ts'
import type { odds as english } from '../odds.ts'

export const odds: Messages<typeof english> = {
  pays: {
    title: 'Was ein Trade zahlt',
    text: [
      'Du setzt einen Betrag. Liegst du richtig, kommt er mit einem Gewinn zurück; liegst ' +
        'du falsch, ist alles verloren.',
      'Wie groß der Gewinn ist, wählst du. Je größer er ist, desto weiter weg liegt der ' +
        'Strike und desto seltener gewinnt so ein Trade.',
    ],
  },
  even: {
    title: 'Wie oft du gewinnen müsstest',
    text: [
      'Gewinne müssen Verluste bezahlen. Der Anteil der Trades, der dafür gewinnen muss, ' +
        'ist der Break-even: eins, geteilt durch eins plus das, was ein Gewinn für jeden ' +
        'Dollar zahlt.',
      'Ein kleiner Gewinn verlangt, dass du fast immer gewinnst, ein großer nur selten. ' +
        'Leichter ist keines von beiden.',
    ],
  },
  house: {
    title: 'Was das Haus nimmt',
    text: [
      'Jeder Strike liegt so, dass ein Trade etwas seltener gewinnt, als sein Break-even ' +
        'verlangt. Der Abstand ist unsere Marge, und sie ist bei jedem Gewinn gleich.',
      'Über viele Trades ist das durchschnittliche Ergebnis darum ein Verlust. Niemand ' +
        'kennt die nächste Minute: du nicht, und wir auch nicht.',
    ],
  },
  run: {
    title: 'Hundert eigene Trades',
    text: [
      'Wähle, wie sie gemacht werden. Dein Browser zieht dann für jeden Trade eine ' +
        'Zufallszahl, und er gewinnt so oft, wie er berechnet ist.',
      'Das ist eine Simulation, nicht der Markt. Übung zeigt, was Glück tut; der nächste ' +
        'Trade ist davon nicht leichter zu gewinnen.',
    ],
  },
  amount: 'Betrag eines Trades',
  profit: 'Gewinn, wenn richtig',
  right: 'Wenn du richtig liegst',
  wrong: 'Wenn du falsch liegst',
  breakEven: 'Break-even',
  formula: (profit, share) => `1 / (1 + ${profit}) = ${share}`,
  chance: 'Berechnete Chance',
  margin: 'Marge des Hauses',
  cost: 'Was sie im Durchschnitt von jedem solchen Trade nimmt',
  tag: 'Beispiel, aus Zufallszahlen',
  habit: 'Der Betrag jedes Trades',
  habits: {
    same: 'Immer derselbe',
    doubled: 'Nach einem Verlust verdoppelt, bis einer gewinnt',
    part: 'Ein Hundertstel von dem, was übrig ist',
  },
  profits: 'Der Gewinn jedes Trades',
  chosen: 'Wie oben gewählt',
  any: 'Irgendeiner der angebotenen, zufällig',
  begin: 'Hundert Trades simulieren',
  again: 'Noch einmal hundert simulieren',
  failed: 'Dieser Teil konnte nicht geladen werden. Lade die Seite neu.',
}
