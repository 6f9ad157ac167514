// In Spanish: the first page's words that live on in the browser, and its head.

import type { Messages } from '#contract/shared/messages.ts'
import type { home as english } from '../home.ts'

export const home: Messages<typeof english> = {
  description:
    'Operaciones cortas sobre precios guardados: las condiciones antes de cada operación, un ' +
    'recibo después, y un resultado que cualquiera puede volver a calcular.',
  title: 'Operaciones cortas que puedes comprobar tú',
  pricesFailed: 'Los precios no se han podido cargar.',
  noPrices: 'Aún no ha llegado ningún precio.',
  marketsTitle: 'Mercados',
  marketsLead: 'Precios tal como se guardan aquí: la misma serie decide las operaciones.',
  market: 'Mercado',
  price: 'Precio',
  day: 'Cambio, 24 h',
  noPrice: 'aún sin precio',
  closed: 'cerrado',
  marketsMore: 'Todos los instrumentos',
}
