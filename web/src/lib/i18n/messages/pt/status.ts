// In Portuguese: what the status page says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { status as english } from '../status.ts'

export const status: Messages<typeof english> = {
  loading: 'A carregar o estado',
  measured: (at) => `Medido em ${at} UTC. A página volta a perguntar enquanto olha para ela.`,
  install: {
    title: 'Esta instalação',
    mode: 'Modo',
    modes: {
      sandbox: 'Ambiente de teste: só dinheiro fictício. Não pode aceitar dinheiro real.',
      live: 'Real',
    },
    version: 'Versão',
    since: 'A correr desde',
    database: 'Base de dados',
    answers: 'Responde',
    silent: 'Não responde. Até lá a negociação está parada; nada se perde.',
    books: 'Livros comparados',
    booksAre: {
      ok: 'coincidem',
      differences: 'há diferenças, que estão a ser analisadas',
      unknown: 'ainda não se sabe',
    },
  },
  prices: {
    title: 'Preços',
    label: 'Fontes de preços',
    source: 'Fonte',
    kind: 'Tipo',
    kinds: {
      real: 'Mercado real',
      simulated: 'Simulado',
      replayed: 'Reproduzido',
      unknown: 'Desconhecido',
    },
    age: 'Preço mais recente',
    old: (age) => `há ${age}`,
    instruments: 'Instrumentos',
    none: 'Ainda não chegou nenhum preço.',
    compared: 'Exchanges comparadas',
    connection: 'Ligação',
    connected: 'Ligada',
    notConnected: 'Perdida',
    used: 'Conta em preços de',
    usedOf: (used, all) => `${used} de ${all}`,
    furthest: 'Mais longe de um preço',
    percent: (value) => `${value.toFixed(3).replace('.', ',')}%`,
  },
  settlement: {
    title: 'Liquidação de operações',
    median: 'Metade não demorou mais do que',
    p99: 'Todas menos uma em cem não demoraram mais do que',
    count: 'Operações liquidadas',
    none: 'Nenhuma operação foi liquidada na última hora.',
    unknown: 'Não se sabe enquanto a base de dados não responder.',
  },
  voids: {
    title: 'Operações nulas',
    all: 'Nulas',
    of: (voided, settled, share) => `${voided} de ${settled} (${share})`,
    causes: {
      source_silent: 'Não havia preço, embora as fontes fossem ouvidas',
      source_empty: 'A fonte não tinha preço de um tempo que nos tinha faltado',
      source_unreachable: 'Não se pôde perguntar à fonte durante uma hora',
      source_changed: 'A instalação mudou de fonte',
      sources_disagreed: 'As fontes discordaram, ou ficou só uma',
    },
    none: 'Nenhuma operação foi liquidada no último dia.',
    many: 'Mais do que o habitual na última hora. A equipa foi alertada.',
  },
  withdrawals: {
    title: 'Levantamentos',
    methods: { ...coinNames, bank: 'Transferência bancária' },
    half: (time, count) => `Metade foi paga em menos de ${time} (${count} pagos)`,
    waiting: 'À espera agora',
    overdue: 'À espera há mais tempo do que o prometido',
    none: 'Foram pagos demasiado poucos nos últimos três meses para dizer quanto demora um.',
    from: (day) => `Pagos desde ${day}.`,
  },
  licence: 'Dados da licença',
}
