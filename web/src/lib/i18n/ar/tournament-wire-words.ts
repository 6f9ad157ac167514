// In Arabic: every "no" about tournaments, by code.

import type { tournamentRefusals } from '#contract/client/tournament-refusals.ts'

export const refusals = {
  tournament_not_here: 'لا تُعرض عليك المسابقات هنا.',
  tournament_cancelled: 'أُلغيت هذه المسابقة.',
  tournament_late: 'لم يعد يمكن لأحد الانضمام إلى هذه المسابقة.',
  tournament_other: 'أنت في مسابقة أخرى تنتهي في {@until}. واحدة في الوقت نفسه.',
  tournament_chips_out: 'ما زالت لك صفقات بالرقائق مفتوحة. انضم عندما تنتهي.',
  tournament_full: 'شُغلت كل الأماكن في هذه المسابقة.',
  tournament_begun: 'بدأت هذه المسابقة: لا يمكن لأحد مغادرتها الآن.',
  tournament_not_running: 'هذه المسابقة غير جارية.',
  tournament_no_rebuy: 'أقصى عدد لمرات البدء من جديد في هذه المسابقة هو {limit}.',
  tournament_not_below: 'لا يمكنك البدء من جديد إلا عندما تكون رقائقك أقل مما كانت في البداية.',
  tournament_under_way: 'أنت في مسابقة حتى {@until}. غادرها قبل أن تبدأ، أو أغلق الحساب بعدها.',
  tournament_not_joined: 'لست في هذه المسابقة.',
  chips_not_now: 'لا يمكن وضع الرقائق إلا أثناء مسابقة جارية أنت فيها.',
  chips_end_late: 'ستنتهي هذه الصفقة بعد المسابقة، التي تنتهي في {@until}.',
} as const satisfies Readonly<Record<keyof typeof tournamentRefusals, string>>
