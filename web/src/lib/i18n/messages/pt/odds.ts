// In Portuguese: learning the odds, what one chooses.

import type { Messages } from '#contract/shared/messages.ts'
import type { odds as english } from '../odds.ts'

export const odds: Messages<typeof english> = {
  pays: {
    title: 'O que paga uma operação',
    text: [
      'Põe um montante. Se tiver razão, ele volta com um ganho; se não tiver, perde-se ' + 'todo.',
      'O tamanho do ganho é escolhido por si. Quanto maior for, mais longe fica o strike e ' +
        'menos vezes ganha uma operação assim.',
    ],
  },
  even: {
    title: 'Com que frequência teria de ganhar',
    text: [
      'Os ganhos têm de pagar as perdas. A parte das operações que tem de ganhar para isso ' +
        'é o ponto de equilíbrio: um, dividido por um mais o que um ganho paga por cada ' +
        'dólar.',
      'Um ganho pequeno pede-lhe que ganhe quase sempre, um grande só raramente. Nenhum ' +
        'dos dois é mais fácil.',
    ],
  },
  house: {
    title: 'O que a casa leva',
    text: [
      'Cada strike é colocado de modo que uma operação ganhe um pouco menos vezes do que o ' +
        'seu ponto de equilíbrio pede. A diferença é a nossa margem, e é igual para cada ' +
        'ganho.',
      'Por isso, ao longo de muitas operações, o resultado médio é uma perda. Ninguém ' +
        'conhece o próximo minuto: nem você, nem nós.',
    ],
  },
  run: {
    title: 'Cem operações suas',
    text: [
      'Escolha como são feitas. O seu navegador tira então um número aleatório para cada ' +
        'operação, que ganha com a frequência com que está calculada.',
      'É uma simulação, não o mercado. Praticar mostra o que faz a sorte; não torna a ' +
        'próxima operação mais fácil de ganhar.',
    ],
  },
  amount: 'Montante de uma operação',
  profit: 'Ganho se tiver razão',
  right: 'Se tiver razão',
  wrong: 'Se não tiver razão',
  breakEven: 'Ponto de equilíbrio',
  formula: (profit, share) => `1 / (1 + ${profit}) = ${share}`,
  chance: 'Probabilidade calculada',
  margin: 'Margem da casa',
  cost: 'O que leva em média de cada operação assim',
  tag: 'Exemplo, com números aleatórios',
  habit: 'O montante de cada operação',
  habits: {
    same: 'Sempre o mesmo',
    doubled: 'O dobro depois de uma perda, até uma ganhar',
    part: 'Um centésimo do que resta',
  },
  profits: 'O ganho de cada operação',
  chosen: 'O escolhido acima',
  any: 'Qualquer um dos oferecidos, ao acaso',
  begin: 'Simular cem operações',
  again: 'Simular outras cem',
  failed: 'Esta parte não pôde ser carregada. Carregue a página outra vez.',
}
