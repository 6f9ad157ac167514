// In Italian: every "no" about tournaments, by code.

import type { tournamentRefusals } from '#contract/client/tournament-refusals.ts'

export const refusals = {
  tournament_not_here: 'Qui non ti vengono offerti tornei.',
  tournament_cancelled: 'Questo torneo è stato annullato.',
  tournament_late: 'In questo torneo non può più entrare nessuno.',
  tournament_other: 'Sei in un altro torneo, fino a {@until}. Uno alla volta.',
  tournament_chips_out: 'Hai ancora operazioni aperte con gettoni. Entra quando saranno finite.',
  tournament_full: 'Tutti i posti di questo torneo sono occupati.',
  tournament_begun: 'Questo torneo è cominciato: ora nessuno può più uscirne.',
  tournament_not_running: 'Questo torneo non è in corso.',
  tournament_no_rebuy: 'In questo torneo non si può ricominciare più di {limit} volte.',
  tournament_not_below: 'Si può ricominciare solo con meno gettoni che all’inizio.',
  tournament_under_way:
    'Sei in un torneo fino a {@until}. Escine prima che cominci, o chiudi il conto dopo.',
  tournament_not_joined: 'Non partecipi a questo torneo.',
  chips_not_now: 'I gettoni si possono puntare solo mentre è in corso un torneo a cui partecipi.',
  chips_end_late: 'Questa operazione finirebbe dopo il torneo, che dura fino a {@until}.',
} as const satisfies Readonly<Record<keyof typeof tournamentRefusals, string>>
