// In Dutch: trading, as whoever looks after risk sees it.

import type { Messages } from '#contract/shared/messages.ts'
import type { trading as english } from '../trading.ts'

export const trading: Messages<typeof english> = {
  title: 'Handel',
  now: 'Nu',
  stopsTab: 'Stopgezet',
  voidsTab: 'Ongeldig',
  markoutsTab: 'Na de transactie',
  note: (open: number, waiting: number) => `${open} open, ${waiting} nog zonder instapkoers`,
  live: 'Live',
  demo: 'Demo',
  account: 'Rekening',
  exposure: 'Blootstelling',
  exposureNote:
    'uitbetaald als elke open transactie van een kant wint; de streep is de limiet van één minuut',
  exposureSays: (count: number) =>
    `Wat open transacties op ${count} instrumenten uitbetalen als een kant helemaal wint`,
  noExposure: 'Op deze rekening staat geen transactie open.',
  sellPays: 'Sell betaalt uit',
  buyPays: 'Buy betaalt uit',
  worstSide: 'Ergste kant',
  ofLimit: (share: string, limit: string) => `${share} van ${limit}`,
  buckets: { five_minutes: 'tot 5 min', hour: '≤ 1 u', later: 'daarna' },
  instrument: 'Instrument',
  instruments: 'Instrumenten',
  limitNote:
    'de limiet is wat verloren mag worden op alles wat in één minuut eindigt, beide rekeningen ' +
    'samen',
  fullest: 'Volste minuut',
  endsAt: 'Eindigt',
  used: 'Van de limiet',
  limit: 'Limiet',
  none: '–',
  state: 'Toestand',
  taking: 'Neemt orders aan',
  stopped: 'Stopgezet',
  notOffered: 'Niet aangeboden',
  stop: 'Stopzetten',
  reopen: 'Weer openen',
  stopAll: 'Alle handel stopzetten',
  reopenAll: 'Handel weer openen',
  allStopped:
    'Nieuwe transacties zijn op elk instrument stopgezet. Open transacties lopen door en worden ' +
    'afgewikkeld.',
  stopTitle: (what: string) => `Nieuwe transacties stopzetten: ${what}`,
  reopenTitle: (what: string) => `Weer nieuwe transacties aannemen: ${what}`,
  everything: 'elk instrument',
  stopSays:
    'Orders worden meteen geweigerd, en klanten lezen dat. Open transacties lopen door en worden ' +
    'afgewikkeld.',
  reopenSays: 'Orders worden meteen weer aangenomen.',
  reason: 'Je reden, bewaard in het logboek',
  settling: 'Wordt afgewikkeld',
  settlingNote: (count: number) =>
    count === 0 ? 'niets is te laat' : `${count} verlopen en niet afgewikkeld`,
  noneSettling: 'Wat verlopen is, is afgewikkeld.',
  trade: 'Transactie',
  client: 'Klant',
  expired: 'Verlopen',
  stake: 'Inzet',
  why: 'Waarom',
  held: 'De koersen ervan worden opgevraagd',
  storing: 'Wacht tot koersen zijn opgeslagen',
  stoppedAt: 'Stopgezet',
  by: 'Door',
  reopenedAt: 'Weer geopend',
  stillStopped: 'nog stopgezet',
  noStops: 'Er is nooit iets stopgezet.',
  settledAt: 'Afgewikkeld',
  acceptedAt: 'Aangenomen',
  causes: {
    source_silent: 'Er was geen koers',
    source_empty: 'De bron had geen koers',
    source_unreachable: 'De bron antwoordde niet',
    source_changed: 'Sindsdien een andere bron',
    sources_disagreed: 'De bronnen waren het oneens',
  },
  noVoids: 'Geen transactie eindigde ongeldig.',
  markouts: 'Waar koersen heen gingen nadat klanten handelden',
  markoutsNote: (trades: number) => `hoogstens ${trades} live transacties van de laatste 24 uur`,
  markoutsSay:
    'Meer boven nul dan toeval verklaart: iemand kent koersen eerder dan wij. Er wordt over ' +
    'alles samen gekeken, en het verandert niemands koers.',
  trades: 'Transacties',
  after1: 'Na 1 s, bp',
  after5: 'Na 5 s, bp',
  chance: 'toeval ±',
  clients: 'Klanten naar hun gemiddelde',
  clientsNote: (least: number) => `die met minstens ${least} transacties, geen met naam`,
  from: 'Vanaf, bp',
  clients1: 'Klanten, 1 s',
  clients5: 'Klanten, 5 s',
  below: (bound: number) => `onder ${bound}`,
  over: (bound: number) => `${bound} en meer`,
  noMarkouts: 'In de laatste 24 uur is geen live transactie ingegaan.',
}
