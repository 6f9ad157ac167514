// In Portuguese: words around the articles of the help.

import type { Messages } from '#contract/shared/messages.ts'
import type { helpCentre as english } from '../help-centre.ts'

export const helpCentre: Messages<typeof english> = {
  title: 'Ajuda',
  description:
    'Como funcionam aqui as operações, as contas, os depósitos e os levantamentos, e quais ' +
    'são as probabilidades.',
  lead: 'Como as coisas funcionam aqui, em palavras simples.',
  contents: 'Todos os artigos',
  search: 'Procurar na ajuda',
  found: (count) => (count === 1 ? 'Um artigo.' : `${count} artigos.`),
  nothing: 'Nenhum artigo tem todas estas palavras.',
  ask: 'Pergunte-nos no chat.',
}
