// In Portuguese: what the coin pages say around each coin's own text.

import type { Messages } from '#contract/shared/messages.ts'
import type { coins as english } from '../coins.ts'

export const coins: Messages<typeof english> = {
  specification: 'O que pode ser negociado, e em que condições',
  specificationLead:
    'Pares com preço para esta moeda, com as suas condições. Um montante é a aposta de uma ' +
    'operação.',
  noSpecification:
    'As condições não podem ser mostradas agora. Carregue a página outra vez daqui a um momento.',
  notQuoted: (coin) =>
    `De onde vêm os nossos preços, ninguém cota ${coin}. Por isso não há preço, nem ` +
    'gráfico, nem nada para negociar.',
  facts: {
    price: 'Preço',
    tick: 'Passo mínimo do preço',
    hours: 'Horário',
    durations: 'Durações',
    amount: 'Montante de uma operação',
    payout: 'Máximo pago por operações abertas',
    margin: 'Margem em cada preço',
  },
  perClient: (amount) => `${amount} por cliente`,
  always: 'Todos os dias, 24 horas por dia',
  weekly: 'Fechado aos fins de semana',
  closed: 'Fechado agora',
  between: (least, most) => `${least} a ${most}`,
  noPrice: 'Sem preço agora',
  more: (pair) => `${pair} em detalhe`,
  exampleTag: 'Exemplo',
  exampleTitle: 'Uma operação, certa e errada',
  exampleLead: ({ stake, pair, duration, side }) =>
    `Aposta ${stake} em ${pair} durante ${duration} e escolhe ${side}: o preço tem de ` +
    `terminar ${side === 'Buy' ? 'acima' : 'abaixo'} do strike. Isto é o que lhe seria ` +
    'oferecido no momento em que esta página foi feita.',
  noExample:
    'Neste momento não há cotação para este exemplo: o preço mais recente é demasiado ' +
    'antigo, sabe-se demasiado pouco de como se move, move-se demasiado pouco para um strike ' +
    'justo, ou a operação não é oferecida aqui. Uma ordem assim seria recusada.',
  example: {
    stake: 'Montante apostado',
    spot: 'Preço agora',
    strike: 'Strike, se esta fosse a entrada',
    priced: 'Probabilidade de ganhar com que é calculada',
    breakEven: 'Parte de operações a ganhar para ficar a zero',
    margin: 'A nossa margem: perda esperada da aposta',
    age: (source, age) => `Fonte: ${source}. O preço tinha ${age}.`,
  },
  right: 'Se acertar',
  wrong: 'Se errar',
  equal: 'Se for igual',
  rightText: (end, profit, back) =>
    `O preço termina em ${end}, um passo além do strike. Ganha ${profit}; com a sua aposta, ` +
    `voltam ${back}.`,
  wrongText: (end, stake) =>
    `O preço termina em ${end}, um passo aquém do strike. Perde ${stake}, a aposta inteira. ` +
    'Não importa o quão perto esteve.',
  equalText: (strike, stake) =>
    `O preço termina em ${strike}, o próprio strike. É um empate, e voltam ${stake}.`,
  exampleFoot: (breakEven, priced, cost) =>
    `Para ficar a zero com esta escolha teria de ganhar ${breakEven} de operações assim. O ` +
    `strike é colocado de modo a que se espere que ${priced} ganhem. A nossa margem vem da ` +
    `diferença: custa em média ${cost} desta aposta, seja qual for o lado que escolha. Uma ` +
    'probabilidade não é uma promessa: a próxima operação pode ser perdida, façam o que ' +
    'fizeram as últimas.',
  read: 'Continue a ler',
  readFairness: 'Como um preço é feito e verificado',
  readRisk: 'Aviso de riscos',
  readPlans: 'Planos de negociação',
  minutes: (count) => `${count} minutos`,
  seconds: (count) => `${count} s`,
}
