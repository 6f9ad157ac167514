// In Portuguese: the overview of the market, and the page of each instrument.

import type { Messages } from '#contract/shared/messages.ts'
import type { instruments as english } from '../instruments.ts'

export const instruments: Messages<typeof english> = {
  title: 'Instrumentos financeiros',
  description:
    'Tudo o que é cotado aqui, de criptomoedas a ações: cada preço com a sua fonte e a sua ' +
    'idade, um gráfico e indicadores.',
  lead:
    'Alguns destes podem ser negociados; os restantes são mostrados para comparação. Cada ' +
    'preço diz quem o dá e que idade tem.',
  market: 'Visão do mercado',
  tabs: 'Tipos de instrumentos',
  tab: {
    crypto: 'Criptomoedas',
    currencies: 'Divisas',
    indices: 'Índices',
    commodities: 'Matérias-primas',
    bonds: 'Obrigações',
    stocks: 'Ações',
    catalogue: 'Catálogo alargado',
  },
  catalogueNote: 'Estes são cotados para comparação e não são negociados aqui.',
  search: 'Procurar em todos os instrumentos',
  searchHint: 'Nome ou código, p. ex. ETH',
  sort: 'Ordem',
  sortOptions: {
    listed: 'Como na lista',
    name: 'Nome',
    price: 'Preço, primeiro o mais alto',
    priceUp: 'Preço, primeiro o mais baixo',
    change: 'Variação, primeiro a mais alta',
    changeDown: 'Variação, primeiro a mais baixa',
    nameDown: 'Nome, a partir do fim',
  },
  columns: { name: 'Instrumento', day: 'Último dia', price: 'Preço', change: '24 h' },
  found: (count) =>
    count === 1 ? 'Um instrumento encontrado.' : `${count} instrumentos encontrados.`,
  nothing: 'Nenhum instrumento deste tipo se chama assim.',
  elsewhere: (count, tab) => `${count} em ${tab}`,
  more: (left) => `Mostrar mais (restam ${left})`,
  pricesAt: (time) => `Preços às ${time} UTC.`,
  live: 'Movem-se quando chegam novos.',
  showChart: (name) => `Mostrar o gráfico de ${name}`,
  chosen: 'O instrumento escolhido',
  open: (name) => `${name} em detalhe`,
  failed: 'Não foi possível carregar o mercado.',

  technical: 'Resumo técnico',
  technicalLead: (interval) => `Calculado por nós a partir dos fechos de velas de ${interval}.`,
  intervals: { 60: 'um minuto', 900: '15 minutos', 3600: 'uma hora', 86400: 'um dia' },
  indicator: 'Indicador',
  value: 'Valor',
  says: 'O que diz agora',
  tooFew: 'Há demasiado pouco histórico para este.',
  waiting: 'A ser calculado.',
  average: {
    sma20: 'Média de 20',
    sma50: 'Média de 50',
    ema20: 'Média exponencial de 20',
  },
  averageSays: {
    above: 'O preço está acima desta média.',
    below: 'O preço está abaixo desta média.',
    level: 'O preço está nesta média.',
  },
  rsi: 'RSI (14)',
  rsiSays: {
    high: 'As subidas superaram fortemente as descidas nas últimas 14 velas (70 ou mais).',
    low: 'As descidas superaram fortemente as subidas nas últimas 14 velas (30 ou menos).',
    middle: 'Nem as subidas nem as descidas dominaram fortemente (entre 30 e 70).',
  },
  macd: 'MACD (12, 26, 9)',
  macdValue: (line, signal) => `${line},\nsinal ${signal}`,
  macdSays: {
    above: 'A linha está acima do seu sinal: a tendência curta ganhou à longa.',
    below: 'A linha está abaixo do seu sinal: a tendência curta ficou atrás da longa.',
    level: 'A linha está no seu sinal.',
  },
  bands: 'Bandas de Bollinger (20, 2)',
  bandsValue: (lower, upper) => `${lower}\na ${upper}`,
  bandsSays: {
    above: 'O preço está acima da banda superior: muito acima da sua média para o que se move.',
    below: 'O preço está abaixo da banda inferior: muito abaixo da sua média para o que se move.',
    within: 'O preço está entre as bandas.',
  },
  means: 'O que cada um significa, e onde acaba',
  limits:
    'Todos são calculados só com preços passados. Nenhum deles diz o que um preço fará a ' +
    'seguir, e nenhum é um conselho. A probabilidade numa cotação aqui não vem deles.',

  crypto: 'Um par de criptomoedas, ou de uma e uma divisa',
  pair: 'Um par de divisas',
  ofExchange: {
    Indices: 'um índice de ações',
    Commodities: 'uma matéria-prima',
    Bonds: 'uma obrigação do Estado',
    Stocks: 'uma ação',
  },
  quoted: 'Cotado, não negociado aqui',
  tradedLead: (kind) => `${kind}. É negociado aqui, a prazos fixos.`,
  quotedLead: (kind) => `${kind}. É cotado aqui para comparação e não aceita ordens.`,
  pageTitle: (name) => `${name}: preço, gráfico e condições`,
  pageDescription: (name) =>
    `${name}: o preço com a sua fonte e a sua idade, um gráfico, o que dizem os indicadores, ` +
    'e as condições para o negociar.',
  behaviour: {
    title: 'Como se moveu',
    volatility: 'Volatilidade',
    aYear: (share) => `${share} por ano`,
    with: (index) => `Correlação com ${index}`,
    tooLittle: 'Ainda não se sabe: são precisos três dias de mercado completos',
    from: (days, until) =>
      `Calculado por nós a partir dos fechos por hora de ${days} dias de mercado até ` +
      `${until}, noites incluídas.`,
    means:
      'A volatilidade é quanto o preço subiu e desceu, levado a um ano; nada diz da direção. ' +
      'A correlação é quanto os seus movimentos por hora foram com os do índice: juntos em ' +
      '1, cada um por si em 0, um contra o outro em \u22121. As duas são do passado, e mudam.',
  },
  price: 'Preço e gráfico',
  terms: 'Condições',
  termsQuoted: 'O que é cotado',
  facts: {
    code: 'Código',
    exchange: 'Bolsa',
    currency: 'Divisa',
    tick: 'Passo mínimo do preço',
    hours: 'Horário',
    taken: 'Dele, negociado aqui',
    now: 'Agora',
    durations: 'Durações',
    amount: 'Montante de uma operação',
    payout: 'Máximo pago pelas operações abertas de um cliente',
    margin: 'A nossa margem em cada preço',
    age: 'Preço mais antigo que aceita ordens',
    delay: 'Entrada: primeiro preço após',
  },
  takenHours: (from, to) => `das ${from} às ${to} (UTC)`,
  eveningBefore: (time) => `${time} da noite anterior`,
  sessionsIn: (times, city) =>
    `De segunda a sexta-feira, ${times} (hora de ${city}), exceto feriados.`,
  holidayOn: (date) => `O próximo é ${date}.`,
  always: 'Todos os dias, 24 horas por dia',
  weekly: (fromDay, fromTime, toDay, toTime) =>
    `Fechado de ${fromDay} ${fromTime} a ${toDay} ${toTime} (UTC), todas as semanas`,
  days: [
    'domingo',
    'segunda-feira',
    'terça-feira',
    'quarta-feira',
    'quinta-feira',
    'sexta-feira',
    'sábado',
  ],
  openNow: 'Aberto',
  openUntil: (when) => `Aberto até ${when} UTC`,
  closedUntil: (when) => `Fechado até ${when} UTC`,
  durationsNote: 'São oferecidas as que terminam antes de o mercado fechar.',
  between: (least, most) => `${least} a ${most}`,
  seconds: (seconds) => `${seconds} segundos`,
  strikeRates: 'Strike rates',
  strikeRatesLead:
    'Uma strike rate é o ganho sobre o montante se acertar. O strike é colocado a tal ' +
    'distância do preço que este ganho tem um preço justo, menos a nossa margem.',
  rateColumns: { rate: 'Strike rate', buy: 'Ganho com Buy', sell: 'Ganho com Sell' },
  meansHere: 'O que significa negociá-lo aqui',
  meansTraded: (name) => [
    `Nunca possui nada de ${name}. Diz se o seu preço terminará acima ou abaixo de um strike ` +
      'após um tempo que escolhe, e aposta um montante nisso.',
    'Se acertar, recebe o montante de volta com o ganho mostrado antes. Se errar, o montante ' +
      'perde-se, todo. Se o preço terminar exatamente no strike, o montante volta.',
    'Somos a outra parte de cada operação, e a nossa margem está em cada preço: ao longo de ' +
      'muitas operações, a maioria das pessoas perde. O preço que decide é a série guardada ' +
      'que qualquer pessoa pode ler aqui.',
  ],
  meansQuoted: (name) => [
    `${name} não é negociado aqui: o seu preço é mostrado para comparação.`,
    'O que pode ser negociado está marcado na visão do mercado.',
  ],
  trade: (name) => `Negociar ${name}`,
  demoNote: 'Uma conta demo não precisa de dinheiro.',
  overview: 'Visão do mercado',
  about: (coin) => `Sobre ${coin}`,
  readFairness: 'Como um preço é feito, e como verificá-lo',
  readRisk: 'Aviso de riscos',
}
