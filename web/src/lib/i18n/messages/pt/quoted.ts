// In Portuguese: what has a price here, where something else was asked for.

import type { Messages } from '#contract/shared/messages.ts'
import type { quoted as english } from '../quoted.ts'

export const quoted: Messages<typeof english> = {
  title: 'O que é cotado aqui',
  none: 'Ainda não chegou nenhum preço.',
  all: 'Todos os instrumentos',
  missing: (symbol) => `${symbol} não é cotado aqui`,
  missingLead: (symbol) =>
    `A fonte de preços desta instalação não tem ${symbol}. Isto é o que ela tem.`,
}
