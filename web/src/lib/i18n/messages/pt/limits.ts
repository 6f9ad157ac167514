// In Portuguese: own limits, breaks from trading and the session reminder.

import type { Messages } from '#contract/shared/messages.ts'
import type { limits as english } from '../limits.ts'

const kinds = {
  loss: {
    title: 'Perdas',
    what:
      'O que perde no máximo: apostas perdidas, menos ganhos obtidos, e todas as apostas de ' +
      'operações abertas. Uma operação que o pudesse fazer passar disso é recusada.',
  },
  stake: {
    title: 'Apostas',
    what: 'O que aposta no máximo, quer ganhe quer perca.',
  },
  deposit: {
    title: 'Depósitos',
    what: 'O que deposita no máximo.',
  },
} as const

export const limits: Messages<typeof english> = {
  session: 'Sessão',
  sessionWon: (won, all) => `${won} de ${all} ganhas`,
  title: 'Limites e pausas',
  lead:
    'Defina os seus próprios limites enquanto está calmo. Pôr ou baixar um tem efeito de ' +
    'imediato; subi-lo ou removê-lo demora 24 horas, e até lá pode mudar de ideias.',
  liveOnly:
    'Os limites contam apenas operações da conta real. As horas são UTC; as semanas começam ' +
    'à segunda-feira.',
  kinds,
  periods: { day: 'Por dia', week: 'Por semana', month: 'Por mês' },
  none: 'Sem limite',
  usedOnly: (used) => `${used} até agora`,
  used: (used, amount) => `${used} de ${amount}`,
  left: (left) => `restam ${left}`,
  ahead: (gain) => `${gain} a favor`,
  anew: (when) => `começa de novo em ${when}`,
  becomes: (amount, when) => `Passa a ${amount} em ${when}.`,
  ends: (when) => `Termina em ${when}.`,
  keep: 'Deixá-lo como está',
  set: 'Pôr um limite',
  change: 'Alterar',
  amount: 'Limite em dólares',
  save: 'Guardar',
  remove: 'Remover',
  cancel: 'Cancelar',
  nameOf: (kind, period) => `${kind}, ${period}`,
  breaks: 'Fazer uma pausa',
  breaksLead:
    'Uma pausa para de imediato a negociação nas duas contas, e os depósitos. As operações ' +
    'abertas correm até ao fim. Continua a poder iniciar sessão para ler, levantar e fechar ' +
    'a sua conta.',
  coolOff: 'Pausa breve',
  coolOffWhat: 'Uma pausa curta, para ganhar distância.',
  exclusion: 'Autoexclusão',
  exclusionWhat: 'Uma pausa longa, se negociar se tornou um problema.',
  howLong: 'Por quanto tempo',
  lengths: {
    '24h': '24 horas',
    '7d': '7 dias',
    '30d': '30 dias',
    '6m': '6 meses',
    '1y': '1 ano',
    '5y': '5 anos',
  },
  goOn: 'Continuar',
  sure: (length) => `Parar de negociar durante ${length}?`,
  consequences: (length) => [
    `A partir deste momento, durante ${length}, não pode abrir operações, reais ou demo, nem ` +
      'depositar.',
    'As operações abertas correm até ao fim, e o que pagarem é seu.',
    'Não pode ser desfeito. Ninguém o pode terminar antes: nem você, nem o nosso apoio ao cliente.',
  ],
  password: 'A sua palavra-passe',
  confirm: (length) => `Parar durante ${length}`,
  runs: (when) => `Dura até ${when}. Pode prolongá-la, não encurtá-la.`,
  reminder: 'Lembrete de sessão',
  reminderWhat:
    'Mostra-lhe de tantos em tantos minutos há quanto tempo está aqui e o que deram as suas ' +
    'operações reais.',
  minutes: 'Minutos',
  minutesBounds: (least, most) => `De ${least} a ${most}.`,
  off: 'Desligar',
  reminderOn: (minutes) => `A cada ${minutes} minutos.`,
  reminderOff: 'Desligado.',
  formLeft: {
    loss: {
      day: 'O seu limite diário de perdas',
      week: 'O seu limite semanal de perdas',
      month: 'O seu limite mensal de perdas',
    },
    stake: {
      day: 'O seu limite diário de apostas',
      week: 'O seu limite semanal de apostas',
      month: 'O seu limite mensal de apostas',
    },
  },
  onBreak: (when) => `Está numa pausa da negociação até ${when}.`,
  hours: (count) => (count === 1 ? '1 hora' : `${count} horas`),
  minutesLong: (count) => (count === 1 ? '1 minuto' : `${count} minutos`),
  here: (length) => `Está aqui há ${length}`,
  result: (count, result) =>
    count === 1
      ? `Desde então terminou 1 operação real, com ${result} no total.`
      : `Desde então terminaram ${count} operações reais, com ${result} no total.`,
  noResult: 'Desde então não terminou nenhuma operação real.',
  unknownResult: 'Não foi possível carregar o que deram as suas operações reais.',
  stay: 'Continuar',
  toLimits: 'Limites e pausas',
}
