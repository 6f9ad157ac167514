// In Japanese: why a signal was not traded, or why automated trades are off.

import type { Messages } from '../../shared/messages.ts'
import type { atsReasons as english } from '../ats-reason-words.ts'

export const atsReasons: Messages<typeof english> = {
  paused_for_all: 'スタッフが全員の自動取引を一時停止しています。',
  paused_by_staff: 'スタッフがこの口座の自動取引を一時停止しています。',
  no_plan: 'ライブの自動取引にはプランが必要ですが、プランがありません。',
  not_tried: 'ライブの自動取引には、同じ設定で結果の出たデモ取引が10件必要です。',
  outside_hours: '選択した時間帯の外でした。',
  plan_trades: 'プランが1日に許す自動取引は、すべて出し終えていました。',
  day_trades: '設定した1日の取引数に達していました。',
  day_stake: 'もう1件で、設定した1日の投入額の上限を超えるところでした。',
  day_loss: 'もう1件で、未決済の取引を含め、設定した1日の損失の上限を超えるおそれがありました。',
  cooling_down: '損失の直後でした。設定した待ち時間の途中でした。',
  pair_dropped: 'このペアの連敗が、設定した回数に達していました。',
  drawdown_open: '未決済のものを合わせると、もう1件で最大ドローダウンを超えるおそれがありました。',
  stake_too_small: '残高に対する割合が1ドルに満たない額でした。',
  stake_too_large: '投入額が、ご利用のプランの自動取引の上限を超えていました。',
  refused_often: 'その日の注文が50回拒否されました。UTCの午前0時までは試みません。',
  too_late:
    'シグナルの処理が間に合いませんでした。ウィンドウが開いてから時間がたちすぎていました。',
  not_sent: '注文を送る前に、サーバーが中断しました。',
  switched_off: '順番が来る前にオフになりました。',
  by_client: 'ご自身でオフにしました。',
  other_settings: '設定が変わりました。',
  losses_in_row: '連敗が設定した回数に達しました。',
  drawdown: '次の取引で最大ドローダウンを超えるおそれがありました。',
}
