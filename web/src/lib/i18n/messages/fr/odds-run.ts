// In French: what came of simulated trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsRun as english } from '../odds-run.ts'

export const oddsRun: Messages<typeof english> = {
  ended: (won, lost, from, to) =>
    `Gagnées : ${won}, perdues : ${lost}. ${from} sont devenus ${to}.`,
  ranOut: 'Ensuite, il ne restait plus rien à engager.',
  result: 'Résultat',
  staked: 'Misé en tout',
  cost: 'Ce qu’une telle mise perd en moyenne',
  lowest: 'Solde le plus bas',
  curve: (from, to, lowest, highest) =>
    `Le solde d’opération en opération : il a commencé à ${from} et fini à ${to}, avec ` +
    `${lowest} au plus bas et ${highest} au plus haut.`,
  own: 'Vos cent opérations',
  average: 'Si chacune avait perdu sa moyenne',
  table: 'La courbe en tableau',
  trades: 'Opérations faites',
  balance: 'Solde',
  ties:
    'Un cours qui finit exactement sur le strike rend le montant. Aucune chance n’en est ' +
    'indiquée, et il n’en est donc pas tiré ici.',
  many: 'La même chose mille fois',
  manyText: 'Une série dit peu de chose. Simulez-en mille, faites comme vous l’avez choisi.',
  manyBegin: 'Simuler mille séries',
  manyEnded: (share) => `${share} des séries ont fini par une perte.`,
  worst: 'Le pire dixième a fini avec ceci ou moins',
  middle: 'La moitié a fini avec ceci ou moins',
  best: 'Le meilleur dixième a fini avec ceci ou plus',
  mean: 'Moyenne de toutes les séries',
  lostAll: 'Séries où il ne restait rien',
  losses: 'Pertes',
  gains: 'Gains',
}
