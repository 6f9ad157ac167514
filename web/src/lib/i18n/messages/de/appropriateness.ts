// In German: the questions before live trading.

import type { Messages } from '#contract/shared/messages.ts'
import type { appropriateness as english } from '../appropriateness.ts'

export const appropriateness: Messages<typeof english> = {
  title: 'Bevor du live handelst',
  lead:
    'Live-Trades riskieren Geld. Bitte zeige, dass du weißt, wie es geht: ein Dutzend Fragen, ' +
    'und was du nicht weißt, steht in der Hilfe. Die Demo ist ohne sie offen.',
  help: 'Zuerst die Hilfe lesen',
  odds: 'Probiere die Chancen mit Zufallszahlen aus.',
  mark: (mark, all) =>
    `${mark} von ${all} müssen richtig sein. Sind sie es nicht, kannst du es einen Tag später ` +
    'noch einmal versuchen.',
  begins: (stake, trades) =>
    `Wer bestanden hat, beginnt klein: einen Tag lang nimmt ein Live-Trade höchstens ${stake}, ` +
    `und ${trades} davon können platziert werden.`,
  questions: {
    whole_amount: {
      asks:
        'Du setzt 100 $ auf einen Trade, und er endet auf der falschen Seite des Strikes. Was ' +
        'ist davon übrig?',
      choices: { a: 'Die Hälfte', b: 'Nichts', c: 'Alles, abzüglich einer Gebühr' },
    },
    margin: {
      asks: 'In jedem Preis steckt hier eine Marge für das Haus. Was heißt das über viele Trades?',
      choices: {
        a: 'Kunden gewinnen im Schnitt, etwas weniger als ohne sie',
        b: 'Kunden gewinnen und verlieren im Schnitt nichts',
        c: 'Kunden verlieren im Schnitt',
      },
    },
    break_even: {
      asks: 'Du gewinnst seltener, als der Break-even sagt. Was geschieht auf Dauer?',
      choices: {
        a: 'Du verlierst Geld, auch wenn du die meisten deiner Trades gewinnst',
        b: 'Du gewinnst Geld, solange du mehr als die Hälfte gewinnst',
        c: 'Du endest, wo du begonnen hast',
      },
    },
    further_strike: {
      asks: 'Eine Strike-Rate zahlt für einen Gewinn mehr als eine andere. Was ist noch anders?',
      choices: {
        a: 'Nichts: sie ist die bessere',
        b: 'Sie gewinnt seltener',
        c: 'Vom Betrag kann weniger verloren gehen',
      },
    },
    doubling: {
      asks: 'Nach jedem Verlust verdoppelst du den Betrag. Was bewirkt das?',
      choices: {
        a: 'Es gewinnt am Ende alles zurück',
        b: 'Der nächste Trade gewinnt dadurch öfter',
        c: 'Du kannst früher alles verlieren; kein Trade gewinnt dadurch öfter',
      },
    },
    ending: {
      asks: 'Ein Trade von fünf Minuten läuft nach einer Minute schlecht. Was kannst du tun?',
      choices: {
        a: 'Nichts: er endet zu seiner Zeit, nach dem Kurs dieses Augenblicks',
        b: 'Ihn schließen und zurückbekommen, was er dann wert ist',
        c: 'Seinen Strike verschieben',
      },
    },
    lucky_run: {
      asks: 'Du hast acht deiner ersten zehn Trades gewonnen. Was zeigt das?',
      choices: {
        a: 'Dass deine Art zu wählen funktioniert',
        b: 'Sehr wenig: so viele werden oft durch Glück gewonnen',
        c: 'Dass die nächsten eher verloren gehen',
      },
    },
    money: {
      asks: 'Welches Geld ist für einen solchen Handel da?',
      choices: {
        a: 'Geld, das du verlieren kannst, ohne anders zu leben',
        b: 'Geld, das du nächsten Monat brauchst, mit einem sorgfältigen Plan',
        c: 'Geliehenes Geld, wenn der Kredit weniger kostet, als ein Gewinn zahlt',
      },
    },
    signals: {
      asks:
        'Ein Signal, oder jemand, der gut handelt, sagt, dass ein Kurs steigen wird. Wie sicher ' +
        'ist das?',
      choices: {
        a: 'Sicher, wo die Bilanz bisher gut war',
        b: 'Sicher, wo viele Menschen dasselbe sagen',
        c: 'Gar nicht: eine gute Bilanz sagt nichts Sicheres über den nächsten Trade',
      },
    },
    other_side: {
      asks: 'Wer zahlt dir, wenn dein Trade gewinnt, und behält deinen Betrag, wenn er verliert?',
      choices: { a: 'Ein anderer Kunde', b: 'Das Haus, das sind wir', c: 'Eine Börse' },
    },
    missing_price: {
      asks: 'Der Kurs, der deinen Trade hätte entscheiden sollen, fehlt. Was geschieht?',
      choices: {
        a: 'Der Trade ist ungültig, und der ganze Betrag kommt zurück',
        b: 'Der Trade ist verloren',
        c: 'Unser Team wählt einen Kurs',
      },
    },
    breaks: {
      asks: 'Du merkst, dass du mehr handelst, als du wolltest. Was kannst du hier tun?',
      choices: {
        a: 'Unser Team bitten, etwas davon zurückzugewinnen',
        b: 'Nichts, bis zurück ist, was du verloren hast',
        c:
          'Limits setzen, eine Pause machen oder dich ausschließen, was solange niemand ' +
          'rückgängig machen kann',
      },
    },
  },
  send: 'Meine Antworten senden',
  unanswered: 'Bitte wähle eine Antwort.',
  missing: (count) =>
    count === 1
      ? 'Eine Frage hat noch keine Antwort.'
      : `${count} Fragen haben noch keine Antwort.`,
  waits: (until) =>
    `Du kannst die Fragen ab ${until} noch einmal beantworten. Bis dahin sind die Demo und die ` +
    'Hilfe für dich da; Auszahlen wartet nicht.',
  passed: (at) => `Du hast bestanden, am ${at}.`,
  firstDay: (until, stake, trades) =>
    `Bis ${until} nimmt ein Live-Trade höchstens ${stake}, und ${trades} davon können platziert ` +
    'werden.',
  notNeeded:
    'Auf dieser Installation warten Live-Trades nicht auf diese Fragen. Du kannst sie trotzdem ' +
    'beantworten.',
  attempts: 'Deine Versuche',
  attempt: (at, right, asked) => `${at}: ${right} von ${asked} richtig`,
  tradeLive: 'Zum Handelsbildschirm',
  lost: (median) => `Von denen, die verloren haben, verlor die Hälfte ${median} oder mehr.`,
}
