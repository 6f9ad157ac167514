// In German: the frame around every screen.

import type { Category } from '#contract/shared/categories.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { shell as english } from '../shell.ts'

const categories: Readonly<Record<Category, string>> = {
  Cryptocurrency: 'Kryptowährungen',
  Currencies: 'Währungen',
  Indices: 'Indizes',
  Commodities: 'Rohstoffe',
  Bonds: 'Anleihen',
  Stocks: 'Aktien',
}

export const shell: Messages<typeof english> = {
  categories,
  home: 'Startseite',
  skip: 'Zum Inhalt',
  menu: 'Menü',
  close: 'Schließen',
  theme: 'Zwischen hell und dunkel wechseln',
  retry: 'Noch einmal versuchen',
  loading: 'Wird geladen',
  failed: 'Das konnte nicht geladen werden.',
  login: 'Anmelden',
  dashboard: 'Übersicht',
  register: 'Registrieren',
  crashed: 'Unerwarteter Fehler der Anwendung',
  crashedHelp:
    'Die Seite konnte nicht weitermachen. Deine Trades und dein Geld sind sicher auf dem ' +
    'Server. Lade sie noch einmal.',
  reload: 'Noch einmal laden',
  sources: {
    simulated: 'simuliert',
    replay: 'abgespielt',
    kraken: 'Kraken',
    'kraken trades': 'Kraken, Trades',
    coinbase: 'Coinbase',
    'coinbase trades': 'Coinbase, Trades',
    bitstamp: 'Bitstamp',
    'bitstamp trades': 'Bitstamp, Trades',
    licensed: 'lizenziert',
    median: 'Median',
  },
}
