// In Spanish: what has a price here, where something else was asked for.

import type { Messages } from '#contract/shared/messages.ts'
import type { quoted as english } from '../quoted.ts'

export const quoted: Messages<typeof english> = {
  title: 'Qué se cotiza aquí',
  none: 'Aún no ha llegado ningún precio.',
  all: 'Todos los instrumentos',
  missing: (symbol) => `${symbol} no se cotiza aquí`,
  missingLead: (symbol) =>
    `La fuente de precios de esta instalación no tiene ${symbol}. Esto es lo que tiene.`,
}
