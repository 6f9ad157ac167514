// In French: the list of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeHistory as english } from '../trade-history.ts'

export const tradeHistory: Messages<typeof english> = {
  title: 'Historique des opérations',
  columns: {
    id: 'ID de l’ordre',
    time: 'Heure de l’opération',
    symbol: 'Symbole',
    amount: 'Montant',
    pays: 'Paie',
    duration: 'Durée',
    entry: 'Entrée',
    strike: 'Strike',
    endPrice: 'Cours final',
    endTime: 'Heure de fin',
    status: 'État',
    side: 'Côté',
    result: 'Résultat',
  },
  empty: 'Aucune opération dans votre historique pour l’instant.',
  emptyMore:
    'Chaque opération figurera ici avec ses cours, son résultat et son reçu ; au-dessus, ce ' +
    'qu’elles ont rapporté ensemble.',
  more: 'Charger la suite',
  utc: 'Les heures sont UTC.',
  csv: 'Ces opérations en CSV',
  noneFits: 'Aucune opération ne correspond.',
  filters: { pair: 'Paire', side: 'Côté', result: 'Résultat', from: 'Du', to: 'Au', all: 'Tout' },
  summary: {
    netTitle: 'Résultat net',
    marginPaid: (cost, staked) => `marge ${cost} sur ${staked} misés`,
    curve: (net, cost) =>
      `Ce que ces opérations ont rapporté, l’une après l’autre : ${net} à la fin. La marge en ` +
      `coûte ${cost} en moyenne.`,
    dashed: 'En tirets : ce que la marge coûte en moyenne.',
    wonAgainst: 'Gagné contre calculé',
    noneDecided: 'Aucune d’elles n’a encore été gagnée ou perdue.',
    scale: (won, priced) => `Gagné ${won}, calculé ${priced}`,
    wonOf: (won, priced) => `${won} gagnées, calculé ${priced}`,
    band: (low, high) =>
      `Par le seul hasard, la vraie part se trouve entre ${low} et ${high} (95 %).`,
    counts: (won, lost) => `${won} gagnées, ${lost} perdues`,
    streaks: (won, lost) => `Plus longues séries : ${won} gagnées, ${lost} perdues`,
    byPair: 'Par paire',
    byDuration: 'Par durée',
    others: (count) => `et ${count} de plus`,
  },
  status: {
    Pending: 'En cours',
    Won: 'Gagnée',
    Lost: 'Perdue',
    Draw: 'Égalité',
    Void: 'Invalide',
  },
  receipt: (id) => `Reçu de l’opération ${id}`,
}
