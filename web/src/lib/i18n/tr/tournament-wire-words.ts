// In Turkish: every "no" about tournaments, by code.

import type { tournamentRefusals } from '#contract/client/tournament-refusals.ts'

export const refusals = {
  tournament_not_here: 'Burada size turnuva sunulmuyor.',
  tournament_cancelled: 'Bu turnuva iptal edildi.',
  tournament_late: 'Bu turnuvaya artık kimse katılamaz.',
  tournament_other: 'Başka bir turnuvadasınız, bitişi {@until}. Aynı anda yalnızca bir tane.',
  tournament_chips_out: 'Jetonla açık işlemleriniz var. Lütfen onlar bitince katılın.',
  tournament_full: 'Bu turnuvadaki tüm yerler dolu.',
  tournament_begun: 'Bu turnuva başladı: artık kimse ayrılamaz.',
  tournament_not_running: 'Bu turnuva sürmüyor.',
  tournament_no_rebuy: 'Bu turnuvada en çok {limit} kez yeniden başlayabilirsiniz.',
  tournament_not_below:
    'Ancak jetonlarınız başlangıçtakinden az olduğunda yeniden başlayabilirsiniz.',
  tournament_under_way:
    'Bir turnuvadasınız, bitişi {@until}. Başlamadan önce ayrılın ya da hesabı ondan sonra ' +
    'kapatın.',
  tournament_not_joined: 'Bu turnuvada değilsiniz.',
  chips_not_now: 'Jetonlar yalnızca katıldığınız bir turnuva sürerken işleme konulabilir.',
  chips_end_late: 'Bu işlem turnuvadan sonra biterdi; turnuvanın bitişi {@until}.',
} as const satisfies Readonly<Record<keyof typeof tournamentRefusals, string>>
