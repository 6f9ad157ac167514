// Every "no" about tournaments that a client can meet.

import type { RefusalText } from '../shared/refusals.ts'

export const tournamentRefusals = {
  tournament_not_here: {
    status: 422,
    message: 'Tournaments are not offered to you here.',
  },
  tournament_cancelled: { status: 409, message: 'This tournament was cancelled.' },
  tournament_late: { status: 409, message: 'Nobody can join this tournament any more.' },
  tournament_other: {
    status: 409,
    message: 'You are in another tournament, which ends at {@until}. One at a time.',
  },
  tournament_chips_out: {
    status: 409,
    message: 'Trades of yours in chips are still open. Please join when they have ended.',
  },
  tournament_full: { status: 409, message: 'All places in this tournament are taken.' },
  tournament_begun: { status: 409, message: 'This tournament has begun: nobody can leave it now.' },
  tournament_not_running: { status: 409, message: 'This tournament is not running.' },
  tournament_no_rebuy: {
    status: 409,
    message: 'You cannot begin anew more often than {limit} times in this tournament.',
  },
  tournament_not_below: {
    status: 409,
    message: 'You can begin anew only when you have fewer chips than at the start.',
  },
  tournament_under_way: {
    status: 409,
    message:
      'You are in a tournament until {@until}. Leave it before it starts, or close the ' +
      'account after it.',
  },
  tournament_not_joined: { status: 409, message: 'You are not in this tournament.' },
  chips_not_now: {
    status: 422,
    message: 'Chips can be staked only while a tournament runs that you are in.',
  },
  chips_end_late: {
    status: 422,
    message: 'This trade would end after the tournament, which ends at {@until}.',
  },
} as const satisfies Record<string, RefusalText>
