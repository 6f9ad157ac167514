// In Portuguese: what stands in a page for browsers without scripts.

import type { Messages } from '#contract/shared/messages.ts'
import type { noScript as english } from '../no-script.ts'

export const noScript: Messages<typeof english> = {
  text:
    'Iniciar sessão e negociar precisam de JavaScript. As páginas públicas podem ser lidas sem ' +
    'ele, com os preços de quando foram feitas; os gráficos, os menus recolhidos, a procura e ' +
    'o formulário de contacto precisam dele.',
}
