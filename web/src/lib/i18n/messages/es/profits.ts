// In Spanish: the list of profits.

import type { Messages } from '#contract/shared/messages.ts'
import type { profits as english } from '../profits.ts'

export const profits: Messages<typeof english> = {
  title: 'Lo que has ganado operando',
  lead:
    'Lo que sumaron todas tus operaciones reales, ganadas o perdidas, junto a lo que cuesta el ' +
    'margen de sus precios. Los días son en UTC.',
  won: 'Operaciones ganadas',
  period: 'Periodo',
  periods: { today: 'Hoy', week: '7 días', month: '30 días', all: 'Todo' },
  columns: {
    nr: 'N.º',
    id: 'ID de la operación',
    amount: 'Importe',
    profit: 'Ganancia',
    earnings: 'Ingresos',
    date: 'Fecha',
  },
  empty: 'Aún no has ganado nada.',
  emptyMore:
    'Cada operación real que ganes estará aquí con lo que dio; encima, lo que sumaron todas ' +
    'tus operaciones reales.',
  more: 'Cargar más',
}
