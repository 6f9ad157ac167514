// In German: every "no" about tournaments, by code.

import type { tournamentRefusals } from '#contract/client/tournament-refusals.ts'

export const refusals = {
  tournament_not_here: 'Turniere werden dir hier nicht angeboten.',
  tournament_cancelled: 'Dieses Turnier wurde abgesagt.',
  tournament_late: 'An diesem Turnier kann niemand mehr teilnehmen.',
  tournament_other:
    'Du nimmst an einem anderen Turnier teil, das bis {@until} dauert. Eins zur selben Zeit.',
  tournament_chips_out:
    'Von dir sind noch Trades in Chips offen. Bitte nimm teil, wenn sie beendet sind.',
  tournament_full: 'Alle Plätze in diesem Turnier sind vergeben.',
  tournament_begun: 'Dieses Turnier hat begonnen: niemand kann jetzt mehr aussteigen.',
  tournament_not_running: 'Dieses Turnier läuft nicht.',
  tournament_no_rebuy: 'In diesem Turnier kannst du nicht öfter als {limit}-mal neu beginnen.',
  tournament_not_below: 'Neu beginnen kannst du nur, wenn du weniger Chips hast als beim Start.',
  tournament_under_way:
    'Du nimmst bis {@until} an einem Turnier teil. Steig vor seinem Start aus, oder schließe das ' +
    'Konto danach.',
  tournament_not_joined: 'Du nimmst an diesem Turnier nicht teil.',
  chips_not_now: 'Chips kannst du nur einsetzen, solange ein Turnier läuft, an dem du teilnimmst.',
  chips_end_late: 'Dieser Trade würde nach dem Turnier enden, das bis {@until} dauert.',
} as const satisfies Readonly<Record<keyof typeof tournamentRefusals, string>>
