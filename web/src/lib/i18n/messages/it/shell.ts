// In Italian: the frame around every screen.

import type { Category } from '#contract/shared/categories.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { shell as english } from '../shell.ts'

const categories: Readonly<Record<Category, string>> = {
  Cryptocurrency: 'Criptovalute',
  Currencies: 'Valute',
  Indices: 'Indici',
  Commodities: 'Materie prime',
  Bonds: 'Obbligazioni',
  Stocks: 'Azioni',
}

export const shell: Messages<typeof english> = {
  categories,
  home: 'Home',
  skip: 'Vai al contenuto',
  menu: 'Menu',
  close: 'Chiudi',
  theme: 'Passa tra chiaro e scuro',
  retry: 'Riprova',
  loading: 'Caricamento',
  failed: 'Non è stato possibile caricarlo.',
  login: 'Accedi',
  dashboard: 'Dashboard',
  register: 'Registrati',
  crashed: 'Errore imprevisto dell’applicazione',
  crashedHelp:
    'La pagina non ha potuto continuare. Le tue operazioni e il tuo denaro sono al sicuro ' +
    'sul server. Ricaricala.',
  reload: 'Ricarica',
  sources: {
    simulated: 'simulato',
    replay: 'riprodotto',
    kraken: 'Kraken',
    'kraken trades': 'Kraken, operazioni',
    coinbase: 'Coinbase',
    'coinbase trades': 'Coinbase, operazioni',
    bitstamp: 'Bitstamp',
    'bitstamp trades': 'Bitstamp, operazioni',
    licensed: 'con licenza',
    median: 'mediana',
  },
}
