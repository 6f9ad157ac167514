// In Italian: the list of profits.

import type { Messages } from '#contract/shared/messages.ts'
import type { profits as english } from '../profits.ts'

export const profits: Messages<typeof english> = {
  title: 'Quanto hai guadagnato operando',
  lead:
    'A quanto sono arrivate tutte le tue operazioni reali, vinte o perse, accanto a quanto ' +
    'costa il margine nei loro prezzi. I giorni sono in UTC.',
  won: 'Operazioni vinte',
  period: 'Periodo',
  periods: { today: 'Oggi', week: '7 giorni', month: '30 giorni', all: 'Tutto' },
  columns: {
    nr: 'N.',
    id: 'ID operazione',
    amount: 'Importo',
    profit: 'Profitto',
    earnings: 'Guadagno',
    date: 'Data',
  },
  empty: 'Non hai ancora guadagnato.',
  emptyMore:
    'Ogni operazione reale che vinci starà qui con quanto ha reso; sopra, a quanto sono ' +
    'arrivate tutte le tue operazioni reali.',
  more: 'Carica altro',
}
