// In Japanese: what the server says of the automated trader, by code.

import type { traderRefusals } from '#contract/client/trader-refusals.ts'
import type { traderSuccesses } from '#contract/client/trader-successes.ts'

export const refusals = {
  practice_closed: 'ライブの環境に練習用取引所はありません。',
  practice_not_open: '練習用取引所の口座がまだありません。先に開設してください。',
  practice_keys_most: '練習用取引所の口座のキーは{limit}個までです。1つ失効させてください。',
  exchange_closed: 'この取引所はここでは提供していません。',
  exchange_silent: '現在、取引所が応答しません。1分後にもう一度お試しください。',
  exchange_key_wrong:
    '取引所がこのキーを受け付けません。入力の誤り、失効、または別の取引所のキーの可能性がありま' +
    'す。',
  exchange_key_too_mighty:
    'このキーは取引と読み取り以外のこともできます: {rights}。' +
    '出金や送金のできるキーは受け付けません。取引所で削除し、' +
    '取引と読み取りだけができるキーを作成してください。',
  exchange_key_cannot_read:
    'このキーでは、取引に必要な残高と注文の読み取りができません: {rights}。',
  exchange_key_cannot_trade: 'このキーでは取引できません: {rights}。',
  exchange_key_known: 'このキーはすでにここで使われています。',
  trader_bots_most: 'ボットは{limit}個までです。',
  trader_key_ended: 'このキーはもう使われていません。別のキーを追加してください。',
  trader_pair_unknown:
    'この取引所は{pair}の現物を取り扱っていないか、当社で数えられる単位で取り扱っていません。',
  trader_risk_unread: 'リスクにさらす資金は、250.5のようにゼロより大きい数で入力してください。',
  trader_risk_too_small:
    'リスクにさらす資金は{least}以上でなければなりません。取引所がそれより小さい注文を受け付けま' +
    'せん。',
  trader_risk_too_large: '1つのボットでリスクにさらせる資金を超えています。',
  trader_running: 'このボットはすでにそのように動いています。',
  trader_stopping: 'このボットは停止処理中です。止まるまでお待ちください。',
  trader_stop_first: 'このボットは本番で取引しています。先に停止してください。',
  trader_dry_first: 'ボットは最初に試運転をします。試運転を開始してください。',
  trader_dry_longer:
    'このボットの試運転はまだ十分な長さではありません。{@until}から本番で取引できます。',
  trader_dry_only: 'この取引所ではキーの権限を確認できないため、試運転だけを行います。',
  trader_paused: 'スタッフが自動取引を一時停止しています。再開されるまで新しいものは始まりません。',
  exchange_keys_most: 'キーは{limit}個までです。1つ削除してください。',
} as const satisfies Readonly<Record<keyof typeof traderRefusals, string>>

export const successes = {
  practice_opened: '練習用取引所の口座を開設しました。',
  practice_key_made: 'キーを作成しました。署名に使う秘密が表示されるのは今回だけです。',
  practice_key_revoked: 'キーを失効させました。',
  exchange_key_added: 'キーを追加しました。',
  exchange_key_removed: 'キーを削除し、署名に使う秘密を消去しました。',
  bot_made: 'ボットを作成しました。開始するまでは何もしません。',
  bot_started: 'ボットが動いています。',
  bot_stopping: 'ボットを停止しています。',
} as const satisfies Readonly<Record<keyof typeof traderSuccesses, string>>
