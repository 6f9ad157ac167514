// In Portuguese: every "no" about tournaments, by code.

import type { tournamentRefusals } from '#contract/client/tournament-refusals.ts'

export const refusals = {
  tournament_not_here: 'Aqui não lhe são oferecidos torneios.',
  tournament_cancelled: 'Este torneio foi cancelado.',
  tournament_late: 'Já ninguém pode entrar neste torneio.',
  tournament_other: 'Está noutro torneio, até {@until}. Um de cada vez.',
  tournament_chips_out: 'Ainda tem operações abertas com fichas. Entre quando tiverem terminado.',
  tournament_full: 'Todos os lugares deste torneio estão ocupados.',
  tournament_begun: 'Este torneio começou: já ninguém pode sair dele.',
  tournament_not_running: 'Este torneio não está em curso.',
  tournament_no_rebuy: 'Neste torneio não se pode começar de novo mais de {limit} vezes.',
  tournament_not_below: 'Só se pode começar de novo com menos fichas do que no início.',
  tournament_under_way:
    'Está num torneio até {@until}. Saia dele antes de começar, ou feche a conta depois dele.',
  tournament_not_joined: 'Não participa neste torneio.',
  chips_not_now: 'Só se podem apostar fichas enquanto decorre um torneio em que participa.',
  chips_end_late: 'Esta operação terminaria depois do torneio, que dura até {@until}.',
} as const satisfies Readonly<Record<keyof typeof tournamentRefusals, string>>
