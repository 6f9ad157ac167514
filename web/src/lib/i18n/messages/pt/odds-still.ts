// In Portuguese: learning the odds, what stays as the server wrote it.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsStill as english } from '../odds-still.ts'

export const oddsStill: Messages<typeof english> = {
  title: 'Aprender as probabilidades',
  description:
    'O que significa o ponto de equilíbrio, o que a casa leva e em que dão cem ' +
    'operações: experimente com números aleatórios, sem conta.',
  lead:
    'O que paga um ganho, com que frequência teria de ganhar e em que dão cem operações. ' +
    'Aqui nada é apostado, e o que experimentar fica no seu navegador.',
  next: {
    title: 'E a seguir',
    text:
      'Na demo vê o mesmo com preços reais e dinheiro fictício. Nenhuma regra de subir ou ' +
      'baixar o montante inverte as probabilidades: só muda a rapidez e a distância com ' +
      'que um saldo se move.',
    demo: 'Uma primeira operação na demo, passo a passo',
    fairness: 'Se as probabilidades calculadas se confirmam',
    risk: 'O que está em risco',
    limits: 'Limites e pausas',
  },
}
