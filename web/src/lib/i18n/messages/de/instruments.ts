// In German: the overview of the market, and the page of each instrument.

import type { Messages } from '#contract/shared/messages.ts'
import type { instruments as english } from '../instruments.ts'

export const instruments: Messages<typeof english> = {
  title: 'Finanzinstrumente',
  description:
    'Alles, was hier einen Kurs hat, von Kryptowährungen bis zu Aktien: jeder Kurs mit Quelle ' +
    'und Alter, ein Chart und Indikatoren.',
  lead:
    'Einige davon können gehandelt werden; die übrigen werden zum Vergleich gezeigt. Jeder ' +
    'Kurs sagt, von wem er kommt und wie alt er ist.',
  market: 'Marktübersicht',
  tabs: 'Arten von Instrumenten',
  tab: {
    crypto: 'Kryptowährungen',
    currencies: 'Währungen',
    indices: 'Indizes',
    commodities: 'Rohstoffe',
    bonds: 'Anleihen',
    stocks: 'Aktien',
    catalogue: 'Weiterer Katalog',
  },
  catalogueNote: 'Diese Kurse stehen zum Vergleich hier und werden hier nicht gehandelt.',
  search: 'Alle Instrumente durchsuchen',
  searchHint: 'Name oder Code, z. B. ETH',
  sort: 'Reihenfolge',
  sortOptions: {
    listed: 'Wie aufgeführt',
    name: 'Name',
    price: 'Kurs, höchster zuerst',
    priceUp: 'Kurs, niedrigster zuerst',
    change: 'Änderung, höchste zuerst',
    changeDown: 'Änderung, niedrigste zuerst',
    nameDown: 'Name, vom Ende her',
  },
  columns: { name: 'Instrument', day: 'Letzter Tag', price: 'Kurs', change: '24 Std' },
  found: (count) => (count === 1 ? 'Ein Instrument gefunden.' : `${count} Instrumente gefunden.`),
  nothing: 'Kein Instrument dieser Art heißt so.',
  elsewhere: (count, tab) => `${count} bei ${tab}`,
  more: (left) => `Mehr zeigen (noch ${left})`,
  pricesAt: (time) => `Kurse um ${time} UTC.`,
  live: 'Sie bewegen sich, wenn neue kommen.',
  showChart: (name) => `Chart von ${name} zeigen`,
  chosen: 'Das gewählte Instrument',
  open: (name) => `${name} im Einzelnen`,
  failed: 'Der Markt konnte nicht geladen werden.',

  technical: 'Technische Übersicht',
  technicalLead: (interval) => `Von uns berechnet aus den Schlusskursen von Kerzen zu ${interval}.`,
  intervals: { 60: 'einer Minute', 900: '15 Minuten', 3600: 'einer Stunde', 86400: 'einem Tag' },
  indicator: 'Indikator',
  value: 'Wert',
  says: 'Was er jetzt sagt',
  tooFew: 'Dafür ist zu wenig Verlauf bekannt.',
  waiting: 'Wird berechnet.',
  average: {
    sma20: 'Durchschnitt über 20',
    sma50: 'Durchschnitt über 50',
    ema20: 'Exponentieller Durchschnitt über 20',
  },
  averageSays: {
    above: 'Der Kurs liegt über diesem Durchschnitt.',
    below: 'Der Kurs liegt unter diesem Durchschnitt.',
    level: 'Der Kurs liegt auf diesem Durchschnitt.',
  },
  rsi: 'RSI (14)',
  rsiSays: {
    high: 'In den letzten 14 Kerzen überwogen Anstiege die Rückgänge stark (70 oder mehr).',
    low: 'In den letzten 14 Kerzen überwogen Rückgänge die Anstiege stark (30 oder weniger).',
    middle: 'Weder Anstiege noch Rückgänge überwogen stark (zwischen 30 und 70).',
  },
  macd: 'MACD (12, 26, 9)',
  macdValue: (line, signal) => `${line},\nSignal ${signal}`,
  macdSays: {
    above: 'Die Linie liegt über ihrem Signal: der kurze Trend hat gegenüber dem langen gewonnen.',
    below:
      'Die Linie liegt unter ihrem Signal: der kurze Trend ist hinter den langen zurückgefallen.',
    level: 'Die Linie liegt auf ihrem Signal.',
  },
  bands: 'Bollinger-Bänder (20, 2)',
  bandsValue: (lower, upper) => `${lower}\nbis ${upper}`,
  bandsSays: {
    above:
      'Der Kurs liegt über dem oberen Band: weit über seinem Mittel, gemessen an seiner Bewegung.',
    below:
      'Der Kurs liegt unter dem unteren Band: weit unter seinem Mittel, gemessen an seiner ' +
      'Bewegung.',
    within: 'Der Kurs liegt zwischen den Bändern.',
  },
  means: 'Was jeder bedeutet, und wo es endet',
  limits:
    'Alle sind allein aus vergangenen Kursen berechnet. Keiner davon sagt, was ein Kurs als ' +
    'Nächstes tut, und keiner ist ein Rat. Die Chance in einem Angebot hier kommt nicht von ' +
    'ihnen.',

  crypto: 'Ein Paar aus Kryptowährungen oder aus einer und einer Währung',
  pair: 'Ein Währungspaar',
  ofExchange: {
    Indices: 'ein Aktienindex',
    Commodities: 'ein Rohstoff',
    Bonds: 'eine Staatsanleihe',
    Stocks: 'eine Aktie',
  },
  quoted: 'Mit Kurs, hier nicht gehandelt',
  tradedLead: (kind) => `${kind}. Wird hier gehandelt, mit festen Laufzeiten.`,
  quotedLead: (kind) =>
    `${kind}. Der Kurs steht hier zum Vergleich; Orders werden nicht angenommen.`,
  pageTitle: (name) => `${name}: Kurs, Chart und Bedingungen`,
  pageDescription: (name) =>
    `${name}: der Kurs mit Quelle und Alter, ein Chart, was Indikatoren sagen, und die ` +
    'Bedingungen für den Handel.',
  behaviour: {
    title: 'Wie es sich bewegt hat',
    volatility: 'Volatilität',
    aYear: (share) => `${share} pro Jahr`,
    with: (index) => `Korrelation mit ${index}`,
    tooLittle: 'Noch nicht bekannt: es braucht drei ganze Handelstage',
    from: (days, until) =>
      `Von uns berechnet aus den stündlichen Schlusskursen von ${days} Handelstagen bis ` +
      `${until}, Nächte eingerechnet.`,
    means:
      'Volatilität ist, wie weit der Kurs auf und ab ging, auf ein Jahr gebracht; sie sagt ' +
      'nichts über die Richtung. Korrelation ist, wie weit seine stündlichen Bewegungen mit ' +
      'denen des Index gingen: gemeinsam bei 1, jeder für sich bei 0, gegeneinander bei ' +
      '\u22121. Beide sind aus der Vergangenheit und ändern sich.',
  },
  price: 'Kurs und Chart',
  terms: 'Bedingungen',
  termsQuoted: 'Wofür es Kurse gibt',
  facts: {
    code: 'Code',
    exchange: 'Börse',
    currency: 'Währung',
    tick: 'Kleinster Schritt des Kurses',
    hours: 'Handelszeiten',
    taken: 'Davon hier gehandelt',
    now: 'Jetzt',
    durations: 'Laufzeiten',
    amount: 'Betrag eines Trades',
    payout: 'Höchste Gutschrift aus den offenen Trades eines Kunden',
    margin: 'Unsere Marge in jedem Preis',
    age: 'Ältester Kurs, zu dem Orders angenommen werden',
    delay: 'Einstieg: erster Kurs nach',
  },
  takenHours: (from, to) => `${from} bis ${to} (UTC)`,
  eveningBefore: (time) => `${time} am Abend davor`,
  sessionsIn: (times, city) =>
    `Montag bis Freitag, ${times} (Zeit von ${city}), außer an Feiertagen.`,
  holidayOn: (date) => `Der nächste ist ${date}.`,
  always: 'Jeden Tag, rund um die Uhr',
  weekly: (fromDay, fromTime, toDay, toTime) =>
    `Geschlossen von ${fromDay} ${fromTime} bis ${toDay} ${toTime} (UTC), jede Woche`,
  days: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  openNow: 'Geöffnet',
  openUntil: (when) => `Geöffnet bis ${when} UTC`,
  closedUntil: (when) => `Geschlossen bis ${when} UTC`,
  durationsNote: 'Angeboten werden die, die enden, bevor der Markt schließt.',
  between: (least, most) => `${least} bis ${most}`,
  seconds: (seconds) => `${seconds} Sekunden`,
  strikeRates: 'Strike-Raten',
  strikeRatesLead:
    'Eine Strike-Rate ist der Gewinn auf den Betrag, wenn du richtig liegst. Der Strike wird ' +
    'so weit vom Kurs gelegt, dass dieser Gewinn fair berechnet ist, abzüglich unserer Marge.',
  rateColumns: { rate: 'Strike-Rate', buy: 'Gewinn bei Buy', sell: 'Gewinn bei Sell' },
  meansHere: 'Was der Handel damit hier bedeutet',
  meansTraded: (name) => [
    `Du besitzt nie ${name}. Du sagst, ob der Kurs nach einer Zeit, die du wählst, über oder ` +
      'unter einem Strike endet, und setzt einen Betrag darauf.',
    'Liegst du richtig, bekommst du den Betrag zurück, mit dem vorher gezeigten Gewinn. ' +
      'Liegst du falsch, ist der Betrag verloren, und zwar ganz. Endet der Kurs genau auf dem ' +
      'Strike, kommt der Betrag zurück.',
    'Wir sind die andere Seite jedes Trades, und unsere Marge steckt in jedem Preis: über ' +
      'viele Trades verlieren die meisten Menschen. Der Kurs, der entscheidet, ist die ' +
      'gespeicherte Reihe, die hier jeder lesen kann.',
  ],
  meansQuoted: (name) => [
    `${name} wird hier nicht gehandelt: der Kurs wird zum Vergleich gezeigt.`,
    'Was gehandelt werden kann, ist in der Marktübersicht markiert.',
  ],
  trade: (name) => `${name} handeln`,
  demoNote: 'Ein Demo-Konto kostet kein Geld.',
  overview: 'Marktübersicht',
  about: (coin) => `Über ${coin}`,
  readFairness: 'Wie ein Preis entsteht, und wie du ihn prüfst',
  readRisk: 'Risikohinweise',
}
