// In Dutch: the proof of one trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { receipt as english } from '../receipt.ts'

export const receipt: Messages<typeof english> = {
  title: 'Afrekening',
  missing: 'Zo’n transactie is er niet in je account.',
  back: 'Transacties',
  terms: 'Voorwaarden',
  result: 'Uitkomst',
  prices: 'Koersen',
  formula: 'Hoe de strike tot stand kwam',
  check: 'Nagerekend in je browser',
  checkNote:
    'Hier nagerekend uit de ticks hieronder, in hele getallen, zonder de server nog iets te ' +
    'vragen.',
  download: 'Downloaden als JSON',
  entry: 'Instapkoers',
  exit: 'Slotkoers',
  strike: 'Strike',
  amount: 'Bedrag',
  payout: 'Uitbetaald',
  profitRate: 'Winst als je goed zit',
  duration: 'Looptijd',
  accepted: 'Aangenomen',
  expires: 'Loopt af',
  settled: 'Afgewikkeld',
  margin: 'Marge in de koers',
  chance: 'Berekende kans',
  volatility: 'Volatiliteit per wortel van een seconde',
  quantile: 'Kwantiel',
  factor: 'Strikefactor',
  rules: 'Versie van de regels',
  delay: 'Uitstel van de instap',
  delayOf: (seconds: string) => `${seconds} s`,
  exitRule: 'Slot bepaald door',
  exitRuleOf: (seconds: number) =>
    seconds === 1 ? 'de laatste koers' : `het gemiddelde van de laatste ${seconds} seconden`,
  average: (price: string, seconds: number) =>
    `${price}, het gemiddelde van de laatste ${seconds} s`,
  source: 'Bron',
  mode: 'Account',
  side: 'Richting',
  strikeRate: 'Strike rate',
  id: 'Transactie-ID',
  none: 'Geen',
  later: 'Nog niet',
  loading: 'De afrekening wordt geladen',
  headline: {
    Pending: 'Loopt',
    Won: (paid: string) => `Gewonnen: ${paid} uitbetaald`,
    Lost: (amount: string) => `Verloren: ${amount}`,
    Draw: (amount: string) => `Gelijk: ${amount} kwam terug`,
    Void: (amount: string) => `Ongeldig: ${amount} kwam terug`,
  },
  needed: {
    Buy: (strike: string) => `De koers moest boven ${strike} eindigen.`,
    Sell: (strike: string) => `De koers moest onder ${strike} eindigen.`,
  },
  needs: {
    Buy: (strike: string) => `De koers moet boven ${strike} eindigen.`,
    Sell: (strike: string) => `De koers moet onder ${strike} eindigen.`,
  },
  ended: {
    above: (exit: string, distance: string) => `Ze eindigde op ${exit}, ${distance} erboven.`,
    below: (exit: string, distance: string) => `Ze eindigde op ${exit}, ${distance} eronder.`,
    equal: (exit: string) => `Ze eindigde op ${exit}, precies daar.`,
  },
  around: {
    entry: 'De minuut rond de instap',
    exit: 'De minuut rond de afloop',
  },
  chart: {
    label: (title: string, count: number, low: string, high: string) =>
      `${title}: ${count} ticks tussen ${low} en ${high}`,
    minuteBefore: '\u221260 s',
    minuteAfter: '+60 s',
    instant: { entry: 'aangenomen', exit: 'loopt af' },
    mark: { entry: 'instap', exit: 'slot' },
    strike: 'strike',
    noTicks: 'Van deze minuten is geen tick opgeslagen.',
    table: (count: number) => (count === 1 ? '1 tick' : `${count} ticks`),
  },
  tickNumber: 'nr.',
  medianOf: (said: string) => `mediaan van ${said}`,
  roles: {
    down: 'niet verbonden',
    old: 'te oud',
    frozen: 'stond stil',
    outlier: 'te ver weg',
  },
  tick: { number: 'Nr.', time: 'Tijd', price: 'Koers', source: 'Bron' },
  steps: {
    chance: 'Berekende kans',
    factor: 'Strikefactor',
    strike: 'Strike',
    payout: 'Uitbetaald als je goed zit',
    down: (step: string) => `naar beneden afgerond op een stap van ${step}, in jouw voordeel`,
    up: (step: string) => `naar boven afgerond op een stap van ${step}, in jouw voordeel`,
    waiting: 'Volgt als de instapkoers bekend is.',
    symbols:
      'v: volatiliteit per wortel van een seconde. q: kwantiel van de kans. m: marge. T: de ' +
      'seconden die tellen: de looptijd zonder het uitstel, en zonder (n − 1)(4n + 1) / 6n bij ' +
      'een gemiddelde van n seconden.',
    digits: 'v en q zijn hier op zes cijfers afgekapt; alle cijfers staan onder de voorwaarden.',
  },
  formulas: {
    chance: '(1 \u2212 m) / (1 + winst)',
    payout: 'Bedrag + Bedrag \u00d7 winst',
  },
  open: 'Deze transactie loopt nog. De rest van de afrekening wordt geschreven als ze afloopt.',
  reasons: {
    no_entry_tick: 'Binnen 10 seconden na het uitstel kwam er geen koers. De inleg kwam terug.',
    no_exit_tick: 'Tussen de instap en de afloop kwam er geen koers. De inleg kwam terug.',
    exit_tick_too_old: 'De laatste koers voor de afloop was te oud. De inleg kwam terug.',
  },
  causes: {
    source_silent: 'We hoorden de bronnen de hele tijd; er was geen koers.',
    source_empty:
      'We hadden een tijd gemist en vroegen de bron ernaar. Ook zij had geen koers van toen.',
    source_unreachable: 'We hadden een tijd gemist, en de bron antwoordde een uur lang niet.',
    source_changed: 'De koersen komen sindsdien van een andere bron.',
    sources_disagreed:
      'De bronnen waren het oneens, of er bleef er één over: niemand had een koers.',
  },
  waiting: 'Ze is afgelopen en wacht op de koersen van die tijd.',
  gaps: {
    title: 'Gemiste koersen',
    lead: 'Tijden van deze transactie waarin we de bron niet hoorden, en wat ze later antwoordde.',
    during: (from: string, to: string) => `${from} tot ${to} UTC`,
    since: (from: string) => `Vanaf ${from} UTC`,
    causes: {
      restarted: 'De server werd gestart',
      connection_lost: 'De verbinding met de bron viel weg',
      stood_still: 'De server stond stil',
      database_away: 'De database was weg',
    },
    asking: 'De bron wordt gevraagd.',
    haltsTitle: 'Tijden zonder koers',
    haltsLead: 'Tijden van deze transactie waarin het instrument voor niemand een koers had.',
    halts: {
      disputed: 'De bronnen waren het oneens',
      alone: 'Er bleef één bron over',
    },
    answers: {
      prices: (asked: string, at: string, ticks: number) =>
        `${asked} gevraagd (${at} UTC): ${ticks} koersen, die tellen als alle andere.`,
      nothing: (asked: string, at: string) =>
        `${asked} gevraagd (${at} UTC): die heeft van toen geen koers.`,
      unreachable: (asked: string, at: string) =>
        `${asked} gevraagd, om ${at} UTC nog zonder antwoord.`,
      other_source: (asked: string) => `Koersen komen nu van ${asked}, die niet is gevraagd.`,
    },
  },
  checks: {
    entry: 'De instap is de eerste koers na aanname en uitstel',
    strike: 'De strike volgt uit instapkoers en factor',
    exit: 'De slotkoers is de laatste koers tot de afloop, of het genoemde gemiddelde',
    status: 'De uitkomst volgt uit strike en slotkoers',
    payout: 'De uitbetaling volgt uit de uitkomst',
    sources: 'De koersen zijn de mediaan van wat hun bronnen zeiden',
  },
  passed: 'Klopt',
  failed: 'Wijkt af',
  stated: (text: string) => `Volgens de afrekening ${text}`,
  computed: (text: string) => `nagerekend: ${text}`,
  summary: (passed: number, all: number) => `${passed} van ${all} kloppen`,
  notYet: 'Er valt nog niets na te gaan: de instapkoers is er nog niet.',
}
