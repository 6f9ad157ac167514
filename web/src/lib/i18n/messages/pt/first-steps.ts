// In Portuguese: the first trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { firstSteps as english } from '../first-steps.ts'

export const firstSteps: Messages<typeof english> = {
  title: 'Nenhuma operação aberta. A primeira, em três passos:',
  steps: [
    ['Escolha as condições', 'Quanto, quanto tempo dura e o que cada lado paga se acertar.'],
    ['Carregue em Buy ou Sell', 'Buy se acha que termina acima do strike, Sell se abaixo dele.'],
    ['Veja como termina', 'O gráfico mostra-a a correr; o resultado vem aqui, com o seu recibo.'],
  ],
  leave: 'Já sei como',
}
