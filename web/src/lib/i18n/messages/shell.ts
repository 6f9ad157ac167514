// The frame around every screen: menus, headers, states that any screen can be in.

import type { SourceStem } from '#contract/public/price-sources.ts'

/** In English the server's own words stand; another language says them here. */
const categories: Readonly<Partial<Record<string, string>>> = {}

export const shell = {
  categories,
  home: 'Home',
  skip: 'Skip to content',
  menu: 'Menu',
  close: 'Close',
  theme: 'Switch between light and dark',
  retry: 'Try again',
  loading: 'Loading',
  failed: 'This could not be loaded.',
  login: 'Login',
  dashboard: 'Dashboard',
  register: 'Register',
  crashed: 'Unexpected Application Error!',
  crashedHelp:
    'The page could not go on. Your trades and money are safe on the server. Load it again.',
  reload: 'Load again',
  /** Who states a price, by what the name of the source begins with. */
  sources: {
    simulated: 'simulated',
    replay: 'replayed',
    kraken: 'Kraken',
    'kraken trades': 'Kraken, trades',
    coinbase: 'Coinbase',
    'coinbase trades': 'Coinbase, trades',
    bitstamp: 'Bitstamp',
    'bitstamp trades': 'Bitstamp, trades',
    licensed: 'licensed',
    median: 'median',
  } satisfies Readonly<Record<SourceStem, string>>,
}
