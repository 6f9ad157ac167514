// In Dutch: the words of reports.

import type { Messages } from '../../shared/messages.ts'
import type {
  reportFileWords as englishFileWords,
  reportWords as englishWords,
} from '../report-words.ts'

export const reportWords: Messages<typeof englishWords> = {
  names: {
    turnover: 'Omzet',
    result: 'Brutoresultaat',
    clients: 'Resultaat van klanten',
    money: 'Stortingen en opnames',
    payouts: 'Tijd tot uitbetaling',
    sign_ups: 'Van aanmelding tot transactie',
    acts: 'Wat medewerkers deden',
  },
  says: {
    turnover:
      'Transacties naar de dag waarop ze zijn geopend; wat terugging naar de dag van afwikkeling.',
    result: 'Wat afgewikkelde transacties het huis lieten: inleg min wat terugging.',
    clients:
      'Klanten met afgewikkelde transacties, naar of ze meer of minder terugkregen dan hun inleg.',
    money: 'Wat van buiten kwam en wat naar buiten ging, zoals het in de boeken staat.',
    payouts:
      'Van aanvraag tot betaling, naar de dag van betaling; de helft duurde hooguit de mediaan.',
    sign_ups: 'Klanten naar de dag van hun aanmelding, en wat ieder sindsdien heeft gedaan.',
    acts: 'Elke vastgelegde handeling van medewerkers, ook wat geweigerd is.',
  },
  columns: {
    day: 'Dag',
    trades: 'Transacties',
    staked: 'Ingelegd',
    average: 'Gemiddelde inleg',
    returned: 'Ging terug',
    voided: 'Ongeldig',
    settled: 'Afgewikkeld',
    result: 'Resultaat',
    share: 'Van de inleg',
    traded: 'Handelde echt',
    gained: 'Winst',
    even: 'Gelijk',
    lost: 'Verlies',
    lost_share: 'Deel met verlies',
    deposits: 'Stortingen',
    paid_in: 'Gestort',
    taken_back: 'Teruggenomen',
    withdrawals: 'Opnames',
    paid_out: 'Uitbetaald',
    came_back: 'Kwam terug',
    fees: 'Kosten',
    net: 'Saldo',
    paid: 'Betaald',
    half: 'Mediaan, min',
    p95: '95 % binnen, min',
    longest: 'Langste, min',
    signed_up: 'Aangemeld',
    confirmed: 'Adres bevestigd',
    tried: 'Demo geprobeerd',
    identified: 'Geïdentificeerd',
    member: 'Medewerker',
    act: 'Handeling',
    times: 'Keren',
    clients: 'Klanten',
    last: 'Laatst',
  },
  paces: { day: 'Elke dag', week: 'Elke week', month: 'Elke maand' },
  others: { 'clients.traded': 'Handelde', 'clients.result': 'Resultaat van klanten' },
  total: 'Hele periode',
  modes: { real: 'Echte rekening', demo: 'Demorekening' },
  cells: 'Cellen',
}

export const reportFileWords: Messages<typeof englishFileWords> = {
  account: 'Rekening',
  period: 'Dagen (UTC)',
  fromTo: (from: string, to: string) => `${from} tot en met ${to}`,
  through: 'Tot (UTC)',
  made: 'Gemaakt (UTC)',
  inDollars: 'Bedragen in Amerikaanse dollars',
  page: (nr: number, pages: number) => `Pagina ${nr} van ${pages}`,
  empty: 'In deze dagen is er niets gebeurd.',
}
