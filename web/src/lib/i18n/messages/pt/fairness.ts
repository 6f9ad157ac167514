// In Portuguese: how a price is made, how a trade is settled, how to check a receipt, and how we
// know what we claim.

import type { Messages } from '#contract/shared/messages.ts'
import type { CheckName } from '#verify/outcome.ts'
import type {
  fairness as english,
  receiptByHand as englishHand,
  exampleReceipt as englishReceipt,
  savedReceipt as englishSaved,
} from '../fairness.ts'

const checks: Record<CheckName, string> = {
  entry: 'Preço de entrada',
  strike: 'Strike',
  exit: 'Preço de saída',
  status: 'Ganha, perdida, empate ou nula',
  payout: 'O que foi pago',
  sources: 'Mediana das fontes',
}

export const fairness: Messages<typeof english> = {
  title: 'Jogo limpo',
  description:
    'Como um preço é feito, como uma operação é liquidada, como verificar um recibo por si, ' +
    'e com que frequência ganharam realmente as operações calculadas com uma probabilidade.',
  lead:
    'Não devia ter de acreditar em nós. Esta página diz como um preço é feito e como uma ' +
    'operação termina, mostra como calcular um recibo de novo por si, e enumera como se sabe ' +
    'cada uma das nossas afirmações.',
  contents: 'Nesta página',
  price: {
    title: 'Como um preço é feito',
    paragraphs: [
      'Cada opção indica um ganho: o que ganha se acertar, como parte da sua aposta. Um ' +
        'ganho pequeno deve ser fácil de obter e um grande, difícil. Por isso não mudamos o ' +
        'ganho para o ajustar às probabilidades; movemos o strike (o preço de exercício). Fica ' +
        'onde ganhar é tão provável como o ganho exige, menos uma margem, tão perto quanto o ' +
        'tick permite.',
      'Onde isso é depende de quanto o preço costuma mover-se. Medimo-lo pelos últimos ' +
        'minutos e dias do próprio instrumento, olhando só para trás. Pelo mesmo histórico ' +
        'aprendemos com que frequência acontece um movimento de cada tamanho em cada duração. ' +
        'Os preços reais estão calmos mais vezes do que diz a curva em sino dos manuais, e ' +
        'agitados também mais vezes, por isso contamos o que realmente aconteceu.',
      'As duas direções são tratadas por igual. O strike de um Buy e o de um Sell vêm de uma ' +
        'só curva, seja qual for a tendência do dia. O strike é arredondado ao tick, o passo ' +
        'mínimo do preço, e sempre a seu favor.',
      'A margem é a mesma para cada opção, cada cliente e as duas contas, demo e real. É ' +
        'mostrada antes de cada operação. Onde não se pode colocar um strike justo, porque ' +
        'falta histórico ou o mercado está demasiado calmo, não oferecemos nenhum.',
    ],
    drawing:
      'Uma colina de possíveis preços finais: os movimentos pequenos são frequentes, os ' +
      'grandes raros. Uma linha marca o strike, e a parte da colina para lá dela é a parte ' +
      'das operações que ganham.',
    hill: 'com que frequência o preço termina aqui',
    strike: 'strike',
    now: 'preço agora',
    wins: 'um Buy ganha',
    loses: 'um Buy perde',
  },
  formula: {
    title: 'A fórmula, com um exemplo',
    tag: 'Exemplo',
    lead:
      'Os números são inventados, mas batem certo: um Buy que paga setenta e cinco por cento ' +
      'se acertar, em quinze minutos.',
    steps: {
      chance: [
        'Probabilidade',
        'Com que probabilidade de ganhar se calcula: um menos a margem m, dividido por um ' +
          'mais o ganho r.',
      ],
      factor: [
        'Fator do strike',
        'A que distância da entrada fica o strike. v é a volatilidade de um segundo, T a ' +
          'duração em segundos, q o movimento que não é excedido tantas vezes quantas diz a ' +
          'probabilidade. Um Buy tira q, um Sell soma-o.',
      ],
      strike: [
        'Strike',
        'O preço de entrada vezes o fator, arredondado ao tick: para baixo num Buy, para ' +
          'cima num Sell.',
      ],
      payout: ['Se acertar', 'A aposta e o ganho sobre ela, ao cêntimo.'],
    },
  },
  settlement: {
    title: 'Como uma operação é liquidada',
    paragraphs: [
      'Quando a sua ordem é aceite, as suas condições ficam fixas: aposta, ganho, duração, ' +
        'margem e a distância do strike. O preço de entrada ainda não é conhecido, nem por si ' +
        'nem por nós. É o primeiro preço depois da aceitação e de um curto atraso fixo, igual ' +
        'para todos, para que ninguém ganhe por ouvir um preço antes de nós. O instrumento, o ' +
        'formulário de operação e o recibo dizem quanto dura. Se não houver preço nos dez ' +
        'segundos seguintes, a operação é nula e a sua aposta volta.',
      'Do que uma fonte comunica tomamos no máximo um preço em cada quarto de segundo; um ' +
        'que tenha de esperar leva a hora em que começa o quarto seguinte. Um salto repentino ' +
        'só conta quando uma segunda comunicação o confirma, e uma comunicação que chega ' +
        'demasiado tarde fica de fora.',
      'O preço de saída é o último do momento do vencimento ou anterior, ao milissegundo, ' +
        'pela hora que a sua fonte lhe dá. Onde isso é dito antes de negociar, a média dos ' +
        'últimos segundos decide uma operação de dois minutos ou menos, com um strike feito ' +
        'para isso. Um preço posterior ao vencimento nunca é usado, por mais tarde que a ' +
        'liquidação corra. Os preços que nos faltaram são pedidos outra vez à fonte, durante ' +
        'uma hora, antes de uma operação ser nula.',
      'Um Buy ganha se a saída ficar acima do strike, um Sell se ficar abaixo. Se ficar no ' +
        'strike é um empate, e a aposta volta. Se o preço de saída for demasiado antigo no ' +
        'vencimento (cinco segundos para as criptomoedas, dez para tudo o resto), ou se nenhum ' +
        'preço seguiu a entrada, a operação é nula e a aposta volta. A falta de dados nunca ' +
        'faz uma perda.',
      'As operações e os resultados só são acrescentados, e um preço guardado nunca é ' +
        'alterado. Nenhum ecrã, chamada ou função edita um preço, escolhe um vencedor ou ' +
        'liquida de novo uma operação. Se lhe devemos algo por um erro nosso, é um pagamento à ' +
        'parte com um motivo que você vê, e nunca outro resultado.',
    ],
    drawing:
      'Preços como pontos ao longo de uma linha de tempo. O primeiro ponto depois da ordem é ' +
      'a entrada, o último ponto até ao vencimento é a saída, e um ponto depois do ' +
      'vencimento não conta.',
    order: 'ordem',
    entry: 'entrada',
    exit: 'saída',
    expiry: 'vencimento',
    late: 'demasiado tarde',
  },
  calibration: {
    title: 'Confirma-se?',
    paragraphs: [
      'Um preço que diz «isto ganha em tantas de cem operações» pode ser testado. Passámos ' +
        'preços gravados de mercados reais por este mesmo programa, fizemos uma ordem a cada ' +
        'minuto (nas listas de operações, a cada dez segundos), nos dois lados de cada opção e ' +
        'em cada duração, e contámos.',
      'Nos desenhos cada ponto é uma opção com uma duração. Na horizontal está a ' +
        'probabilidade com que foi calculada, na vertical a parte que realmente ganhou. Um ' +
        'ponto perfeito fica na linha.',
    ],
    none: 'A calibração não pode ser mostrada agora.',
    retry: 'Tentar de novo',
    loading: 'A carregar a calibração',
    summary: 'Cada gravação, durações de um minuto a uma hora',
    file: 'Gravação',
    note: 'Comprimento',
    notes: {
      minutes: '{length} minutos',
      days: '{length} dias',
      spot_too_old: '{percent}% das ordens recusadas, o preço era demasiado antigo',
      seldom_quoted: '{left_out} de {rows} linhas deixadas de fora, raramente cotadas',
      too_little: 'demasiado curta, ou demasiado calma, para calcular algo',
    },
    worst: 'Maior erro (pontos)',
    mean: 'Erro médio (pontos)',
    kept: (priced) => `Margem conservada, de ${priced} calculada`,
    inside: 'Dentro do acaso (95%)',
    draws: 'Empates',
    plot: (file) => `${file}: parte ganha face à probabilidade calculada`,
    plotTitle: (file) => `Calculado e visto: ${file}`,
    across: 'calculado',
    upward: 'visto',
    table: (file) => `Parte ganha menos probabilidade calculada, em pontos: ${file}`,
    duration: 'Duração',
    priced: 'calculado',
    openTable: 'Cada opção e duração',
    limits:
      'O que isto não pode mostrar: para que lado irá um preço, o que traz um só dia, e como ' +
      'será num mês diferente de todos os anteriores. Nos meses que vão fortemente num ' +
      'sentido, os Buy e os Sell falham mais ou menos o mesmo em sentidos opostos. Um preço ' +
      'que não favorece nenhum não pode corrigir isso.',
    dash: '\u2013',
  },
  markouts: {
    title: 'Alguém conhece os preços antes de nós?',
    paragraphs: [
      'Quem ouve um mercado antes de nós compraria mesmo antes de o nosso preço subir. Por ' +
        'isso medimos para onde foram os preços logo após as entradas, no sentido em que cada ' +
        'cliente apostou. Ao longo de muitas operações isso é nada, a não ser que alguém seja ' +
        'mais rápido. O atraso fixo da entrada existe para isso, igual para todos.',
      'Olha-se para todos em conjunto, e não muda nada para nenhum cliente em particular.',
    ],
    few: 'Há demasiado poucas operações reais ultimamente para o dizer.',
    table: 'Movimentos após a entrada, no sentido em que os clientes apostam',
    move: 'Movimento',
    after: { one: 'Após um segundo', five: 'Após cinco segundos' },
    below: (bound) => `menos de ${bound} pb`,
    between: (from, to) => `${from} a ${to} pb`,
    above: (bound) => `${bound} pb ou mais`,
    mean: 'Em média',
    meanOf: (mean, within) => `${mean} pb; até ± ${within} pode ser acaso`,
    bp: 'pb: pontos base, centésimos de um por cento.',
  },
  claims: {
    title: 'O que afirmamos, e como o sabemos',
    paragraphs: [
      'Cada número e cada estado das páginas públicas é uma afirmação registada: medida com ' +
        'os dados desta própria instalação, definida pelo operador, declarada num documento ' +
        'nomeado, uma regra do programa, ou contada em gravações nomeadas. Uma que aqui não ' +
        'tenha fonte, ou tenha demasiado pouco por trás, não é mostrada em lado nenhum.',
      'Estas são todas as que podem ser mostradas agora.',
    ],
    none: 'A lista de afirmações não pode ser mostrada agora.',
    names: {
      instruments: 'Instrumentos com preço',
      tradable_instruments: 'Instrumentos que podem ser negociados',
      demo_days: 'Duração da conta demo em dias',
      demo_money: 'Dinheiro fictício de uma conta demo',
      top_payout: 'Maior ganho oferecido, como parte da aposta',
      margin_rate: 'A nossa margem',
      loss_share: 'Parte das contas reais que perderam dinheiro',
      loss_median: 'O que perdeu, no mínimo, metade dos que perderam',
      payouts_made: 'Levantamentos pagos em doze meses',
      segregated_funds: 'O dinheiro dos clientes é mantido à parte',
      founded: 'Fundação',
      licensed: 'Licença',
      signal_accuracy: 'Acerto dos sinais',
      tournaments: 'Torneios',
      bonuses: 'Bónus',
      cashback: 'Cashback',
      promo_codes: 'Códigos promocionais',
      referrals: 'Recompensas por recomendar',
      prices: 'Preços',
      instrument_terms: 'Condições de cada instrumento',
      strike_rates: 'Opções e os seus ganhos',
      durations: 'Durações',
      margin: 'Margem de cada preço',
      plans: 'Planos',
      calibration: 'A calibração acima',
      markouts: 'Preços após as entradas, acima',
      payouts: 'Levantamentos pagos',
      signals: 'Sinais e os seus históricos',
      status: 'Estado desta instalação',
      contacts: 'Contactos',
      operator: 'O operador',
    },
  },
}

export const exampleReceipt: Messages<typeof englishReceipt> = {
  title: 'Como verificar um recibo',
  tag: 'Exemplo',
  card: 'Recibo de exemplo',
  facts: {
    pair: 'Par',
    side: 'Lado e opção',
    amount: 'Montante',
    accepted: 'Aceite',
    expires: 'Vence',
    margin: 'Margem',
    volatility: 'Volatilidade',
    quantile: 'Quantil',
    factor: 'Fator do strike',
    entry: 'Preço de entrada',
    strike: 'Strike',
    exit: 'Preço de saída',
    status: 'Resultado',
    payout: 'Pago',
  },
  variants: {
    honest: 'Tal como está',
    exit: 'Outro preço de saída',
    factor: 'Outro fator do strike',
    payout: 'Menos pago',
  },
  variantsLabel: 'O que diz o recibo',
  checks,
  agrees: 'Coincide',
  differs: 'Difere',
  stated: (text) => `Diz ${text}`,
  computed: (text) => `calculado: ${text}`,
  none: 'nada',
  allAgree: 'Tudo coincide.',
  someDiffer: 'Contradiz-se a si próprio.',
}

export const receiptByHand: Messages<typeof englishHand> = {
  lead:
    'Cada operação tem um recibo para descarregar. Aqui está um com números inventados. ' +
    'Percorra-o com uma calculadora, ou deixe o seu navegador fazê-lo.',
  ticksTitle: 'Preços listados nele',
  tickNumber: 'Número',
  tickTime: 'Hora (UTC)',
  tickPrice: 'Preço',
  browserTitle: 'No seu navegador',
  browserLead:
    'Isto faz a mesma verificação que um recibo real, sem perguntar ao nosso servidor. Mude ' +
    'algo nele e deixa de coincidir consigo próprio.',
  stepsTitle: 'À mão',
  steps: [
    'Encontre a entrada: entre os preços listados, o primeiro posterior à aceitação e ao atraso.',
    'Multiplique-o pelo fator do strike e corte-o ao tick, para baixo num Buy e para cima ' +
      'num Sell. Isso tem de ser o strike.',
    'Encontre a saída: o último preço do momento do vencimento ou anterior, ou a média se o ' +
      'recibo a tiver. Não pode ser demasiado antigo.',
    'Compare a saída e o strike. Isso decide se a operação ganhou.',
    'Ganha: a aposta e o ganho sobre ela. Empate ou nula: a aposta. Perdida: nada.',
  ],
  beyond:
    'Um recibo prova que uma operação foi liquidada pelos seus preços. Que os preços sejam ' +
    'os do mercado é outra questão: cada um leva a sua fonte e o seu número, para que o ' +
    'possa comparar com a fonte. Os preços feitos por uma simulação dizem-no onde quer que ' +
    'sejam mostrados.',
}

export const savedReceipt: Messages<typeof englishSaved> = {
  title: 'Verificar um recibo que alguém guardou',
  paragraphs: [
    'Cada recibo pode ser guardado assinado. O ficheiro contém as condições, o resultado e ' +
      'todos os preços dos minutos que o decidem, cada um com a prova de que está no nosso ' +
      'registo público, de que qualquer pessoa pode copiar cada entrada. Não podemos mudar ' +
      'nada disso mais tarde sem que o ficheiro o diga.',
    'Escolha um ficheiro desses, seu ou de um desconhecido. O seu navegador verifica ' +
      'assinaturas e provas, e calcula de novo o resultado com os preços registados. As mesmas ' +
      'verificações são um programa que pode correr você, e outro em Go cuja criptografia não ' +
      'é nossa.',
  ],
}
