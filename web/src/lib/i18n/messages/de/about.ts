// In German: who runs this, what we build and why.

import type { Messages } from '#contract/shared/messages.ts'
import type { about as english } from '../about.ts'

export const about: Messages<typeof english> = {
  title: 'Über uns',
  description:
    'Was diese Handelsplattform ist, warum sie so gebaut wurde, dass sich jeder Kurs und ' +
    'jedes Ergebnis prüfen lässt, und wer sie betreibt.',
  lead:
    'Wir bauen einen Ort für kurze Trades, bei denen du jeden Kurs und jedes Ergebnis ' +
    'prüfen kannst, ohne uns glauben zu müssen.',
  story: {
    title: 'Warum wir das bauen',
    paragraphs: [
      'Der Handel mit fester Laufzeit hat einen schlechten Ruf, und er hat ihn verdient. ' +
        'Kurse, die sich im richtigen Augenblick für das Haus bewegten. Gewinne, die nie ' +
        'ausgezahlt wurden. Gebühren, die erst auftauchten, als jemand sein Geld zurückwollte. ' +
        'Chancen, die nach einer fairen Wette aussahen und keine waren.',
      'Nichts davon braucht es, um so eine Plattform zu betreiben. Ein Kurs lässt sich ' +
        'speichern, bevor er gezeigt wird. Eine Regel lässt sich vor der Order festlegen. Eine ' +
        'Marge lässt sich angeben. Ein Ergebnis kann mit allem kommen, was nötig ist, um es ' +
        'noch einmal auszurechnen. Also haben wir genau das gebaut: ein Produkt, das kein ' +
        'Vertrauen verlangt, weil man es prüfen kann.',
      'Es bleibt ein Produkt, mit dem die meisten Menschen auf Dauer Geld verlieren. Unsere ' +
        'Marge steckt in jedem Preis, und damit wird die Arbeit bezahlt. Wir sagen es dir ' +
        'lieber, bevor du anfängst, als dass du es herausfindest.',
    ],
  },
  pointsTitle: 'Vier Dinge, an denen du uns messen kannst',
  points: [
    [
      'Bedingungen vor dem Klick',
      'Wo der Strike läge, Gewinn, Verlust, der Anteil der Trades, den du gewinnen müsstest, ' +
        'und die Marge: all das steht auf dem Bildschirm, bevor du eine Order aufgibst.',
    ],
    [
      'Kurse, die sich nicht ändern lassen',
      'Jeder Kurs, der einen Trade entscheiden kann, wird mit seiner Quelle und seiner Zeit ' +
        'gespeichert, und dann steht er fest. Es gibt keinen Bildschirm und keine Rolle, die ' +
        'einen Kurs ändert, einen Gewinner auswählt oder einen Trade noch einmal abrechnet.',
    ],
    [
      'Ein Beleg für jeden Trade',
      'Die Bedingungen, die beiden entscheidenden Kurse und die Minute um sie herum. Dein ' +
        'Browser rechnet das Ergebnis noch einmal aus, und du kannst es auch.',
    ],
    [
      'Nichts einzuzahlen, bevor Geld hinausgeht',
      'Keine Gebühr, keine Einzahlung und kein Plan steht vor einer Auszahlung. Kosten gehen ' +
        'vom Betrag ab und werden vorher gezeigt.',
    ],
  ],
  valuesTitle: 'Was uns wichtig ist',
  values: [
    [
      'Klarheit',
      'Wir sagen, was eine Sache ist, was sie kostet und was sie dir antun kann, in kurzen ' +
        'Worten. Eine Zahl auf diesen Seiten sagt, woher sie kommt, oder sie wird nicht gezeigt.',
    ],
    [
      'Gleichheit',
      'Demo und Live laufen nach denselben Regeln, Kursen und Bedingungen. Niemand bekommt ' +
        'andere Chancen, weil er gewonnen oder verloren hat oder wegen der Größe seines Kontos.',
    ],
    [
      'Zurückhaltung',
      'Eine Uhr läuft nur, wo wirklich eine Zeit endet, und nichts feiert einen Gewinn. Du ' +
        'kannst deinen eigenen Einzahlungen, Einsätzen und Verlusten Limits setzen, eine Pause ' +
        'einlegen oder das Konto schließen, mit so wenigen Schritten, wie es zu öffnen brauchte.',
    ],
  ],
  whoTitle: 'Wer sie betreibt',
  whoLead:
    'Die Software kann von verschiedenen Betreibern eingesetzt werden. Das hat der Betreiber ' +
    'dieser Website über sich angegeben.',
  whoMissing:
    'Der Betreiber dieser Website hat hier kein Unternehmen angegeben. Solange das so ist, ' +
    'betrachte diese Website als Vorführung.',
  facts: {
    company: 'Unternehmen',
    number: 'Registernummer',
    address: 'Anschrift',
    email: 'E-Mail',
    phone: 'Telefon',
  },
  contact: 'Schreib uns',
  sandbox:
    'Diese Website ist eine Demo-Installation: es ist keine Lizenz hinterlegt, und sie kann ' +
    'kein echtes Geld annehmen. Du kannst hier alles mit Spielgeld ausprobieren.',
}
