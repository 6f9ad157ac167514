// In Portuguese: the first page's words that live on in the browser, and its head.

import type { Messages } from '#contract/shared/messages.ts'
import type { home as english } from '../home.ts'

export const home: Messages<typeof english> = {
  description:
    'Operações curtas sobre preços guardados: as condições antes de cada operação, um recibo ' +
    'depois dela, e um resultado que qualquer pessoa pode calcular de novo.',
  title: 'Operações curtas que pode verificar',
  pricesFailed: 'Não foi possível carregar os preços.',
  noPrices: 'Ainda não chegou nenhum preço.',
  marketsTitle: 'Mercados',
  marketsLead: 'Preços tal como são guardados aqui: a mesma série decide as operações.',
  market: 'Mercado',
  price: 'Preço',
  day: 'Variação, 24 h',
  noPrice: 'ainda sem preço',
  closed: 'fechado',
  marketsMore: 'Todos os instrumentos',
}
