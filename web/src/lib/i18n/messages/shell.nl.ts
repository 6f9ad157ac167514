// In Dutch: the frame around every screen.

import type { Category } from '#contract/shared/categories.ts'
import type { Messages } from '../messages.ts'
import type { shell as english } from './shell.ts'

const categories: Readonly<Record<Category, string>> = {
  Cryptocurrency: 'Cryptomunten',
  Currencies: 'Valuta',
  Indices: 'Indexen',
  Commodities: 'Grondstoffen',
  Bonds: 'Obligaties',
  Stocks: 'Aandelen',
}

export const shell: Messages<typeof english> = {
  categories,
  home: 'Home',
  skip: 'Naar de inhoud',
  main: 'Hoofdmenu',
  menu: 'Menu',
  close: 'Sluiten',
  theme: 'Wissel tussen licht en donker',
  themeShort: 'Licht of donker',
  retry: 'Opnieuw proberen',
  loading: 'Laden',
  failed: 'Dit kon niet worden geladen.',
  login: 'Inloggen',
  logout: 'Uitloggen',
  dashboard: 'Dashboard',
  register: 'Registreren',
  account: 'Account',
  demo: 'Demo',
  live: 'Live',
  trading: 'Handelen',
  quickTrading: 'Snel handelen',
  liveTrading: 'Live handelen',
  tradeDemo: 'Met demo handelen',
  tradeHistory: 'Transacties',
  tradingHistory: 'Transacties',
  finance: 'Geldzaken',
  deposit: 'Storten',
  depositFund: 'Geld storten',
  depositHistory: 'Stortingen',
  withdrawal: 'Opnemen',
  withdraw: 'Opnemen',
  withdrawFund: 'Geld opnemen',
  withdrawHistory: 'Opnames',
  profits: 'Winst',
  plans: 'Plannen',
  statement: 'Overzicht',
  wallet: 'Portemonnee',
  tradingPlans: 'Handelsplannen',
  profile: 'Profiel',
  profileSettings: 'Profielinstellingen',
  editProfile: 'Profiel wijzigen',
  accountProfile: 'Accountprofiel',
  changePassword: 'Wachtwoord wijzigen',
  security: 'Beveiliging',
  kyc: 'Identificatie',
  kycVerification: 'Identificatie',
  limits: 'Limieten en pauzes',
  yourData: 'Je gegevens',
  notFound: 'Hier staat geen pagina.',
  notFoundHelp:
    'Misschien is het adres verkeerd getypt of is de pagina verhuisd. Deze pagina’s bestaan wel:',
  noScript:
    'Voor inloggen en handelen is JavaScript nodig. De openbare pagina’s kun je zonder lezen, ' +
    'met de koersen van toen ze werden gemaakt; voor grafieken, uitklapmenu’s, zoeken en het ' +
    'contactformulier is het nodig.',
  crashed: 'Onverwachte fout in de applicatie',
  crashedHelp:
    'De pagina kon niet verder. Je transacties en je geld staan veilig op de server. Laad de ' +
    'pagina opnieuw.',
  reload: 'Opnieuw laden',
  streamOpen: (ms: number) => `Verbonden, ${ms} ms`,
  streamConnecting: 'Verbinden',
  streamLost: 'Verbinding verbroken, opnieuw verbinden',
  screenWaits: 'De verbinding is weg. Dit scherm komt zodra zij terug is.',
  sources: {
    simulated: 'gesimuleerd',
    replay: 'afgespeeld',
    kraken: 'Kraken',
    'kraken trades': 'Kraken, transacties',
  },
  prices: (feed: string) => `Koersen: ${feed}`,
  search: 'Zoek instrumenten',
  accountMode: 'Account waarmee je handelt',
  signedInAlready: 'Je bent al ingelogd.',
  followedTo: {
    real: 'Deze pagina gaat over je live-account, dus je staat nu op Live.',
    demo: 'Deze pagina gaat over je demo-account, dus je staat nu op Demo.',
  },
  backTo: { real: 'Terug naar Live', demo: 'Terug naar Demo' },
  missedOn: {
    real: 'De gevraagde pagina hoort bij het demo-account, en je staat op Live.',
    demo: 'De gevraagde pagina hoort bij het live-account, en je staat op Demo.',
  },
  openOn: {
    real: 'Schakel over naar Live en open haar',
    demo: 'Schakel over naar Demo en open haar',
  },
}
