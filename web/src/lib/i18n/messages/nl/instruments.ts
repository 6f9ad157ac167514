// In Dutch: the overview of the market, and the page of each instrument.

import type { Messages } from '#contract/shared/messages.ts'
import type { instruments as english } from '../instruments.ts'

export const instruments: Messages<typeof english> = {
  title: 'Financiële instrumenten',
  description:
    'Alles met een koers hier, van cryptomunten tot aandelen: de koers met bron en leeftijd, een ' +
    'grafiek en indicatoren.',
  lead:
    'In een deel kun je handelen; de rest is ter vergelijking. Elke koers zegt van wie hij komt ' +
    'en hoe oud hij is.',
  market: 'Marktoverzicht',
  tabs: 'Soorten instrumenten',
  tab: {
    crypto: 'Crypto',
    currencies: 'Valuta',
    indices: 'Indexen',
    commodities: 'Grondstoffen',
    bonds: 'Obligaties',
    stocks: 'Aandelen',
    catalogue: 'Ruimer aanbod',
  },
  catalogueNote: 'Deze koersen staan er ter vergelijking; je kunt er hier niet in handelen.',
  search: 'Zoek in alle instrumenten',
  searchHint: 'Naam of code, bijvoorbeeld ETH',
  sort: 'Volgorde',
  sortOptions: {
    listed: 'Zoals in de lijst',
    name: 'Naam',
    price: 'Koers, hoogste eerst',
    priceUp: 'Koers, laagste eerst',
    change: 'Verandering, hoogste eerst',
    changeDown: 'Verandering, laagste eerst',
    nameDown: 'Naam, van achteren',
  },
  columns: { name: 'Instrument', day: 'Laatste dag', price: 'Koers', change: '24 u' },
  found: (count: number) =>
    count === 1 ? 'Eén instrument gevonden.' : `${count} instrumenten gevonden.`,
  nothing: 'Geen instrument van deze soort heet zo.',
  elsewhere: (count: number, tab: string) => `${count} bij ${tab}`,
  more: (left: number) => `Meer tonen (nog ${left})`,
  pricesAt: (time: string) => `Koersen om ${time} UTC.`,
  live: 'Ze bewegen mee met nieuwe koersen.',
  showChart: (name: string) => `Toon de grafiek van ${name}`,
  chosen: 'Het gekozen instrument',
  open: (name: string) => `Meer over ${name}`,
  failed: 'De markt kon niet worden geladen.',

  technical: 'Technisch overzicht',
  technicalLead: (interval: string) =>
    `Door ons berekend uit de slotkoersen van candles van ${interval}.`,
  intervals: { 60: 'een minuut', 900: '15 minuten', 3600: 'een uur', 86400: 'een dag' },
  indicator: 'Indicator',
  value: 'Waarde',
  says: 'Wat hij nu zegt',
  tooFew: 'Hiervoor is er te weinig verloop bekend.',
  waiting: 'Wordt berekend.',
  average: {
    sma20: 'Gemiddelde over 20',
    sma50: 'Gemiddelde over 50',
    ema20: 'Exponentieel gemiddelde over 20',
  },
  averageSays: {
    above: 'De koers ligt boven dit gemiddelde.',
    below: 'De koers ligt onder dit gemiddelde.',
    level: 'De koers ligt op dit gemiddelde.',
  },
  rsi: 'RSI (14)',
  rsiSays: {
    high: 'In 14 candles overheersten stijgingen sterk (70 of meer).',
    low: 'In 14 candles overheersten dalingen sterk (30 of minder).',
    middle: 'Stijgingen noch dalingen overheersten sterk (tussen 30 en 70).',
  },
  macd: 'MACD (12, 26, 9)',
  macdValue: (line: string, signal: string) => `${line},\nsignaal ${signal}`,
  macdSays: {
    above: 'De lijn ligt boven het signaal: de korte trend won op de lange.',
    below: 'De lijn ligt onder het signaal: de korte trend bleef achter.',
    level: 'De lijn ligt op het signaal.',
  },
  bands: 'Bollingerbanden (20, 2)',
  bandsValue: (lower: string, upper: string) => `${lower}\ntot ${upper}`,
  bandsSays: {
    above: 'De koers ligt boven de bovenste band: ver boven het gemiddelde.',
    below: 'De koers ligt onder de onderste band: ver onder het gemiddelde.',
    within: 'De koers ligt tussen de banden.',
  },
  means: 'Wat elke indicator betekent, en waar dat ophoudt',
  limits:
    'Dit alles is alleen uit vroegere koersen berekend. Niets ervan zegt wat een koers hierna ' +
    'doet, en niets ervan is advies. De kans in een offerte hier komt er niet uit voort.',

  crypto: 'Een paar van cryptomunten, of van een cryptomunt en een valuta',
  pair: 'Een valutapaar',
  ofExchange: {
    Indices: 'een index van aandelen',
    Commodities: 'een grondstof',
    Bonds: 'een staatsobligatie',
    Stocks: 'een aandeel',
  },
  quoted: 'Wel een koers, geen handel',
  tradedLead: (kind: string) => `${kind}. Je kunt er hier in handelen, met een vaste looptijd.`,
  quotedLead: (kind: string) =>
    `${kind}. De koers staat er ter vergelijking; orders zijn er niet op mogelijk.`,
  pageTitle: (name: string) => `${name}: koers, grafiek en voorwaarden`,
  pageDescription: (name: string) =>
    `${name}: de koers met bron en leeftijd, een grafiek, wat indicatoren zeggen, en de ` +
    'voorwaarden om erin te handelen.',
  behaviour: {
    title: 'Hoe de koers bewoog',
    volatility: 'Volatiliteit',
    aYear: (share: string) => `${share} per jaar`,
    with: (index: string) => `Correlatie met ${index}`,
    tooLittle: 'Nog niet bekend: daar zijn drie hele handelsdagen voor nodig',
    from: (days: number, until: string) =>
      `Door ons berekend uit de slotkoersen per uur van ${days} handelsdagen tot en met ` +
      `${until}, de nachten meegeteld.`,
    means:
      'Volatiliteit is hoe sterk de koers op en neer ging, omgerekend naar een jaar; over de ' +
      'richting zegt ze niets. Correlatie is hoe sterk de koers per uur met de index meebewoog: ' +
      'samen bij 1, los van elkaar bij 0, tegen elkaar in bij \u22121. Beide gaan over het ' +
      'verleden en veranderen.',
  },
  price: 'Koers en grafiek',
  terms: 'Voorwaarden',
  termsQuoted: 'Wat je hier ziet',
  facts: {
    code: 'Code',
    exchange: 'Beurs',
    currency: 'Valuta',
    tick: 'Kleinste koersstap',
    hours: 'Openingstijden',
    taken: 'Daarvan hier te verhandelen',
    now: 'Nu',
    durations: 'Looptijden',
    amount: 'Bedrag van een transactie',
    payout: 'Maximaal uitbetaald op open transacties van één klant',
    margin: 'Onze marge in elke koers',
    delay: 'Instap: eerste koers na',
    age: 'Oudste koers waarop orders kunnen',
  },
  takenHours: (from: string, to: string) => `van ${from} tot ${to} (UTC)`,
  eveningBefore: (time: string) => `${time} de avond ervoor`,
  sessionsIn: (times: string, city: string) =>
    `Maandag tot en met vrijdag, ${times} (tijd in ${city}), behalve op feestdagen.`,
  holidayOn: (date: string) => `De volgende is ${date}.`,
  always: 'Elke dag, dag en nacht',
  weekly: (fromDay: string, fromTime: string, toDay: string, toTime: string) =>
    `Elke week gesloten van ${fromDay} ${fromTime} tot ${toDay} ${toTime} (UTC)`,
  days: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'],
  openNow: 'Open',
  openUntil: (when: string) => `Open tot ${when} UTC`,
  closedUntil: (when: string) => `Gesloten tot ${when} UTC`,
  durationsNote: 'Aangeboden worden de looptijden die eindigen voordat de markt sluit.',
  between: (least: string, most: string) => `${least} tot ${most}`,
  seconds: (seconds: string) => `${seconds} seconden`,
  strikeRates: 'Strike rates',
  strikeRatesLead:
    'Een strike rate is de winst over het bedrag als je goed zit. De strike ligt zo ver van de ' +
    'koers dat deze winst eerlijk is berekend, min onze marge.',
  rateColumns: { rate: 'Strike rate', buy: 'Winst op Buy', sell: 'Winst op Sell' },
  meansHere: 'Wat handelen hier betekent',
  meansTraded: (name: string) => [
    `Je bezit nooit zelf ${name}. Je zegt of de koers na een looptijd die je kiest boven of ` +
      'onder een strike eindigt, en legt daar een bedrag op in.',
    'Zit je goed, dan krijg je het bedrag terug met de winst die je vooraf zag. Zit je fout, dan ' +
      'ben je het hele bedrag kwijt. Eindigt de koers precies op de strike, dan komt het bedrag ' +
      'terug.',
    'Wij zijn bij elke transactie de tegenpartij, en onze marge zit in elke koers: over veel ' +
      'transacties verliezen de meeste mensen. De koers die beslist, is de opgeslagen reeks die ' +
      'iedereen hier kan inzien.',
  ],
  meansQuoted: (name: string) => [
    `In ${name} wordt hier niet gehandeld: de koers staat er om te vergelijken.`,
    'Waarin je wel kunt handelen, is in het marktoverzicht te zien.',
  ],
  trade: (name: string) => `Handel in ${name}`,
  demoNote: 'Voor een demo-account heb je geen geld nodig.',
  overview: 'Marktoverzicht',
  about: (coin: string) => `Over ${coin}`,
  readFairness: 'Hoe een koers tot stand komt, en hoe je dat nagaat',
  readRisk: 'Risicotoelichting',
}
