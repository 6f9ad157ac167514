// In Japanese: every "no" about tournaments, by code.

import type { tournamentRefusals } from '#contract/client/tournament-refusals.ts'

export const refusals = {
  tournament_not_here: 'ここではトーナメントを提供していません。',
  tournament_cancelled: 'このトーナメントは中止されました。',
  tournament_late: 'このトーナメントには、もう誰も参加できません。',
  tournament_other: '{@until}に終わる別のトーナメントに参加中です。参加できるのは同時に1つです。',
  tournament_chips_out: 'チップでの未決済の取引がまだあります。終わってから参加してください。',
  tournament_full: 'このトーナメントは満員です。',
  tournament_begun: 'このトーナメントはすでに始まっており、もう誰も辞退できません。',
  tournament_not_running: 'このトーナメントは開催中ではありません。',
  tournament_no_rebuy: 'このトーナメントでやり直せるのは{limit}回までです。',
  tournament_not_below: 'やり直せるのは、チップが開始時より少ないときだけです。',
  tournament_under_way:
    '{@until}までのトーナメントに参加中です。開始前に辞退するか、終了後に口座を解約してください。',
  tournament_not_joined: 'このトーナメントには参加していません。',
  chips_not_now: 'チップを投じられるのは、参加中のトーナメントの開催中だけです。',
  chips_end_late: 'この取引は、{@until}に終わるトーナメントより後に終わります。',
} as const satisfies Readonly<Record<keyof typeof tournamentRefusals, string>>
