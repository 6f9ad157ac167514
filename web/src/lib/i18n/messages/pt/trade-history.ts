// In Portuguese: the list of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeHistory as english } from '../trade-history.ts'

export const tradeHistory: Messages<typeof english> = {
  title: 'Histórico de operações',
  columns: {
    id: 'ID da ordem',
    time: 'Hora da operação',
    symbol: 'Símbolo',
    amount: 'Montante',
    pays: 'Paga',
    duration: 'Duração',
    entry: 'Entrada',
    strike: 'Strike',
    endPrice: 'Preço final',
    endTime: 'Hora final',
    status: 'Estado',
    side: 'Lado',
    result: 'Resultado',
  },
  empty: 'Ainda não há operações no seu histórico.',
  emptyMore:
    'Cada operação ficará aqui com os seus preços, o seu resultado e o seu recibo; acima ' +
    'delas, o que deram em conjunto.',
  more: 'Carregar mais',
  utc: 'As horas são UTC.',
  csv: 'Estas operações como CSV',
  noneFits: 'Nenhuma operação corresponde.',
  filters: {
    pair: 'Par',
    side: 'Lado',
    result: 'Resultado',
    from: 'De',
    to: 'Até',
    all: 'Todas',
  },
  summary: {
    netTitle: 'Líquido',
    marginPaid: (cost, staked) => `margem ${cost} sobre ${staked} apostados`,
    curve: (net, cost) =>
      `O que estas operações deram, uma após a outra: ${net} no fim. A margem custa em média ` +
      `${cost} delas.`,
    dashed: 'Tracejado: o que a margem custa em média.',
    wonAgainst: 'Ganho face ao calculado',
    noneDecided: 'Nenhuma delas foi ainda ganha ou perdida.',
    scale: (won, priced) => `Ganho ${won}, calculado ${priced}`,
    wonOf: (won, priced) => `${won} ganho, calculado ${priced}`,
    band: (low, high) => `Só por acaso a parte verdadeira fica entre ${low} e ${high} (95%).`,
    counts: (won, lost) => `${won} ganhas, ${lost} perdidas`,
    streaks: (won, lost) => `Mais longas seguidas: ${won} ganhas, ${lost} perdidas`,
    byPair: 'Por par',
    byDuration: 'Por duração',
    others: (count) => `e mais ${count}`,
  },
  status: {
    Pending: 'Em curso',
    Won: 'Ganha',
    Lost: 'Perdida',
    Draw: 'Empate',
    Void: 'Nula',
  },
  receipt: (id) => `Recibo da operação ${id}`,
}
