// In Japanese: what the server says, by code.

import type { ClientRefusalCode } from '#contract/client/refusals.ts'
import type { SuccessCode } from '#contract/client/successes.ts'
import * as promotion from './promotion-wire-words.ts'
import { refusals as tournament } from './tournament-wire-words.ts'
import * as trader from './trader-wire-words.ts'

export const refusals = {
  malformed: 'リクエストを読み取れませんでした。',
  unknown_field: 'リクエストに不明な項目があります: {field}。',
  invalid_input: '印のついた項目を確認してください。',
  not_found: 'ここには何もありません。',
  too_large: 'リクエストが大きすぎます。',
  image_too_large: 'ファイルは{limit}MBまでです。',
  image_unknown: 'JPEG、PNG、WebPのいずれかの画像を選んでください。',
  image_unreadable:
    'この画像を読み取れませんでした。壊れている可能性があります。別の画像をお試しください。',
  image_too_big: 'この画像は画素数が多すぎます。より小さいものを選んでください。',
  pictures_waiting: '前回の画像をまだ描画しています。{seconds}秒後にもう一度お試しください。',
  too_many_requests: 'リクエストが多すぎます。{seconds}秒お待ちください。',
  unavailable: '現在この操作はできません。もう一度お試しください。',
  signed_out: 'ログインしてください。',
  account_closed: 'この口座は解約されています。',
  session_expired: 'しばらく操作がなかったため、ログアウトしました。もう一度ログインしてください。',
  session_ended:
    'このログインは、ご自身の別のブラウザから終了されました。もう一度ログインしてください。',
  session_reused:
    'このログインが同時に2か所で使われたため、終了しました。もう一度ログインしてください。' +
    '心当たりがない場合は、新しいパスワードを設定してください。',
  password_changed:
    'この口座のパスワードが別の場所で変更され、ほかのログインはすべて終了しました。' +
    '新しいパスワードでログインしてください。ご自身による変更でない場合は、' +
    'すぐに新しいパスワードを設定してください。',
  email_changed:
    'この口座のメールアドレスが変更され、ほかのログインはすべて終了しました。' +
    '新しいアドレスでログインしてください。',
  factor_changed:
    'この口座の第二要素が別の場所で変更され、ほかのログインはすべて終了しました。' +
    'もう一度ログインしてください。',
  account_frozen:
    'この口座は、スタッフが確認するまで凍結されています。理由はそのお知らせメールに書かれていま' +
    'す。それまでは、すべての閲覧、出金の取消、データの書き出しができます。' +
    'サポートにご連絡ください。',
  wrong_login: 'メールアドレスまたはパスワードが間違っています。',
  wrong_password: 'パスワードが間違っています。',
  email_same: 'すでにこのメールアドレスが登録されています。',
  second_factor_needed: '第二要素を示してください。',
  sign_in_over: 'このログインは時間がかかりすぎました。最初からやり直してください。',
  wrong_code: 'このコードは間違っているか、すでに使われています。',
  wrong_passkey: 'このパスキーは受け付けられませんでした。',
  no_such_factor: 'この第二要素は設定されていません。',
  link_invalid: 'このリンクはもう有効ではありません。新しいリンクを請求してください。',
  withdrawal_link_invalid: 'このリンクで取り消せる出金はありません。',
  withdrawal_on_its_way: 'この出金は送金の途中で、もう取り戻せません。',
  mode_unavailable: '現在、新しい口座は開設できません。',
  registration_invalid: 'この登録は終了したか、この手順は済んでいます。ログインしてください。',
  document_waiting: '書類を確認中です。却下された場合は、別の書類を送れます。',
  document_approved: '書類はすでに承認されています。',
  document_damaged: 'この書類を開けません。サポートにご連絡ください。',
  country_not_served:
    'その国にお住まいの方は受け付けていません。この国は当社の一覧にありません。' +
    '何も保存されていません。別の国にお住まいの場合は、その国を選んでください。' +
    '実際にお住まいの場合は、サポートにご連絡ください。デモは引き続きご利用でき、' +
    'ここにある資金は出金できます。',
  profile_complete: 'プロフィールはすでに完成しています。「プロフィールの編集」で変更できます。',
  url_too_long: 'このアドレスは長すぎます。',
  head_too_large: 'リクエストのヘッダーが大きすぎます。',
  request_too_slow: 'リクエストの到着に時間がかかりすぎました。',
  origin_unknown: '他のサイトは当社のストリームを開けません。',
  key_reused: 'このIdempotency-Keyは別の注文で使われました。新しいキーを送ってください。',
  key_reserved: 'ats:で始まるIdempotency-Keyは自動取引用です。別のキーを送ってください。',
  key_invalid: 'Idempotency-Keyは表示可能な1～255文字です。',
  factor_exists: 'すでに設定されています。',
  too_many_passkeys: '1つの口座に登録できるパスキーは{limit}個です。',
  second_factor_missing: '先に第二要素を設定してください。',
  proof_invalid: 'もう一度、ご本人であることを確認してください。',
  ticket_invalid: 'このチケットは使用済みか期限切れです。新しいものを請求してください。',
  identity_change_empty: 'すでにこの内容が有効です。',
  identity_change_waiting: '申請された変更を確認中です。取り下げて、もう一度申請できます。',

  no_raise_waiting: 'この制限には変更の予定がありません。',
  break_runs_longer: '現在の休止はそれより長く、{@until}までです。短くすることはできません。',
  self_excluded:
    '{@until}まで、ご自身を取引から排除しています。早く終わらせることは誰にもできません。',
  cool_off: '{@until}まで、取引のクールオフ中です。早く終わらせることは誰にもできません。',
  own_stake_limit:
    'ご自身で設定した投入額の上限は{=period}あたり{$limit}です。{@until}までの残りは{$left}です。',
  own_loss_limit:
    'ご自身で設定した損失の上限は、未決済の取引を含めて{=period}あたり{$limit}です。' +
    '{@until}までの残りは{$left}です。',
  own_deposit_limit:
    'ご自身で設定した入金の上限は{=period}あたり{$limit}です。{@until}までの残りは{$left}です。',

  version_not_in_force:
    'この文書のバージョン{version}は有効ではありません。ページを読み込み直してください。',
  terms_not_accepted: '法的文書が変わりました。新しい取引を開く前に同意してください。',
  trades_open: 'ライブ口座に未決済の取引があります（{count}件）。終了するまでお待ちください。',
  balance_left: 'ライブ口座に{$left}残っています。先に出金してください。',
  withdrawals_under_way: '処理中の出金があります（{count}件）。終わるまでお待ちください。',

  demo_ended: 'デモは終了しました。ウォレットからもう一度始められます。',
  demo_running: 'デモ残高はすでに$10,000以上あります。',
  demo_topup_used: 'デモの補充は1日に1回です。{@again}以降にもう一度お試しください。',
  email_unconfirmed: 'ライブ口座で取引する前に、メールアドレスを確認してください。',
  live_trading_closed: 'この環境ではライブ取引を受け付けていません。',
  country_closed:
    'プロフィールの国は、当社がお客様を受け付ける国の一覧にありません。' +
    'ライブ取引と入金はご利用いただけませんが、出金はできます。現在は別の国にお住まいの場合、' +
    '「プロフィールの編集」で国を変更してください。',
  ats_stake_unclear: '金額か、残高に対する割合のどちらか一方を選んでください。',
  ats_stake_too_large: 'ご利用のプランの自動取引の投入額は{$least}から{$most}までです。',
  ats_never_trades: 'これでは一度も取引されません。投入額{$stake}が上限{$limit}を超えています。',
  ats_not_settled: '先に、何を取引するかを設定してください。',
  ats_not_understood: '予想される損失を読み、読んだことを確認してください。',
  ats_paused: 'スタッフが自動取引を一時停止しています。再開されたらもう一度お試しください。',
  ats_plan_needed: 'ライブの自動取引にはプランが必要です。「プラン」で選べます。',
  ats_not_tried:
    'ライブには、同じ設定で結果の出たデモ取引が{needed}件必要です。これまでは{decided}件です。',
  instrument_unknown: '{symbol}は取り扱っていません。',
  instrument_closed: '{symbol}の市場は閉まっています。{@opens}に開きます。',
  trading_stopped:
    '{symbol}の新しい取引は一時的に停止しています。未決済の取引は続き、通常どおり決済されます。',
  duration_not_offered: '{symbol}では現在この期間を提供していません。',
  price_stale: '現在{symbol}の新しい価格がありません。次の価格をお待ちください。',
  no_quote: '現在この期間では{symbol}の公正な価格を出せません。より長い期間をお試しください。',
  strike_rate_unknown: 'このストライクレートは提供していません。',
  stake_too_small: '最小の金額は{$limit}です。',
  stake_too_large: '{symbol}の最大の金額は{$limit}です。',
  plan_limit_reached:
    'ご利用のプランのライブ取引は1日{limit}件までです。1日は00:00 UTCに終わります。',
  deposit_first: '先に入金してください。ライブ口座に取引できる資金がありません。',
  insufficient_balance: '残高は{$available}で、この金額より少なくなっています。',
  client_payout_limit: '{symbol}の未決済取引の払戻しは、合わせて{$limit}までです。',
  house_exposure_limit:
    'この時刻に終わる{symbol}の取引はこれ以上受け付けられません。別の期間をお試しください。',

  identity_needed:
    '先に本人確認書類を送ってください。ライブ取引は、承認されると始められます。' +
    '出金はそれを待つ必要がありません。',
  appropriateness_needed:
    '先にライブ取引についての質問に答えてください。出金はそれを待つ必要がありません。',
  appropriateness_waits: '{@until}から、もう一度質問に答えられます。',
  appropriateness_passed: '質問にはすでに合格しています。',
  first_day_stake: 'ライブ取引の最初の1日は、{@until}まで、取引1件の金額は{$limit}までです。',
  first_day_trades: 'ライブ取引の最初の1日は、{@until}まで、出せる取引は{limit}件までです。',
  deposit_demo: '入金はライブ口座だけにできます。',
  token_scope: 'このトークンではこの呼び出しを使えません。{scope}が必要です。',
  token_address: 'このトークンはお使いのアドレスからは受け付けられません。',
  tokens_full: 'トークンが{limit}個あります。先に1つ失効させてください。',
  webhooks_full: 'Webhookが{limit}個あります。先に1つ削除してください。',
  webhook_url_wrong: 'https://で始まり、誰でもアクセスできるアドレスでなければなりません。',
  webhook_ended: 'このWebhookは終了しました。新しいものを作成してください。',
  token_addresses_wrong: 'この中に、アドレスでもネットワークでもないものがあります。',
  credits_closed: 'この環境では現在クレジットを販売していません。',
  credits_no_pack: '価格表にそのようなパックはありません。',
  credits_price_changed: 'その間に価格が変わりました。現在は{$price}です。もう一度ご確認ください。',
  credits_need_profile:
    '先にプロフィールを完成させてください。請求書にはお名前と国が記載されます。',
  credits_need_identity: '先に本人確認書類を送ってください。承認されるとクレジットを購入できます。',
  credits_above_balance: 'ライブ残高は{$live}で、このパックには{$price}が必要です。',
  credits_needed: '自動トレーダーには少なくとも1クレジットが必要です。現在は{left}です。',
  credits_not_returnable: 'この購入には返却できるものがありません。',
  credits_order_ended: 'この入金ではすでにクレジットを購入しました。',
  deposits_closed: 'この環境では入金を受け付けていません。',
  deposit_needs_email: '入金の前に、メールアドレスを確認してください。',
  deposit_not_offered: '{currency}での入金は現在提供していません。',
  deposit_too_small: '最小の入金額は{$limit}です。',
  deposit_too_large: '最大の入金額は{$limit}です。',
  deposits_waiting: '支払い待ちの入金が{limit}件あります。先に1件を支払うか、取りやめてください。',
  quote_over: 'このレートはもう保持されていません。新しいレートをお使いください。',
  quote_invalid: 'このレートは、この入金に対する当社のものではありません。',
  address_integrity:
    '現在、入金アドレスを安全に表示できません。以前のアドレスには何も送らないでください。' +
    'スタッフはこのことを把握しています。',
  test_coins_amount: 'フォーセットが一度に支払うのは10コインまでです。',
  deposit_ended: 'この入金はすでに{=status}です。',
  deposit_under_way: 'この入金の支払いはすでに検知されており、もう取りやめられません。',
  charge_other: 'この請求はすでに別の入金として反映されています。',
  cards_closed: 'カードでの入金は現在提供していません。',
  card_fields_wrong: 'すべての項目を正しく入力してください。',
  card_token_invalid:
    'カードについて入力した内容は古いか、すでに使われています。もう一度入力してください。',
  cards_declined:
    'カードでの支払いが何度か拒否されました。{@until}以降にもう一度お試しになるか、' +
    '別の方法で入金してください。',
  card_number_sent:
    'これは支払いカードの番号全体のようです。当社はカード番号を受け取りません。' +
    'カード会社の入力欄にだけ入力してください。',
  webhook_forged: 'このメッセージはカード会社のものではありません。',

  withdrawal_demo: '出金はライブ口座からだけできます。',
  withdrawal_above_balance: '利用可能な残高を超えて出金することはできません。',
  withdrawal_too_small:
    'この方法の最小の出金額は{$limit}です。手数料{$fee}は金額から差し引かれます。',
  withdrawal_too_large: '最大の出金額は{$limit}です。',
  withdrawal_day_limit:
    '24時間に{$limit}まで出金できます。残りは{$left}です。本人確認書類が承認されると{$verified}に' +
    'なります。',
  withdrawals_held:
    'パスワード、メールアドレスまたは第二要素が変更されたか、メールから出金が取り消されました。' +
    '出金は{@until}以降に再びできます。',
  withdrawals_waiting: '処理中の出金が{limit}件あります。そのうちの1件が終わるまでお待ちください。',
  destinations_full: 'アドレス帳に登録できるのは{limit}件です。',
  step_up_required: 'ご本人であることを確認してください。',
  bank_fields_wrong: 'すべての項目を正しく入力してください。',
  wallet_wrong: '{=fault}',
  wallet_is_ours: 'これは当プラットフォームの入金アドレスです。資金は外に出ません。',
  withdrawal_method_closed: 'この出金方法（{=method}）は現在提供していません。',
  withdrawal_ended: 'この出金はすでに{=status}です。',

  plan_not_funded:
    'プラン{plan}には、入金から出金を引いた額で{$funding}が必要です。あと{$missing}足りません。' +
    'プランに料金はかかりません。',
  plan_chosen: 'すでにプランがあります。上位のプランは申請が必要です。',
  plan_not_chosen: 'まだプランがありません。先に1つ選んでください。',
  plan_not_higher: '申請できるのは、現在より上位のプランだけです。',
  plan_request_open: 'プラン{plan}を申請中です。別の申請をすると、それに置き換わります。',
  plan_request_decided: 'この申請はすでに{=state}です。',
  notice_fixed:
    '資金、本人確認、口座に入れる人に関わるものは、いつもお知らせし、いつもメールで送ります。',
  push_service_unknown: 'このブラウザのサービスでは、プッシュ通知を送れません。',
  push_devices_most: 'プッシュ通知を送れる端末は{most}台までです。先に1台を削除してください。',
  price_alerts_most: '同時に待機できる価格アラートは{most}件です。先に1件を削除してください。',
  price_alert_reached: '{symbol}の価格はすでに{price}です。',
  unsubscribe_key_unknown: 'このリンクで止まるメールはありません。',

  ...promotion.refusals,
  ...trader.refusals,
  ...tournament,
} as const satisfies Readonly<Record<ClientRefusalCode, string>>

export const successes = {
  signed_up: 'メールボックスを確認し、メールアドレスを確認してください。',
  profile_saved: 'プロフィールを保存しました。',
  document_sent: '本人確認書類を送信しました。',
  email_confirmed: 'メールアドレスを確認しました。',
  email_confirmed_already: 'メールアドレスはすでに確認済みです。',
  link_sent: '新しいリンクを送りました。メールボックスをご確認ください。',
  reset_asked:
    'このアドレスが口座のものであれば、リンクを送りました。メールボックスをご確認ください。',
  password_changed: 'パスワードを変更しました。',
  email_changed: 'メールアドレスを変更しました。',
  email_change_asked: '新しいアドレスに送ったリンクを開いてください。',
  message_received: 'メッセージを受け取りました。メールで回答します。',
  transcript_sent: 'メールボックスに送りました。',

  profile_updated: 'プロフィールを更新しました。',
  picture_removed: '画像を削除しました。',
  identity_change_asked: '申請を受け取りました。決定されるまでは、以前の内容が有効です。',
  identity_change_taken_back: '取り下げました。何も変わっていません。',
  texts_accepted: '文書に同意しました。',
  demo_ready: 'デモの準備ができました。',
  ats_settled: '自動取引の設定を保存しました。',
  ats_on: '自動取引はオンです。',
  ats_off: '自動取引はオフです。',
  account_closed: '口座を解約しました。',
  plan_set: 'プランを設定しました。料金はかかっていません。',
  plan_requested: '申請を送りました。スタッフが確認します。',
  plan_request_taken_back: '申請を取り下げました。',

  authenticator_on: '認証アプリはオンです。',
  authenticator_off: '認証アプリはオフです。',
  authenticator_made: '次に、アプリに追加してください。',
  recovery_codes_made: '新しいリカバリーコードです。',
  passkey_added: 'パスキーを追加しました。',
  passkey_renamed: 'パスキーの名前を変更しました。',
  passkey_removed: 'パスキーを削除しました。',
  session_ended: 'そのセッションを終了しました。',
  sessions_ended: 'ほかのセッションを終了しました。',
  no_other_sessions: 'ほかのセッションはありませんでした。',
  device_forgotten: 'そのブラウザの記憶を消しました。',

  limit_set: '制限を設定しました。',
  limit_raise_waits: '制限は24時間後に変わります。',
  limit_stays: '制限はそのままです。',
  reminder_set: 'お知らせを設定しました。',
  reminder_off: 'お知らせはオフです。',
  cool_off_started: 'クールオフが始まりました。',
  questions_passed: '合格しました。ライブで取引できます。',
  questions_failed: '今回は正解が足りませんでした。24時間後にもう一度お試しになれます。',
  self_excluded: '自己排除しました。',

  deposit_asked: '入金の申請を受け取りました。支払いが確認されると残高に反映されます。',
  card_deposit_asked: '入金の申請を受け取りました。',
  deposit_given_up: '入金を取りやめました。',
  token_made: 'トークンです。表示されるのは今回だけです。',
  token_revoked: 'そのトークンを失効させました。',
  webhook_made: 'Webhookです。シークレットが表示されるのは今回だけです。',
  webhook_secret_made: '新しいシークレットです。表示されるのは今回だけです。',
  webhook_paused: 'そのWebhookは一時停止中です。その間の出来事は待機します。',
  webhook_resumed: 'そのWebhookへの送信を再開しました。',
  webhook_removed: 'そのWebhookを終了しました。',
  webhook_tested: 'メッセージを送信中です。',
  webhook_replayed: 'もう一度送信しています。',
  tournament_joined: 'トーナメントに参加しました。',
  tournament_left: 'トーナメントを辞退しました。',
  tournament_rebought: '開始時のチップに戻りました。',
  credits_bought: 'クレジットを購入しました。',
  credits_ordered: '入金が残高に反映されると、それでクレジットを購入します。',
  credits_order_dropped: 'この入金ではクレジットを購入しません。届いた金額は残高に残ります。',
  promotion_granted: '受け取りました。その後どうなるかは下に示されます。',
  grant_given_up: '取りやめました。ご自身の資金は何も変わっていません。',
  credits_given_back: 'クレジットを返却しました。代金は残高にあります。',
  test_coins_sent: 'テストコインを送っています。',
  withdrawal_asked: '出金を記録しました。そのための資金を確保しています。',
  withdrawal_cancelled: '出金を取り消しました。資金は戻りました。',
  withdrawal_stopped: '出金は取り消されました。資金は戻りました。',
  withdrawal_code_sent: 'コードをメールボックスに送っています。',
  address_added: 'アドレスをアドレス帳に登録しました。',
  address_removed: 'アドレスを削除しました。',

  ...trader.successes,
} as const satisfies Readonly<Record<SuccessCode, string>>
