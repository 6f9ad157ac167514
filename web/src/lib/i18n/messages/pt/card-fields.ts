// In Portuguese: the simulated card provider's page.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardFields as english } from '../card-fields.ts'

export const cardFields: Messages<typeof english> = {
  title: 'Fornecedor de cartões simulado',
  number: 'Número do cartão',
  cvv: 'CVV',
  note: 'Estes dois campos são do fornecedor de cartões simulado. Só cartões de teste.',
  stepTitle: '3-D Secure (teste)',
  stepWhat:
    'Aqui o banco de um cartão real perguntaria se é você. Isto é um teste: escolha o que ' +
    'ele encontraria.',
  approve: 'Aprovar (teste)',
  decline: 'Recusar (teste)',
  trouble: 'Este passo já foi feito, ou demorou demasiado.',
}
