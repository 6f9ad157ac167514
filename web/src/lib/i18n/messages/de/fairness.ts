// In German: how a price is made, how a trade is settled, how to check a receipt, and how we know
// what we claim.

import type { Messages } from '#contract/shared/messages.ts'
import type { CheckName } from '#verify/outcome.ts'
import type {
  fairness as english,
  receiptByHand as englishHand,
  exampleReceipt as englishReceipt,
  savedReceipt as englishSaved,
} from '../fairness.ts'

const checks: Record<CheckName, string> = {
  entry: 'Einstiegskurs',
  strike: 'Strike',
  exit: 'Endkurs',
  status: 'Gewonnen, verloren, unentschieden oder ungültig',
  payout: 'Was gutgeschrieben wurde',
  sources: 'Median der Quellen',
}

export const fairness: Messages<typeof english> = {
  title: 'Fairness',
  description:
    'Wie ein Preis entsteht, wie ein Trade abgerechnet wird, wie du einen Beleg selbst ' +
    'prüfst, und wie oft Trades, die mit einer Chance berechnet waren, wirklich gewannen.',
  lead:
    'Du sollst uns nicht glauben müssen. Diese Seite sagt, wie ein Preis entsteht und wie ' +
    'ein Trade endet, zeigt, wie du einen Beleg selbst nachrechnest, und führt auf, woher ' +
    'wir jede unserer Aussagen wissen.',
  contents: 'Auf dieser Seite',
  price: {
    title: 'Wie ein Preis entsteht',
    paragraphs: [
      'Jede Option nennt einen Gewinn: was du gewinnst, wenn du richtig liegst, als Anteil ' +
        'deines Einsatzes. Ein kleiner Gewinn sollte leicht zu erzielen sein und ein großer ' +
        'schwer. Darum ändern wir nicht den Gewinn, damit er zur Chance passt; wir verschieben ' +
        'den Strike. Er liegt dort, wo ein Gewinn so wahrscheinlich ist, wie der Gewinn es ' +
        'verlangt, abzüglich einer Marge, so genau, wie der Tick es zulässt.',
      'Wo das ist, hängt davon ab, wie stark sich der Kurs gewöhnlich bewegt. Wir messen das ' +
        'an den letzten Minuten und Tagen des Instruments selbst und blicken nur zurück. Aus ' +
        'demselben Verlauf lernen wir, wie oft eine Bewegung jeder Größe in jeder Laufzeit ' +
        'vorkommt. Echte Kurse sind öfter ruhig, als es die Glockenkurve aus dem Lehrbuch sagt, ' +
        'und auch öfter wild; darum zählen wir, was wirklich geschah.',
      'Beide Richtungen werden gleich behandelt. Der Strike eines Buy und der eines Sell ' +
        'kommen aus ein und derselben Kurve, wie auch immer der Tag läuft. Der Strike wird auf ' +
        'den Tick gerundet, den kleinsten Schritt des Kurses, und immer zu deinen Gunsten.',
      'Die Marge ist dieselbe für jede Option, jeden Kunden und beide Konten, Demo und Live. ' +
        'Sie wird vor jedem Trade gezeigt. Wo sich kein fairer Strike legen lässt, weil der ' +
        'Verlauf fehlt oder der Markt zu ruhig ist, bieten wir keinen an.',
    ],
    drawing:
      'Ein Hügel möglicher Endkurse: kleine Bewegungen sind häufig, große selten. Eine Linie ' +
      'markiert den Strike, und der Teil des Hügels jenseits davon ist der Anteil der Trades, ' +
      'die gewinnen.',
    hill: 'wie oft der Kurs hier endet',
    strike: 'Strike',
    now: 'Kurs jetzt',
    wins: 'ein Buy gewinnt',
    loses: 'ein Buy verliert',
  },
  formula: {
    title: 'Die Formel, mit einem Beispiel',
    tag: 'Beispiel',
    lead:
      'Die Zahlen sind erfunden, aber sie gehen auf: ein Buy, der fünfundsiebzig Prozent ' +
      'zahlt, wenn du richtig liegst, über fünfzehn Minuten.',
    steps: {
      chance: [
        'Chance',
        'Wie wahrscheinlich ein Gewinn berechnet ist: eins weniger die Marge m, geteilt durch ' +
          'eins plus den Gewinn r.',
      ],
      factor: [
        'Strike-Faktor',
        'Wie weit der Strike vom Einstieg liegt. v ist die Volatilität für eine Sekunde, T ' +
          'die Laufzeit in Sekunden, q die Bewegung, die so oft nicht überschritten wird, wie ' +
          'die Chance es sagt. Ein Buy zieht q ab, ein Sell zählt es dazu.',
      ],
      strike: [
        'Strike',
        'Der Einstiegskurs mal den Faktor, auf den Tick gerundet: abwärts bei einem Buy, ' +
          'aufwärts bei einem Sell.',
      ],
      payout: ['Wenn du richtig liegst', 'Der Einsatz und der Gewinn darauf, auf den Cent genau.'],
    },
  },
  settlement: {
    title: 'Wie ein Trade abgerechnet wird',
    paragraphs: [
      'Wird deine Order angenommen, stehen ihre Bedingungen fest: Einsatz, Gewinn, Laufzeit, ' +
        'Marge und der Abstand des Strikes. Der Einstiegskurs ist noch nicht bekannt, weder dir ' +
        'noch uns. Es ist der erste Kurs nach der Annahme und einer kurzen festen Verzögerung, ' +
        'für alle dieselbe, damit niemand etwas davon hat, einen Kurs vor uns zu hören. ' +
        'Instrument, Handelsformular und Beleg sagen, wie lang sie ist. Gibt es binnen zehn ' +
        'Sekunden danach keinen Kurs, ist der Trade ungültig, und dein Einsatz kommt zurück.',
      'Von dem, was eine Quelle meldet, nehmen wir höchstens einen Kurs in jeder ' +
        'Viertelsekunde; einer, der warten muss, trägt die Zeit, zu der das nächste Viertel ' +
        'beginnt. Ein plötzlicher Sprung zählt erst, wenn eine zweite Meldung zustimmt, und ' +
        'eine Meldung, die zu spät kommt, wird ausgelassen.',
      'Der Endkurs ist der letzte vor dem Ablauf oder genau bei ihm, auf die Millisekunde, ' +
        'nach der Zeit, die seine Quelle angibt. Wo es dir vor dem Handel gesagt wird, ' +
        'entscheidet der Durchschnitt der letzten Sekunden einen Trade von zwei Minuten oder ' +
        'weniger, bei einem Strike, der dafür gemacht ist. Ein Kurs von nach dem Ablauf wird ' +
        'nie benutzt, wie spät auch immer abgerechnet wird. Kurse, die wir verpasst haben, ' +
        'fragen wir eine Stunde lang noch einmal bei der Quelle an, bevor ein Trade ungültig ' +
        'ist.',
      'Ein Buy gewinnt, wenn der Endkurs über dem Strike liegt, ein Sell, wenn er darunter ' +
        'liegt. Liegt er auf dem Strike, ist es unentschieden, und der Einsatz kommt zurück. ' +
        'Ist der Endkurs beim Ablauf zu alt (fünf Sekunden bei Coins, zehn bei allem anderen), ' +
        'oder folgte dem Einstieg kein Kurs, ist der Trade ungültig, und der Einsatz kommt ' +
        'zurück. Fehlende Daten machen nie einen Verlust.',
      'Trades und Ergebnisse werden immer nur hinzugefügt, und ein gespeicherter Kurs wird ' +
        'nie geändert. Kein Bildschirm, kein Aufruf und keine Rolle ändert einen Kurs, wählt ' +
        'einen Gewinner aus oder rechnet einen Trade noch einmal ab. Schulden wir dir etwas ' +
        'wegen eines Fehlers von uns, dann ist das eine eigene Zahlung mit einem Grund, den du ' +
        'siehst, und nie ein anderes Ergebnis.',
    ],
    drawing:
      'Kurse als Punkte entlang einer Zeitlinie. Der erste Punkt nach der Order ist der ' +
      'Einstieg, der letzte Punkt bis zum Ablauf ist das Ende, und ein Punkt nach dem Ablauf ' +
      'zählt nicht.',
    order: 'Order',
    entry: 'Einstieg',
    exit: 'Ende',
    expiry: 'Ablauf',
    late: 'zu spät',
  },
  calibration: {
    title: 'Trifft es ein?',
    paragraphs: [
      'Ein Preis, der sagt „das gewinnt in so vielen von hundert Trades“, lässt sich prüfen. ' +
        'Wir haben aufgezeichnete Kurse echter Märkte durch genau dieses Programm laufen ' +
        'lassen, in jeder Minute (bei Listen von Trades alle zehn Sekunden) eine Order ' +
        'platziert, auf beiden Seiten jeder Option und bei jeder Laufzeit, und gezählt.',
      'In den Zeichnungen ist jeder Punkt eine Option bei einer Laufzeit. Quer steht die ' +
        'Chance, mit der gerechnet war, aufwärts der Anteil, der wirklich gewann. Ein ' +
        'vollkommener Punkt liegt auf der Linie.',
    ],
    none: 'Die Kalibrierung kann gerade nicht gezeigt werden.',
    retry: 'Noch einmal versuchen',
    loading: 'Die Kalibrierung wird geladen',
    summary: 'Jede Aufzeichnung, Laufzeiten von einer Minute bis zu einer Stunde',
    file: 'Aufzeichnung',
    note: 'Länge',
    notes: {
      minutes: '{length} Minuten',
      days: '{length} Tage',
      spot_too_old: '{percent} % der Orders abgelehnt, der Kurs zu alt',
      seldom_quoted: '{left_out} von {rows} Zeilen ausgelassen, selten ein Kurs',
      too_little: 'zu kurz oder zu ruhig, um etwas zu berechnen',
    },
    worst: 'Größter Fehler (Punkte)',
    mean: 'Mittlerer Fehler (Punkte)',
    kept: (priced) => `Behaltene Marge, von ${priced} berechneter`,
    inside: 'Im Rahmen des Zufalls (95 %)',
    draws: 'Unentschieden',
    plot: (file) => `${file}: gewonnener Anteil gegen berechnete Chance`,
    plotTitle: (file) => `Berechnet und gesehen: ${file}`,
    across: 'berechnet',
    upward: 'gesehen',
    table: (file) => `Gewonnener Anteil weniger berechnete Chance, in Punkten: ${file}`,
    duration: 'Laufzeit',
    priced: 'berechnet',
    openTable: 'Jede Option und Laufzeit',
    limits:
      'Was das nicht zeigen kann: in welche Richtung ein Kurs geht, was ein einzelner Tag ' +
      'bringt, und wie es in einem Monat sein wird, der keinem früheren gleicht. In Monaten, ' +
      'die stark in eine Richtung gehen, liegen Buys und Sells etwa gleich weit daneben, in ' +
      'entgegengesetzten Richtungen. Ein Preis, der keinen bevorzugt, kann das nicht ' +
      'ausgleichen.',
    dash: '\u2013',
  },
  markouts: {
    title: 'Kennt jemand Kurse vor uns?',
    paragraphs: [
      'Wer einen Markt vor uns hört, würde kaufen, kurz bevor unser Kurs steigt. Darum messen ' +
        'wir, wohin Kurse gleich nach dem Einstieg gingen, in der Richtung, in die jeder Kunde ' +
        'gesetzt hat. Über viele Trades ist das nichts, es sei denn, jemand ist schneller. ' +
        'Dafür gibt es die feste Verzögerung des Einstiegs, für alle dieselbe.',
      'Angesehen wird es über alle zusammen, und es ändert nichts für einen einzelnen Kunden.',
    ],
    few: 'In letzter Zeit gibt es zu wenige Live-Trades, um etwas zu sagen.',
    table: 'Bewegungen nach dem Einstieg, in der Richtung der Kunden',
    move: 'Bewegung',
    after: { one: 'Nach einer Sekunde', five: 'Nach fünf Sekunden' },
    below: (bound) => `unter ${bound} bp`,
    between: (from, to) => `${from} bis ${to} bp`,
    above: (bound) => `${bound} bp oder mehr`,
    mean: 'Im Schnitt',
    meanOf: (mean, within) => `${mean} bp; bis ± ${within} kann Zufall sein`,
    bp: 'bp: Basispunkte, Hundertstel eines Prozents.',
  },
  claims: {
    title: 'Was wir aussagen, und woher wir es wissen',
    paragraphs: [
      'Jede Zahl und jeder Status auf den öffentlichen Seiten ist eine registrierte Aussage: ' +
        'an den eigenen Daten dieser Installation gemessen, vom Betreiber eingestellt, in einem ' +
        'genannten Dokument angegeben, eine Regel des Programms, oder auf genannten ' +
        'Aufzeichnungen gezählt. Eine, die hier keine Quelle hat oder zu wenig hinter sich, ' +
        'wird nirgends gezeigt.',
      'Das sind alle, die jetzt gezeigt werden können.',
    ],
    none: 'Die Liste der Aussagen kann gerade nicht gezeigt werden.',
    names: {
      instruments: 'Instrumente mit einem Kurs',
      tradable_instruments: 'Instrumente, die gehandelt werden können',
      demo_days: 'Dauer des Demo-Kontos in Tagen',
      demo_money: 'Spielgeld eines Demo-Kontos',
      top_payout: 'Größter angebotener Gewinn, als Anteil des Einsatzes',
      margin_rate: 'Unsere Marge',
      loss_share: 'Anteil der Live-Konten, die Geld verloren haben',
      loss_median: 'Was die Hälfte derer, die verloren haben, mindestens verlor',
      payouts_made: 'Bezahlte Auszahlungen in zwölf Monaten',
      segregated_funds: 'Kundengeld wird getrennt verwahrt',
      founded: 'Gegründet',
      licensed: 'Lizenz',
      signal_accuracy: 'Treffsicherheit der Signale',
      tournaments: 'Turniere',
      bonuses: 'Boni',
      cashback: 'Cashback',
      promo_codes: 'Aktionscodes',
      referrals: 'Prämien für Empfehlungen',
      prices: 'Kurse',
      instrument_terms: 'Bedingungen jedes Instruments',
      strike_rates: 'Optionen und ihre Gewinne',
      durations: 'Laufzeiten',
      margin: 'Marge jedes Preises',
      plans: 'Pläne',
      calibration: 'Die Kalibrierung oben',
      markouts: 'Kurse nach dem Einstieg, oben',
      payouts: 'Bezahlte Auszahlungen',
      signals: 'Signale und ihre Bilanzen',
      status: 'Zustand dieser Installation',
      contacts: 'Kontaktdaten',
      operator: 'Der Betreiber',
    },
  },
}

export const exampleReceipt: Messages<typeof englishReceipt> = {
  title: 'Wie du einen Beleg prüfst',
  tag: 'Beispiel',
  card: 'Beispiel eines Belegs',
  facts: {
    pair: 'Paar',
    side: 'Seite und Option',
    amount: 'Betrag',
    accepted: 'Angenommen',
    expires: 'Läuft ab',
    margin: 'Marge',
    volatility: 'Volatilität',
    quantile: 'Quantil',
    factor: 'Strike-Faktor',
    entry: 'Einstiegskurs',
    strike: 'Strike',
    exit: 'Endkurs',
    status: 'Ergebnis',
    payout: 'Gutgeschrieben',
  },
  variants: {
    honest: 'Wie er ist',
    exit: 'Anderer Endkurs',
    factor: 'Anderer Strike-Faktor',
    payout: 'Weniger gutgeschrieben',
  },
  variantsLabel: 'Was der Beleg sagt',
  checks,
  agrees: 'Stimmt',
  differs: 'Weicht ab',
  stated: (text) => `Er sagt ${text}`,
  computed: (text) => `nachgerechnet: ${text}`,
  none: 'keiner',
  allAgree: 'Alles stimmt.',
  someDiffer: 'Er widerspricht sich selbst.',
}

export const receiptByHand: Messages<typeof englishHand> = {
  lead:
    'Zu jedem Trade gibt es einen Beleg zum Herunterladen. Hier ist einer mit erfundenen ' +
    'Zahlen. Geh ihn mit einem Taschenrechner durch, oder lass es deinen Browser tun.',
  ticksTitle: 'Kurse, die darauf stehen',
  tickNumber: 'Nummer',
  tickTime: 'Zeit (UTC)',
  tickPrice: 'Kurs',
  browserTitle: 'In deinem Browser',
  browserLead:
    'Hier läuft dieselbe Prüfung wie bei einem echten Beleg, ohne unseren Server zu fragen. ' +
    'Ändere etwas daran, und er stimmt nicht mehr mit sich selbst überein.',
  stepsTitle: 'Von Hand',
  steps: [
    'Finde den Einstieg: unter den aufgeführten Kursen den ersten, der später ist als Annahme ' +
      'und Verzögerung.',
    'Multipliziere ihn mit dem Strike-Faktor und schneide ihn auf den Tick, abwärts bei einem ' +
      'Buy und aufwärts bei einem Sell. Das muss der Strike sein.',
    'Finde den Endkurs: den letzten Kurs vor dem Ablauf oder genau bei ihm, oder den ' +
      'Durchschnitt, wo der Beleg einen hat. Er darf nicht zu alt sein.',
    'Vergleiche Endkurs und Strike. Das entscheidet, ob der Trade gewonnen hat.',
    'Gewonnen: der Einsatz und der Gewinn darauf. Unentschieden oder ungültig: der Einsatz. ' +
      'Verloren: nichts.',
  ],
  beyond:
    'Ein Beleg beweist, dass ein Trade nach seinen Kursen abgerechnet wurde. Ob die Kurse die ' +
    'des Marktes sind, ist eine andere Frage: jeder trägt seine Quelle und Nummer, sodass du ' +
    'ihn mit der Quelle vergleichen kannst. Kurse aus einer Simulation sagen das, wo immer ' +
    'sie gezeigt werden.',
}

export const savedReceipt: Messages<typeof englishSaved> = {
  title: 'Einen Beleg prüfen, den jemand gespeichert hat',
  paragraphs: [
    'Jeder Beleg kann signiert gespeichert werden. Die Datei enthält die Bedingungen, das ' +
      'Ergebnis und alle Kurse der Minuten, die ihn entscheiden, jeden mit dem Nachweis, dass ' +
      'er in unserem öffentlichen Log steht, von dem jeder jeden Eintrag kopieren darf. Wir ' +
      'können davon später nichts ändern, ohne dass die Datei es sagt.',
    'Wähle so eine Datei, deine oder die eines Fremden. Dein Browser prüft Signaturen und ' +
      'Nachweise und rechnet das Ergebnis aus den Kursen des Logs nach. Dieselben Prüfungen ' +
      'gibt es als Programm, das du selbst laufen lässt, und als eines in Go, dessen ' +
      'Kryptografie nicht von uns ist.',
  ],
}
