// In Dutch: every "no" about tournaments, by code.

import type { tournamentRefusals } from '#contract/client/tournament-refusals.ts'

export const refusals = {
  tournament_not_here: 'Toernooien worden je hier niet aangeboden.',
  tournament_cancelled: 'Dit toernooi is geannuleerd.',
  tournament_late: 'Aan dit toernooi kan niemand meer meedoen.',
  tournament_other: 'Je doet mee aan een ander toernooi, tot {@until}. Eén tegelijk.',
  tournament_chips_out:
    'Er lopen nog transacties van je in fiches. Doe mee zodra die zijn afgelopen.',
  tournament_full: 'Alle plaatsen in dit toernooi zijn bezet.',
  tournament_begun: 'Dit toernooi is begonnen: niemand kan er nu nog uit stappen.',
  tournament_not_running: 'Dit toernooi loopt niet.',
  tournament_no_rebuy: 'In dit toernooi kun je niet vaker dan {limit} keer opnieuw beginnen.',
  tournament_not_below: 'Opnieuw beginnen kan alleen met minder fiches dan aan de start.',
  tournament_under_way:
    'Je doet mee aan een toernooi tot {@until}. Stap eruit vóór de start, of sluit het ' +
    'account daarna.',
  tournament_not_joined: 'Je doet niet mee aan dit toernooi.',
  chips_not_now: 'Fiches inzetten kan alleen terwijl een toernooi loopt waaraan je meedoet.',
  chips_end_late: 'Deze transactie zou na het toernooi eindigen, dat tot {@until} duurt.',
} as const satisfies Readonly<Record<keyof typeof tournamentRefusals, string>>
