// In German: the first page's words that stay as the server wrote them.

import type { Messages } from '#contract/shared/messages.ts'
import type { landing as english } from '../landing.ts'

export const landing: Messages<typeof english> = {
  lead:
    'Wähle ein Instrument, einen Betrag und eine Laufzeit. Sag, ob der Kurs über oder unter ' +
    'einem Strike endet, dessen Abstand von deinem Einstiegskurs feststeht, sobald deine ' +
    'Order angenommen ist. Jeder Kurs, der entscheidet, wird gespeichert, und jedes ' +
    'Ergebnis lässt sich aus seinem Beleg nachrechnen.',
  tryDemo: 'Demo ausprobieren',
  trade: 'Jetzt handeln',
  demoMoney: (money) => `Die Demo beginnt mit ${money} virtuellem Geld.`,
  shortTitle: 'Kurz gesagt',
  short: [
    {
      to: '#how',
      title: 'Was das ist',
      text:
        'Ein Ja oder Nein zu einem Kurs zu einer festen Zeit, mit Bedingungen, die du ' +
        'siehst, bevor du entscheidest.',
    },
    {
      to: '#cost',
      title: 'Was es kostet',
      text: 'Eine Marge in jedem Preis. Daneben gibt es keine Kommission auf einen Trade.',
    },
    {
      to: '#risk',
      title: 'Was du riskierst',
      text: 'Den ganzen Betrag jedes Trades. Über viele Trades verlieren die meisten Menschen.',
    },
    {
      to: '#check',
      title: 'Was du prüfen kannst',
      text:
        'Jeden Kurs, jedes Ergebnis, wie Chancen festgelegt werden, und wie es dieser ' +
        'Installation geht.',
    },
  ],
  howTitle: 'Wie ein Trade funktioniert',
  how: [
    [
      'Zuerst siehst du die Bedingungen',
      'Strike, Gewinn, wenn du richtig liegst, Verlust, wenn du falsch liegst, die Chance, ' +
        'mit der gerechnet ist, und die Marge im Preis.',
    ],
    [
      'Der nächste Kurs zählt',
      'Dein Einstieg ist der erste Kurs einen Augenblick nach deiner Order, nach der Zeit ' +
        'seiner Quelle: niemand hat etwas davon, einen Kurs vor uns zu sehen.',
    ],
    [
      'Der letzte Kurs entscheidet',
      'Das Ende ist der letzte Kurs beim Ablauf oder davor. Gleich ist unentschieden, und ' +
        'fehlende Daten machen den Trade ungültig: dein Einsatz kommt zurück.',
    ],
    [
      'Der Beleg beweist es',
      'Bedingungen, Kurse und die Minute um sie herum, genug, um das Ergebnis ohne uns ' +
        'nachzurechnen.',
    ],
  ],
  costTitle: 'Was es kostet',
  cost: [
    'Du zahlst keine Kommission auf einen Trade. Die Kosten sind eine Marge im Preis: der ' +
      'Strike wird so gelegt, dass deine Chance ein wenig kleiner ist, als der Gewinn es ' +
      'bräuchte.',
    'Wie oft du richtig liegen müsstest, um mit dem zu enden, womit du begonnen hast, ist der ' +
      'Break-even. Die Chance, mit der ein Trade berechnet ist, liegt darunter. Aus dem Abstand ' +
      'zwischen beiden kommt unsere Marge.',
  ],
  marginNow: (share) => `Die Marge ist hier ${share} des Betrags, in jedem Preis.`,
  ratesTitle: 'Break-even jedes angebotenen Gewinnsatzes',
  rateColumns: ['Gewinn, wenn richtig', 'Berechnete Chance', 'Break-even'],
  rateNote:
    'Der Balken endet bei der Chance, mit der der Trade berechnet ist; die Marke ist sein ' +
    'Break-even.',
  exampleLabel: 'Beispiel',
  exampleTitle: 'Ein Trade in Zahlen',
  exampleText:
    'Du setzt 100 $ auf Buy bei einem Gewinnsatz von 75 %. Richtig: du bekommst 175 $ zurück. ' +
    'Falsch: die 100 $ sind weg. Für Plus minus null müsstest du in 57,1 % der Fälle richtig ' +
    'liegen. Der Trade ist mit einer Chance von 54,9 % berechnet, sodass hundert Dollar im ' +
    'Schnitt vier kosten.',
  riskTitle: 'Was du verlieren kannst',
  risk: [
    'Der ganze Betrag eines Trades ist verloren, wenn du falsch liegst, oft binnen Minuten. ' +
      'Du kannst nie mehr verlieren als die Beträge, die du auf Trades setzt.',
    'Weil die Marge auf unserer Seite ist, macht mehr Handeln Verluste nicht wett. Gewinnst ' +
      'du, zahlen wir; verlierst du, gehört der Betrag uns. Darum ist hier alles so gemacht, ' +
      'dass es geprüft werden kann.',
  ],
  riskMore: 'Risikohinweise lesen',
  whoTitle: 'Wer hier handeln darf',
  jurisdiction:
    'In vielen Ländern dürfen solche Produkte Privatkunden überhaupt nicht angeboten werden. ' +
    'Ob deines dazugehört, musst du herausfinden, bevor du dich registrierst.',
  nobody: 'Noch ist kein Land genannt, aus dem Kunden mit echtem Geld handeln dürfen.',
  countries: (names) => `Live-Kunden dürfen kommen aus: ${names}.`,
  sandbox:
    'Diese Installation ist eine Vorführung. Sie kann kein Geld annehmen, und auch auf ihrem ' +
    'Live-Konto liegt Spielgeld.',
  checkTitle: 'Was du prüfen kannst',
  checkLead:
    'Ein Versprechen ist so viel wert, wie du tun kannst, um es zu prüfen. Diese Seiten ' +
    'stehen jedem offen.',
  checks: [
    {
      to: '/fairness',
      title: 'Fairness',
      text:
        'Wie ein Preis entsteht und ein Trade abgerechnet wird, wie oft Trades, die mit ' +
        'einer Chance berechnet waren, gewonnen wurden, und wie du einen Beleg nachrechnest.',
      link: 'Sieh, wie gemessen wird',
    },
    {
      to: '/status',
      title: 'Status',
      text:
        'Woher die Kurse kommen und wie alt sie sind, wie lange das Abrechnen dauert, und ' +
        'welche Lizenz diese Installation hat, falls eine.',
      link: 'Sieh, wie die Dinge stehen',
    },
    {
      to: '/live-payouts',
      title: 'Bezahlte Auszahlungen',
      claim: 'payouts',
      text:
        'Auszahlungen, die bezahlt wurden, direkt aus dem Hauptbuch, mit ihrer Transaktion, ' +
        'wo es eine öffentliche gibt. Eine leere Liste wird als leere Liste gezeigt.',
      link: 'Sieh, was bezahlt wurde',
    },
    {
      to: '/risk-disclosure',
      title: 'Die Rechtstexte',
      text:
        'Geschrieben für dieses Produkt, wie es sich verhält, datiert, mit jeder Version. ' +
        'Du bekommst Bescheid, wenn sich einer ändert.',
      link: 'Lies zuerst die Risiken',
    },
  ],
  plansTitle: 'Handelspläne',
  plansLead:
    'Der Handel von Hand braucht keinen Plan. Ein Plan ist für automatischen Handel und ' +
    'richtet sich nach deiner Einlage: was du eingezahlt hast, abzüglich dessen, was du ' +
    'herausgenommen hast. Das ist keine Gebühr, aber der Handel kann es verlieren.',
  plansMore: 'Pläne vergleichen',
  funding: 'Einlage',
  tradesPerDay: (count) => (count === 1 ? 'ein Trade pro Tag' : `${count} Trades pro Tag`),
  questionsTitle: 'Fragen',
  questions: [
    [
      'Wer ist auf der anderen Seite meines Trades?',
      'Wir. Das ist ein Interessenkonflikt, und keine Formulierung schafft ihn ab. Was wir ' +
        'tun können, ist, jeden Schritt prüfbar zu machen: jeder Kurs wird gespeichert, bevor ' +
        'er benutzt wird, der Strike folgt aus einer veröffentlichten Regel, und das Ergebnis ' +
        'kann in deinem eigenen Browser nachgerechnet werden.',
    ],
    [
      'Woher kommen die Kurse?',
      'Die Quelle steht neben jedem Kurs, und die Statusseite sagt, wie alt jeder ist. Zu ' +
        'einem Kurs, der zu alt ist, werden keine Orders angenommen.',
    ],
    [
      'Was geschieht, wenn Kurse fehlen oder der Server stillsteht?',
      'Kurse, die wir verpasst haben, fragen wir eine Stunde lang noch einmal bei ihrer ' +
        'Quelle an. Ein Trade, dessen Kurse nicht zu bekommen sind, ist ungültig, und der ' +
        'Betrag kommt zurück. Trades, die enden, während der Server steht, werden danach ' +
        'abgerechnet, nach denselben Regeln.',
    ],
    [
      'Kann ich zuerst üben?',
      'Ja. Wer sich registriert, bekommt ein Demo-Konto mit virtuellem Geld. Es wird vom ' +
        'selben Programm und nach denselben Regeln berechnet und abgerechnet wie ein Live-Konto.',
    ],
    [
      'Brauche ich einen Plan?',
      'Nein. Der Handel von Hand braucht keinen. Ein Plan sagt nur, wie viele Trades pro Tag ' +
        'automatisch für dich platziert werden dürfen.',
    ],
    [
      'Kann ich mir Limits setzen?',
      'Ja: für Einzahlungen, Beträge und Verluste nach Tag, Woche und Monat, eine Erinnerung ' +
        'daran, wie lange du schon handelst, und Pausen, die niemand vorzeitig beenden kann, ' +
        'auch wir nicht. Ein strengeres Limit gilt sofort; ein lockereres lässt einen Tag ' +
        'Bedenkzeit.',
    ],
    [
      'Was geschieht mit meinen Daten?',
      'Du kannst eine Kopie dessen nehmen, was über dich aufbewahrt wird, die auch sagt, was ' +
        'nicht darin ist, und das Konto schließen, beides, ohne uns zu fragen. Die ' +
        'Datenschutzerklärung sagt, was wie lange aufbewahrt wird, und warum.',
    ],
  ],
  endTitle: 'Sieh es, bevor du es glaubst',
  endText: 'Die Demo braucht einen Namen, eine E-Mail-Adresse und kein Geld.',
  receiptTitle: 'Ein Beleg',
  receiptNote: 'Ein Beispiel der Form, mit erfundenen Zahlen.',
  example: {
    picture:
      'Eine Kurslinie vom Einstieg bei 64.000,10 über fünf Minuten bis zum Ende bei ' +
      '63.991,30, über dem Strike bei 63.986,14.',
    instrument: 'BTC/USD',
    terms: 'Buy, 5 Minuten, Gewinn 75 %, wenn richtig',
    headline: 'Gewonnen: 210,00 $ gutgeschrieben',
    entry: 'Einstieg',
    exit: 'Ende',
    strike: 'Strike',
    facts: [
      ['Einstiegskurs', '64.000,10'],
      ['Strike-Faktor', '\u00d7 0,999782000000'],
      ['Strike, abgerundet', '63.986,14'],
      ['Endkurs', '63.991,30'],
      ['120,00 $ + 75 %', '210,00 $'],
    ],
    checked: 'In deinem Browser nachgerechnet: 5 von 5 bestanden',
  },
}
