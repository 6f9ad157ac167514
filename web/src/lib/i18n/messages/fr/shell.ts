// In French: the frame around every screen.

import type { Category } from '#contract/shared/categories.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { shell as english } from '../shell.ts'

const categories: Readonly<Record<Category, string>> = {
  Cryptocurrency: 'Cryptomonnaies',
  Currencies: 'Devises',
  Indices: 'Indices boursiers',
  Commodities: 'Matières premières',
  Bonds: 'Obligations',
  Stocks: 'Actions',
}

export const shell: Messages<typeof english> = {
  categories,
  home: 'Accueil',
  skip: 'Aller au contenu',
  menu: 'Menu',
  close: 'Fermer',
  theme: 'Passer du clair au sombre',
  retry: 'Réessayer',
  loading: 'Chargement',
  failed: 'Ceci n’a pas pu être chargé.',
  login: 'Connexion',
  dashboard: 'Tableau de bord',
  register: 'S’inscrire',
  crashed: 'Erreur inattendue de l’application',
  crashedHelp:
    'La page n’a pas pu continuer. Vos opérations et votre argent sont en sûreté sur le ' +
    'serveur. Rechargez-la.',
  reload: 'Recharger',
  sources: {
    simulated: 'simulé',
    replay: 'rejoué',
    kraken: 'Kraken',
    'kraken trades': 'Kraken, transactions',
    coinbase: 'Coinbase',
    'coinbase trades': 'Coinbase, transactions',
    bitstamp: 'Bitstamp',
    'bitstamp trades': 'Bitstamp, transactions',
    licensed: 'sous licence',
    median: 'médiane',
  },
}
