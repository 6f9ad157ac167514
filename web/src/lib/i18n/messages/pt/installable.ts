// In Portuguese: what is said without a line, and of a newer version.

import type { Messages } from '#contract/shared/messages.ts'
import type { installable as english } from '../installable.ts'

export const installable: Messages<typeof english> = {
  offline: {
    title: 'Está sem ligação',
    text:
      'Não há ligação, por isso não há aqui preços nem se pode negociar. As operações que tem ' +
      'abertas terminam na mesma à sua hora no servidor, e são liquidadas pelos preços dele.',
    again: 'Tentar de novo',
  },
  update: {
    ready: 'Há uma versão nova pronta.',
    reload: 'Recarregar',
    later: 'Mais tarde',
  },
}
