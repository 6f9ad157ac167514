// In Portuguese: why a signal was not traded, or why automated trades are off.

import type { Messages } from '../../shared/messages.ts'
import type { atsReasons as english } from '../ats-reason-words.ts'

export const atsReasons: Messages<typeof english> = {
  paused_for_all: 'A nossa equipa pôs em pausa as operações automáticas para todos.',
  paused_by_staff: 'A nossa equipa pôs em pausa as suas operações automáticas.',
  no_plan: 'As operações automáticas reais vão com um plano, e não tem nenhum.',
  not_tried:
    'As operações automáticas reais esperam por dez operações demo decididas com as mesmas ' +
    'definições.',
  outside_hours: 'Foi fora das horas que escolheu.',
  plan_trades:
    'Todas as operações automáticas do dia que o seu plano permite já tinham sido feitas.',
  day_trades: 'Todas as operações que permite por dia já tinham sido feitas.',
  day_stake: 'Mais uma teria passado o máximo que aposta por dia.',
  day_loss:
    'Mais uma poderia ter passado o máximo que perde por dia, contando as operações abertas.',
  cooling_down: 'Foi demasiado cedo após uma perda: o seu tempo de espera ainda corria.',
  pair_dropped: 'O par tinha perdido tantas vezes seguidas quantas permite.',
  drawdown_open: 'Com o que está aberto, mais uma poderia ter passado a sua maior queda.',
  stake_too_small: 'A sua parte do saldo era menos de um dólar.',
  stake_too_large: 'A aposta era maior do que as operações automáticas do seu plano podem ter.',
  refused_often:
    'As ordens do dia foram recusadas cinquenta vezes: nenhuma é tentada antes da meia-noite UTC.',
  too_late: 'Não se chegou ao sinal a tempo: a sua janela estava aberta há demasiado tempo.',
  not_sent: 'O servidor foi interrompido antes de a ordem ser enviada.',
  switched_off: 'Foram desligadas antes de chegar a vez.',
  by_client: 'Foi você que as desligou.',
  other_settings: 'As definições mudaram.',
  losses_in_row: 'Foram perdidas tantas seguidas quantas permite.',
  drawdown: 'A próxima poderia ter passado a sua maior queda.',
}
