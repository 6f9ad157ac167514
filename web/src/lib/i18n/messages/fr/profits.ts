// In French: the list of profits.

import type { Messages } from '#contract/shared/messages.ts'
import type { profits as english } from '../profits.ts'

export const profits: Messages<typeof english> = {
  title: 'Ce que vos opérations ont rapporté',
  lead:
    'Ce que toutes vos opérations live ont donné, gagnées ou perdues, à côté de ce que ' +
    'coûte la marge dans leurs prix. Les jours sont en UTC.',
  won: 'Opérations gagnées',
  period: 'Période',
  periods: { today: 'Aujourd’hui', week: '7 jours', month: '30 jours', all: 'Tout' },
  columns: {
    nr: 'N°',
    id: 'ID de l’opération',
    amount: 'Montant',
    profit: 'Gain',
    earnings: 'Rapport',
    date: 'Date du gain',
  },
  empty: 'Vous n’avez encore rien gagné.',
  emptyMore:
    'Chaque opération live que vous gagnez figurera ici avec ce qu’elle a rapporté ; ' +
    'au-dessus, ce que toutes vos opérations live ont donné.',
  more: 'Charger la suite',
}
