// In Portuguese: words of the foot of every public page.

import type { Messages } from '#contract/shared/messages.ts'
import type { footerWords as english } from '../footer-words.ts'

export const footerWords: Messages<typeof english> = {
  footer: 'Rodapé',
  contactTitle: 'Contacto',
  write: 'Escreva-nos',
  noContact:
    'O operador desta instalação ainda não indicou um endereço. O formulário chega até ele.',
  riskTitle: 'Aviso de risco',
  risk:
    'As operações a prazo fixo têm um risco elevado. Pode perder o montante inteiro de cada ' +
    'operação, e a margem em cada preço está do nosso lado: ao longo de muitas operações, a ' +
    'maioria das pessoas perde. Nunca negocie com dinheiro de que precisa.',
  riskMore: 'Ler o aviso de riscos',
}
