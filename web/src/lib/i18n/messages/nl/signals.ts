// In Dutch: what is said of signals, of the rules they come from, and of what their records allow
// to be said.

import type { Messages } from '#contract/shared/messages.ts'
import type { BarFigures, signals as english } from '../signals.ts'

export const signals: Messages<typeof english> = {
  title: 'Signalen',
  advice:
    'Een signaal is geen advies, en niemand hier weet wat een koers gaat doen. De meeste regels ' +
    'verliezen ongeveer de marge, en wie ze volgt ook.',
  contents: 'De regels',
  rules: {
    momentum: 'Vaart (momentum)',
    mean_reversion: 'Terugkeer naar het midden',
    volatility_breakout: 'Uitbraak',
    coin: 'Een opgegooide munt',
  },
  ideas: {
    momentum:
      'Wat ergens heen ging, gaat door. Hij spreekt als een snel gemiddelde van de koers verder ' +
      'van een traag gemiddelde ligt dan de koers in een minuut pleegt te bewegen, en zegt ' +
      'dezelfde richting nog eens.',
    mean_reversion:
      'Wat ver van zijn midden raakte, komt terug. Hij spreekt als de koers buiten zijn ' +
      'Bollinger bands ligt en de index van relatieve sterkte zegt dat hij maar één kant op ' +
      'ging, en zegt: terug.',
    volatility_breakout:
      'Wie een stille kamer verlaat, loopt door. Hij spreekt als de koers het kanaal van de ' +
      'minuten ervoor verlaat terwijl hij meer beweegt dan eerst, en zegt: verder die kant op.',
    coin:
      'Helemaal geen regel: af en toe wordt een munt opgegooid. Zij staat hier om de andere ' +
      'tegen af te zetten. Een regel die het niet beter doet dan de munt weet niets.',
  },
  outcomes: { hit: 'Treffer', miss: 'Misser', tie: 'Gelijk', void: 'Ongeldig' },
  verdicts: {
    too_few: 'Er zijn er te weinig beslist om er iets van te zeggen.',
    loses: 'Hij verliest: wie hem volgde verloor geld, en toeval alleen verklaart dat niet.',
    unclear: 'Er blijkt niets: toeval alleen kan dit alles hebben gebracht.',
    above:
      'Tot nu toe ligt hij verder boven quitte dan toeval verklaart. Zo was het, en het belooft ' +
      'niets.',
  },
  loading: 'De staten van dienst worden geladen',
  retry: 'Probeer opnieuw',
  failed: 'De staten van dienst konden niet worden geladen.',
  none: 'Er is nog geen regel begonnen.',
  older: 'Wat geëindigd is',
  olderWhy: 'De regel of een parameter is veranderd. Wat geteld is, blijft.',
  version: (version: number) => `Versie ${version}`,
  startedAt: (day: string) => `vanaf ${day} (UTC)`,
  horizon: (time: string) => `over ${time}`,
  parameters: 'Instellingen',
  hits: 'Treffers',
  misses: 'Missers',
  ties: 'Gelijk',
  voids: 'Ongeldig',
  waiting: 'Nog niet geëindigd',
  rate: 'Aandeel treffers',
  range: (low: string, high: string) => `${low} tot ${high}`,
  breakEven: 'Quitte',
  priced: 'Een munt',
  each: 'Een dollar op elk bracht',
  noRate: (from: number) => `Te zien vanaf ${from} besliste signalen`,
  bar: ({ rate, low, high, even, coin }: BarFigures) =>
    `Aandeel treffers ${rate}, tussen ${low} en ${high}; quitte ${even}, een munt ${coin}`,
  byInstrument: 'Per instrument',
  instrument: 'Instrument',
  newest: 'Nieuwste signalen die geëindigd zijn',
  newestOf: (rule: string) => `Nieuwste van: ${rule}`,
  rule: 'Regel',
  side: 'Kant',
  published: 'Gepubliceerd (UTC)',
  window: 'Venster (UTC)',
  outcome: 'Uitkomst',
  strike: 'Strike',
  end: 'Eind',
  running: 'Loopt',
  opensIn: (time: string) => `opent over ${time}`,
  closesIn: (time: string) => `sluit over ${time}`,
  isMeasured: 'wordt gemeten',
  allRules: 'Alle regels',
  allInstruments: 'Alle instrumenten',
  both: 'Lopend en geëindigd',
  onlyRunning: 'Alleen lopend',
  onlyEnded: 'Alleen geëindigd',
  state: 'Stand',
  empty: 'Nog geen signaal dat zo is. Regels spreken zelden, sommige uren niet.',
  more: 'Oudere signalen',
  records: 'Wat er van alle werd',
  howMeasured: 'Hoe ze worden gemeten',
  trade: 'Naar de grafiek',
  panel: 'Signalen',
  all: 'Alle signalen',
  quiet: 'Geen regel zegt er nu iets van.',
}
