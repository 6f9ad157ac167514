// In Spanish: every "no" about tournaments, by code.

import type { tournamentRefusals } from '#contract/client/tournament-refusals.ts'

export const refusals = {
  tournament_not_here: 'Aquí no se te ofrecen torneos.',
  tournament_cancelled: 'Este torneo se ha cancelado.',
  tournament_late: 'En este torneo ya no puede entrar nadie.',
  tournament_other: 'Estás en otro torneo, hasta {@until}. Uno a la vez.',
  tournament_chips_out: 'Aún tienes operaciones abiertas con fichas. Entra cuando hayan terminado.',
  tournament_full: 'Todos los lugares de este torneo están ocupados.',
  tournament_begun: 'Este torneo ha empezado: ya nadie puede salir de él.',
  tournament_not_running: 'Este torneo no está en curso.',
  tournament_no_rebuy: 'En este torneo no se puede empezar de nuevo más de {limit} veces.',
  tournament_not_below: 'Solo se puede empezar de nuevo con menos fichas que al inicio.',
  tournament_under_way:
    'Estás en un torneo hasta {@until}. Sal de él antes de que empiece, o cierra la cuenta ' +
    'después.',
  tournament_not_joined: 'No participas en este torneo.',
  chips_not_now: 'Con fichas solo se opera mientras está en curso un torneo en el que participas.',
  chips_end_late: 'Esta operación terminaría después del torneo, que dura hasta {@until}.',
} as const satisfies Readonly<Record<keyof typeof tournamentRefusals, string>>
