// In Spanish: what is said without a line, and of a newer version.

import type { Messages } from '#contract/shared/messages.ts'
import type { installable as english } from '../installable.ts'

export const installable: Messages<typeof english> = {
  offline: {
    title: 'No tienes conexión',
    text:
      'No hay conexión, así que aquí no hay precios ni se puede operar. Las operaciones que ' +
      'tienes abiertas terminan igualmente a su hora en el servidor, y se liquidan con sus ' +
      'precios.',
    again: 'Intentar de nuevo',
  },
  update: {
    ready: 'Hay una versión nueva lista.',
    reload: 'Recargar',
    later: 'Más tarde',
  },
}
