// In Portuguese: the first page's words that stay as the server wrote them.

import type { Messages } from '#contract/shared/messages.ts'
import type { landing as english } from '../landing.ts'

export const landing: Messages<typeof english> = {
  lead:
    'Escolha um instrumento, um montante e um tempo. Diga se o preço terminará acima ou abaixo ' +
    'de um strike cuja distância do seu preço de entrada fica fixa quando a sua ordem é ' +
    'aceite. Cada preço que decide é guardado, e cada resultado pode ser calculado de novo com ' +
    'o seu recibo.',
  tryDemo: 'Experimentar a demo',
  trade: 'Negociar agora',
  demoMoney: (money) => `A demo começa com ${money} de dinheiro virtual.`,
  shortTitle: 'Em resumo',
  short: [
    {
      to: '#how',
      title: 'O que é isto',
      text:
        'Um sim ou não sobre um preço a uma hora marcada, com condições que vê antes de ' +
        'decidir.',
    },
    {
      to: '#cost',
      title: 'Quanto custa',
      text: 'Uma margem em cada preço. Além dela não há comissão por uma operação.',
    },
    {
      to: '#risk',
      title: 'O que arrisca',
      text:
        'O montante inteiro de cada operação. Ao longo de muitas operações, a maioria das ' +
        'pessoas perde.',
    },
    {
      to: '#check',
      title: 'O que pode verificar',
      text:
        'Cada preço, cada resultado, como as probabilidades são fixadas, e como está esta ' +
        'instalação.',
    },
  ],
  howTitle: 'Como funciona uma operação',
  how: [
    [
      'Primeiro vê as condições',
      'O strike (o preço de exercício), o ganho se acertar, a perda se errar, a ' +
        'probabilidade com que é calculada e a margem no preço.',
    ],
    [
      'Conta o preço seguinte',
      'A sua entrada é o primeiro preço um momento depois da sua ordem, pela hora da sua ' +
        'fonte: ninguém ganha por ver um preço antes de nós.',
    ],
    [
      'Decide o último preço',
      'A saída é o último preço do vencimento ou anterior. Igual é um empate, e dados em ' +
        'falta tornam a operação nula: a sua aposta volta.',
    ],
    [
      'O recibo prova-o',
      'As condições, os preços e o minuto à volta deles, o bastante para calcular de novo o ' +
        'resultado sem nós.',
    ],
  ],
  costTitle: 'Quanto custa',
  cost: [
    'Não paga comissão por uma operação. O custo é uma margem no preço: o strike é colocado ' +
      'de modo a que a sua probabilidade seja um pouco menor do que o ganho precisaria.',
    'A frequência com que teria de acertar para terminar com o que começou é o ponto de ' +
      'equilíbrio. A probabilidade com que uma operação é calculada fica abaixo dele. É da ' +
      'distância entre as duas que vem a nossa margem.',
  ],
  marginNow: (share) => `A margem aqui é de ${share} do montante, em cada preço.`,
  ratesTitle: 'Ponto de equilíbrio de cada taxa de ganho oferecida',
  rateColumns: ['Ganho se acertar', 'Probabilidade calculada', 'Ponto de equilíbrio'],
  rateNote:
    'A barra termina na probabilidade com que a operação é calculada; a marca é o seu ponto ' +
    'de equilíbrio.',
  exampleLabel: 'Exemplo',
  exampleTitle: 'Uma operação em números',
  exampleText:
    'Põe $\u00a0100 em Buy com uma taxa de ganho de 75%. Certo: recebe $\u00a0175 de volta. ' +
    'Errado: os ' +
    '$\u00a0100 foram-se. Para ficar a zero teria de acertar 57,1% das vezes. A operação é ' +
    'calculada com uma probabilidade de 54,9%, de modo que cem dólares custam quatro em ' +
    'média.',
  riskTitle: 'O que pode perder',
  risk: [
    'O montante inteiro de uma operação perde-se quando erra, muitas vezes em minutos. Nunca ' +
      'pode perder mais do que os montantes que põe em operações.',
    'Como a margem está do nosso lado, negociar mais não compensa as perdas. Quando ganha, ' +
      'pagamos nós; quando perde, o montante é nosso. É por isso que tudo aqui é feito para ' +
      'ser verificado.',
  ],
  riskMore: 'Ler o aviso de riscos',
  whoTitle: 'Quem pode negociar aqui',
  jurisdiction:
    'Em muitos países produtos como este não podem de todo ser oferecidos a clientes não ' +
    'profissionais. Se o seu é um deles, cabe-lhe a si descobri-lo antes de se registar.',
  nobody: 'Ainda não está indicado nenhum país cujos clientes possam negociar com dinheiro real.',
  countries: (names) => `Os clientes reais podem vir de: ${names}.`,
  sandbox:
    'Esta instalação é uma demonstração. Não pode aceitar dinheiro, e a sua conta real ' +
    'também tem dinheiro fictício.',
  checkTitle: 'O que pode verificar',
  checkLead:
    'Uma promessa vale o que se pode fazer para a testar. Estas páginas estão abertas a ' +
    'qualquer pessoa.',
  checks: [
    {
      to: '/fairness',
      title: 'Jogo limpo',
      text:
        'Como um preço é feito e uma operação é liquidada, com que frequência foram ganhas as ' +
        'operações calculadas com uma probabilidade, e como calcular um recibo de novo.',
      link: 'Ver como é medido',
    },
    {
      to: '/status',
      title: 'Estado',
      text:
        'De onde vêm os preços e que idade têm, quanto demora a liquidação, e que licença esta ' +
        'instalação tem, se tiver alguma.',
      link: 'Ver o estado das coisas',
    },
    {
      to: '/live-payouts',
      title: 'Pagamentos ao vivo',
      claim: 'payouts',
      text:
        'Levantamentos que foram pagos, diretamente do livro-razão, com a sua transação onde ' +
        'há uma pública. Uma lista vazia é mostrada como lista vazia.',
      link: 'Ver o que foi pago',
    },
    {
      to: '/risk-disclosure',
      title: 'Os textos legais',
      text:
        'Escritos para este produto tal como se comporta, datados, com cada versão. É avisado ' +
        'quando um muda.',
      link: 'Ler primeiro os riscos',
    },
  ],
  plansTitle: 'Planos de negociação',
  plansLead:
    'Para negociar à mão não é preciso plano. Um plano é para a negociação automática e vai ' +
    'pelos seus fundos: o que depositou, menos o que tirou. Não é uma comissão, mas a ' +
    'negociar pode perder-se.',
  plansMore: 'Comparar os planos',
  funding: 'Fundos',
  tradesPerDay: (count) => (count === 1 ? 'uma operação por dia' : `${count} operações por dia`),
  questionsTitle: 'Perguntas',
  questions: [
    [
      'Quem está do outro lado da minha operação?',
      'Nós. É um conflito de interesses, e nenhuma formulação o elimina. O que podemos fazer ' +
        'é tornar cada passo verificável: cada preço é guardado antes de ser usado, o strike ' +
        'segue de uma regra publicada, e o resultado pode ser calculado de novo no seu próprio ' +
        'navegador.',
    ],
    [
      'De onde vêm os preços?',
      'A fonte está ao lado de cada preço, e a página de estado diz que idade tem cada um. ' +
        'Um preço demasiado antigo não aceita ordens.',
    ],
    [
      'O que acontece quando faltam preços ou o servidor para?',
      'Os preços que nos faltaram são pedidos outra vez à sua fonte, durante uma hora. Uma ' +
        'operação cujos preços não se conseguem obter é nula, e o montante volta. As operações ' +
        'que terminam enquanto o servidor está parado são liquidadas depois, pelas mesmas ' +
        'regras.',
    ],
    [
      'Posso praticar primeiro?',
      'Sim. Todos os que se registam recebem uma conta demo com dinheiro virtual. É ' +
        'calculada e liquidada pelo mesmo programa e pelas mesmas regras que uma real.',
    ],
    [
      'Preciso de um plano?',
      'Não. Para negociar à mão não é preciso nenhum. Um plano só diz quantas operações por ' +
        'dia podem ser feitas por si automaticamente.',
    ],
    [
      'Posso pôr limites a mim próprio?',
      'Sim: a depósitos, montantes e perdas por dia, semana e mês, um lembrete de há quanto ' +
        'tempo está a negociar, e pausas que ninguém pode terminar antes, nós incluídos. Um ' +
        'limite mais apertado vale de imediato; um mais largo demora um dia, para pensar.',
    ],
    [
      'O que acontece aos meus dados?',
      'Pode levar uma cópia do que é guardado sobre si, que diz o que não contém, e fechar a ' +
        'conta, ambas as coisas sem nos pedir. A política de privacidade diz o que é guardado, ' +
        'por quanto tempo, e porquê.',
    ],
  ],
  endTitle: 'Veja antes de acreditar',
  endText: 'A demo precisa de um nome, um endereço de e-mail e nenhum dinheiro.',
  receiptTitle: 'Um recibo',
  receiptNote: 'Um exemplo da forma, com números inventados.',
  example: {
    picture:
      'Uma linha de preço da entrada em 64.000,10, ao longo de cinco minutos, até à saída em ' +
      '63.991,30, acima do strike em 63.986,14.',
    instrument: 'BTC/USD',
    terms: 'Buy, 5 minutos, ganho de 75% se acertar',
    headline: 'Ganha: $\u00a0210,00 pagos',
    entry: 'entrada',
    exit: 'saída',
    strike: 'strike',
    facts: [
      ['Preço de entrada', '64.000,10'],
      ['Fator do strike', '\u00d7 0,999782000000'],
      ['Strike, arredondado para baixo', '63.986,14'],
      ['Preço de saída', '63.991,30'],
      ['$\u00a0120,00 + 75%', '$\u00a0210,00'],
    ],
    checked: 'Calculado de novo no seu navegador: 5 de 5 passaram',
  },
}
