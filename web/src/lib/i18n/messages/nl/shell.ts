// In Dutch: the frame around every screen.

import type { Category } from '#contract/shared/categories.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { shell as english } from '../shell.ts'

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
  menu: 'Menu',
  close: 'Sluiten',
  theme: 'Wissel tussen licht en donker',
  retry: 'Opnieuw proberen',
  loading: 'Laden',
  failed: 'Dit kon niet worden geladen.',
  login: 'Inloggen',
  dashboard: 'Dashboard',
  register: 'Registreren',
  crashed: 'Onverwachte fout in de applicatie',
  crashedHelp:
    'De pagina kon niet verder. Je transacties en je geld staan veilig op de server. Laad de ' +
    'pagina opnieuw.',
  reload: 'Opnieuw laden',
  sources: {
    simulated: 'gesimuleerd',
    replay: 'afgespeeld',
    kraken: 'Kraken',
    'kraken trades': 'Kraken, transacties',
    coinbase: 'Coinbase',
    'coinbase trades': 'Coinbase, transacties',
    bitstamp: 'Bitstamp',
    'bitstamp trades': 'Bitstamp, transacties',
    licensed: 'onder licentie',
    median: 'mediaan',
  },
}
