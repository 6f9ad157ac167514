// In Spanish: words around the articles of the help.

import type { Messages } from '#contract/shared/messages.ts'
import type { helpCentre as english } from '../help-centre.ts'

export const helpCentre: Messages<typeof english> = {
  title: 'Ayuda',
  description:
    'Cómo funcionan aquí las operaciones, las cuentas, los depósitos y las retiradas, y ' +
    'cuáles son las probabilidades.',
  lead: 'Cómo funcionan aquí las cosas, con palabras sencillas.',
  contents: 'Todos los artículos',
  search: 'Buscar en la ayuda',
  found: (count) => (count === 1 ? 'Un artículo.' : `${count} artículos.`),
  nothing: 'Ningún artículo tiene todas estas palabras.',
  ask: 'Pregúntanos en el chat.',
}
