// In Portuguese: the list of profits.

import type { Messages } from '#contract/shared/messages.ts'
import type { profits as english } from '../profits.ts'

export const profits: Messages<typeof english> = {
  title: 'O que ganhou a negociar',
  lead:
    'O que somaram todas as suas operações reais, ganhas ou perdidas, ao lado do que custa a ' +
    'margem nos seus preços. Os dias são em UTC.',
  won: 'Operações ganhas',
  period: 'Período',
  periods: { today: 'Hoje', week: '7 dias', month: '30 dias', all: 'Tudo' },
  columns: {
    nr: 'N.º',
    id: 'ID da operação',
    amount: 'Montante',
    profit: 'Ganho',
    earnings: 'Rendimento',
    date: 'Data',
  },
  empty: 'Ainda não ganhou nada.',
  emptyMore:
    'Cada operação real que ganhe ficará aqui com o que rendeu; acima delas, o que somaram ' +
    'todas as suas operações reais.',
  more: 'Carregar mais',
}
