// In Portuguese: what is said of signals, of the rules they come from, and of what their records
// allow to be said.

import type { Messages } from '#contract/shared/messages.ts'
import type { BarFigures, signals as english } from '../signals.ts'

export const signals: Messages<typeof english> = {
  title: 'Sinais',
  advice:
    'Um sinal não é um conselho, e ninguém aqui sabe o que um preço fará a seguir. A maioria ' +
    'das regras perde mais ou menos a margem, e o mesmo acontecerá a quem as seguir.',
  contents: 'As regras',
  rules: {
    momentum: 'Impulso (momentum)',
    mean_reversion: 'Regresso à média',
    volatility_breakout: 'Rutura de volatilidade',
    coin: 'Uma moeda lançada ao ar',
  },
  ideas: {
    momentum:
      'O que ia para algum lado continua. Fala quando uma média rápida do preço se afastou ' +
      'de uma lenta mais do que o preço costuma mover-se num minuto, e diz outra vez o mesmo ' +
      'sentido.',
    mean_reversion:
      'O que se afastou do seu centro volta. Fala quando o preço saiu das suas bandas de ' +
      'Bollinger e o índice de força relativa diz que foi só num sentido, e diz: de volta.',
    volatility_breakout:
      'Quem sai de uma sala calma continua a andar. Fala quando o preço sai do canal dos ' +
      'minutos anteriores movendo-se mais do que antes, e diz: em frente nesse sentido.',
    coin:
      'Nenhuma regra: de vez em quando lança-se uma moeda ao ar. Está aqui para que as outras ' +
      'possam ser comparadas com ela. Uma regra que não faz melhor do que a moeda não sabe ' +
      'nada.',
  },
  outcomes: { hit: 'Acerto', miss: 'Falha', tie: 'Empate', void: 'Nulo' },
  verdicts: {
    too_few: 'Foram decididos demasiado poucos para dizer algo dela.',
    loses: 'Perde: quem a seguiu perdeu dinheiro, e o acaso só por si não o explica.',
    unclear: 'Nada se mostra: o acaso só por si poderia ter trazido tudo isto.',
    above:
      'Até agora está acima do ponto de equilíbrio mais do que o acaso explica. Isso é o que ' +
      'foi, e não promete nada.',
  },
  loading: 'A carregar os históricos',
  retry: 'Tentar de novo',
  failed: 'Não foi possível carregar os históricos.',
  none: 'Ainda não começou nenhuma regra.',
  older: 'Históricos que terminaram',
  olderWhy: 'A regra ou um parâmetro foi alterado. O que foi contado fica.',
  version: (version) => `Versão ${version}`,
  startedAt: (day) => `desde ${day} (UTC)`,
  horizon: (time) => `a ${time}`,
  parameters: 'Parâmetros',
  hits: 'Acertos',
  misses: 'Falhas',
  ties: 'Empates',
  voids: 'Nulos',
  waiting: 'Ainda não terminados',
  rate: 'Parte de acertos',
  range: (low, high) => `${low} a ${high}`,
  breakEven: 'Ponto de equilíbrio',
  priced: 'Uma moeda',
  each: 'Um dólar em cada deu',
  noRate: (from) => `Mostrado a partir de ${from} sinais decididos`,
  bar: ({ rate, low, high, even, coin }: BarFigures) =>
    `Parte de acertos ${rate}, entre ${low} e ${high}; ponto de equilíbrio ${even}, uma ` +
    `moeda ${coin}`,
  byInstrument: 'Por instrumento',
  instrument: 'Instrumento',
  newest: 'Sinais mais recentes que terminaram',
  newestOf: (rule) => `Mais recentes de: ${rule}`,
  rule: 'Regra',
  side: 'Lado',
  published: 'Publicado (UTC)',
  window: 'Janela (UTC)',
  outcome: 'Resultado',
  strike: 'Strike',
  end: 'Fim',
  running: 'Em curso',
  opensIn: (time) => `abre em ${time}`,
  closesIn: (time) => `fecha em ${time}`,
  isMeasured: 'a ser medido',
  allRules: 'Todas as regras',
  allInstruments: 'Todos os instrumentos',
  both: 'Em curso e terminados',
  onlyRunning: 'Só em curso',
  onlyEnded: 'Só terminados',
  state: 'Estado',
  empty: 'Ainda nenhum sinal assim. As regras falam raramente, algumas durante horas nada.',
  more: 'Sinais mais antigos',
  records: 'O que foi de todos eles',
  howMeasured: 'Como são medidos',
  trade: 'Para o gráfico',
  panel: 'Sinais',
  all: 'Todos os sinais',
  quiet: 'Nenhuma regra fala dele neste momento.',
}
