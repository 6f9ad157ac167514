// In Polish: every "no" about tournaments, by code.

import type { tournamentRefusals } from '#contract/client/tournament-refusals.ts'

export const refusals = {
  tournament_not_here: 'Turnieje nie są ci tu oferowane.',
  tournament_cancelled: 'Ten turniej został odwołany.',
  tournament_late: 'Do tego turnieju nikt już nie może dołączyć.',
  tournament_other: 'Bierzesz udział w innym turnieju, który kończy się {@until}. Jeden naraz.',
  tournament_chips_out: 'Masz jeszcze otwarte transakcje w żetonach. Dołącz, gdy się skończą.',
  tournament_full: 'Wszystkie miejsca w tym turnieju są zajęte.',
  tournament_begun: 'Ten turniej się zaczął: nikt nie może już z niego zrezygnować.',
  tournament_not_running: 'Ten turniej nie trwa.',
  tournament_no_rebuy: 'W tym turnieju od nowa można zacząć najwyżej tyle razy: {limit}.',
  tournament_not_below: 'Od nowa możesz zacząć tylko wtedy, gdy masz mniej żetonów niż na starcie.',
  tournament_under_way:
    'Bierzesz udział w turnieju do {@until}. Zrezygnuj z niego przed startem albo zamknij konto ' +
    'po nim.',
  tournament_not_joined: 'Nie bierzesz udziału w tym turnieju.',
  chips_not_now: 'Żetony można stawiać tylko, gdy trwa turniej, w którym bierzesz udział.',
  chips_end_late: 'Ta transakcja skończyłaby się po turnieju, który kończy się {@until}.',
} as const satisfies Readonly<Record<keyof typeof tournamentRefusals, string>>
