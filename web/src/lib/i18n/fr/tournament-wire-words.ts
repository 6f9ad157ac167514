// In French: every "no" about tournaments, by code.

import type { tournamentRefusals } from '#contract/client/tournament-refusals.ts'

export const refusals = {
  tournament_not_here: 'Les tournois ne vous sont pas proposés ici.',
  tournament_cancelled: 'Ce tournoi a été annulé.',
  tournament_late: 'Plus personne ne peut s’inscrire à ce tournoi.',
  tournament_other:
    'Vous participez à un autre tournoi, qui dure jusqu’à {@until}. Un seul à la fois.',
  tournament_chips_out:
    'Certaines de vos opérations en jetons sont encore ouvertes. Veuillez vous inscrire quand ' +
    'elles auront pris fin.',
  tournament_full: 'Toutes les places de ce tournoi sont prises.',
  tournament_begun: 'Ce tournoi a commencé : plus personne ne peut se désister.',
  tournament_not_running: 'Ce tournoi n’est pas en cours.',
  tournament_no_rebuy: 'Vous ne pouvez pas recommencer plus de {limit} fois dans ce tournoi.',
  tournament_not_below: 'Vous ne pouvez recommencer que si vous avez moins de jetons qu’au départ.',
  tournament_under_way:
    'Vous participez à un tournoi jusqu’à {@until}. Désistez-vous avant son départ, ou fermez le ' +
    'compte après lui.',
  tournament_not_joined: 'Vous ne participez pas à ce tournoi.',
  chips_not_now:
    'Des jetons ne peuvent être misés que tant que court un tournoi auquel vous participez.',
  chips_end_late: 'Cette opération finirait après le tournoi, qui dure jusqu’à {@until}.',
} as const satisfies Readonly<Record<keyof typeof tournamentRefusals, string>>
