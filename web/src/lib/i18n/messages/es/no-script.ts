// In Spanish: what stands in a page for browsers without scripts.

import type { Messages } from '#contract/shared/messages.ts'
import type { noScript as english } from '../no-script.ts'

export const noScript: Messages<typeof english> = {
  text:
    'Para iniciar sesión y operar hace falta JavaScript. Las páginas públicas se pueden leer ' +
    'sin él, con los precios de cuando se hicieron; los gráficos, los menús plegados, la ' +
    'búsqueda y el formulario de contacto lo necesitan.',
}
