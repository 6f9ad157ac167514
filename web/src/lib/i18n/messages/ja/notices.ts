// In Japanese: the bell, and what each kind of notice says.

import type { Messages } from '#contract/shared/messages.ts'
import type { NoticeKind } from '#contract/shared/notice-kinds.ts'
import {
  coinsIn,
  creditsIn,
  type Details,
  fieldsIn,
  moneyIn,
  nameIn,
  planIn,
  pricesIn,
  reasonIn,
} from '../../notice-facts.ts'
import type { notices as english } from '../notices.ts'

/** "$1,200.50の" */
function of(facts: string | undefined): string {
  return facts === undefined ? '' : `${facts}の`
}

function because(details: Details): string {
  return reasonIn(details, '理由')
}

const fields = {
  firstname: '名',
  lastname: '姓',
  date_of_birth: '生年月日',
  country: '国',
  phone: '電話番号',
}

function whatOf(details: Details): string {
  return fieldsIn(details, fields) ?? '個人情報'
}

const ends: Readonly<Record<string, string>> = {
  won: '勝ち',
  lost: '負け',
  tied: '引き分け',
  voided: '無効',
}

function result(brought: Details[string] = null): string {
  const money = moneyIn({ amount: brought })
  return money === undefined ? '' : `、${money}`
}

function wonIn(prize: Details[string] = null): string {
  const money = Number(prize) > 0 ? moneyIn({ amount: prize }) : undefined
  return money === undefined ? '' : `、賞金${money}`
}

function backIn(refund: Details[string] = null): string {
  const money = Number(refund) > 0 ? moneyIn({ amount: refund }) : undefined
  return money === undefined ? '' : `${money}を返却しました。`
}

const texts: Readonly<Record<NoticeKind, (details: Details) => string>> = {
  deposit_seen: (details) =>
    `${of(coinsIn(details))}支払いを検知しました。ネットワークが承認すると残高に反映されます。`,
  deposit_approved: (details) =>
    `入金が承認されました。${moneyIn(details) ?? '資金'}が残高に入りました。`,
  deposit_rejected: (details) => `${of(moneyIn(details))}入金は却下されました。${because(details)}`,
  deposit_cancelled: (details) => `${of(moneyIn(details))}入金を取りやめました。`,
  deposit_lost: (details) =>
    `残高に反映される前に、ネットワークが${of(coinsIn(details))}支払いを失いました。戻れば、` +
    '通常どおり反映されます。',
  deposit_reversed: (details) =>
    `${of(moneyIn(details))}入金が取り戻されました。${because(details)} スタッフが確認するまで、` +
    '口座は凍結されています。',
  deposit_restored: (details) =>
    `取り戻された入金が再び反映されました。${moneyIn(details) ?? '資金'}が残高に入りました。` +
    `${because(details)}`,
  goodwill_given: (details) =>
    `${moneyIn(details) ?? '資金'}が残高に加わりました。${because(details)}`,
  credits_bought: (details) => `${creditsIn(details)}クレジットを購入しました。`,
  credits_given_back: (details) =>
    `未使用の${creditsIn(details)}クレジットを返却しました。${moneyIn(details) ?? '資金'}が残高に` +
    '入りました。',
  credits_not_bought: (details) =>
    `入金が届きましたが、${creditsIn(details)}クレジットは購入されませんでした。` +
    '入金は残高にあります。',
  credits_low: (details) =>
    `残りは${creditsIn(details)}クレジットです。1未満では、` +
    '自動トレーダーは新しいことを始めません。',
  credits_overdue: (details) =>
    `2か月以上、クレジットが${creditsIn(details)}のままです。当社の規約により、` +
    'それを理由に口座を終了できます。クレジットを購入すれば、その状態はすぐに終わります。',
  grant: (details) => {
    const name = nameIn(details)
    const money = moneyIn(details)
    if (details.step === 'paid')
      return `プロモーションから${money ?? '資金'}が入りました: ${name}。`
    return details.step === 'started'
      ? `${of(money)}ボーナスドルが約束されました: ${name}。`
      : `プロモーションが支払いなしで終わりました: ${name}。ご自身の資金はそのままです。`
  },
  account_frozen: (details) => `口座が凍結されています。${because(details)}`,
  account_unfrozen: (details) => `口座の凍結が解除されました。${because(details)}`,
  withdrawal_requested: (details) =>
    `${of(moneyIn(details))}出金を申請しました。その額を確保しています。`,
  withdrawal_approved: (details) => `${of(moneyIn(details))}出金が承認されました。`,
  withdrawal_sent: (details) => `${of(moneyIn(details))}出金を送金中です。`,
  withdrawal_paid: (details) => `${of(moneyIn(details))}出金が支払われました。`,
  withdrawal_rejected: (details) =>
    `${of(moneyIn(details))}出金は却下され、残高に戻りました。${because(details)}`,
  withdrawal_cancelled: (details) =>
    details.by === 'mail'
      ? `${of(moneyIn(details))}出金がメールのリンクから取り消され、残高に戻りました。`
      : `${of(moneyIn(details))}出金を取り消し、残高に戻りました。`,
  withdrawal_returned: (details) =>
    `${of(moneyIn(details))}出金が残高に戻ってきました。${because(details)}`,
  destination_added: ({ label }) =>
    `新しい出金先が追加されました${typeof label === 'string' ? `: ${label}` : ''}。` +
    'ご自身によるものでない場合は、今すぐパスワードを変更してください。',
  document_approved: () => '本人確認書類が確認され、承認されました。',
  document_rejected: (details) =>
    `本人確認書類は受け付けられませんでした。${because(details)} 別の画像を送ってください。`,
  identity_changed: (details) => `申請された変更が有効になりました: ${whatOf(details)}。`,
  identity_change_rejected: (details) =>
    `申請された変更は受け付けられませんでした: ${whatOf(details)}。${because(details)}`,
  plan_set: (details) => `プランは${planIn(details)}になりました。料金はかかっていません。`,
  plan_requested: (details) => `${planIn(details)}への引き上げを申請しました。`,
  plan_cancelled: (details) => `${planIn(details)}への引き上げを取り下げました。`,
  plan_approved: (details) => `引き上げが承認され、プランは${planIn(details)}になりました。`,
  plan_rejected: (details) => `${planIn(details)}への引き上げは却下されました。${because(details)}`,
  ats_ended: ({ mode }) =>
    `自動取引はオフになりました（${mode === 'real' ? 'ライブ' : 'デモ'}）。` +
    '理由はその記録にあります。',
  ats_trade: ({ symbol, outcome, brought }) =>
    `${symbol ? `${symbol}の` : ''}自動取引: ` +
    `${ends[String(outcome)] ?? '終了'}${result(brought)}。`,
  ats_paused: (details) => `スタッフが自動取引を一時停止しました。${because(details)}`,
  ats_resumed: (details) => `自動取引を再開できます。${because(details)}`,
  trader_ended: ({ pair }) =>
    pair ? `${pair}のボットが自動で停止しました。` : 'ボットの1つが自動で停止しました。',
  price_alert: ({ symbol, price }) =>
    symbol && price
      ? `${symbol}が${pricesIn(price)}に達しました。`
      : '設定された水準に価格が達しました。',
  chat_answered: () => 'サポートがチャットで回答しました。',
  tournament_ended: (details) =>
    Number(details.place) > 0
      ? `トーナメントが終わりました: ${details.place}位${wonIn(details.prize)}。`
      : 'トーナメントが終わりました。取引をしていないため、順位はありません。',
  tournament_unbeaten: (details) =>
    `トーナメントで取引した方が少なすぎるため、結果はありません。${backIn(details.refund)}`,
  tournament_cancelled: (details) => `トーナメントは中止されました。${backIn(details.refund)}`,
  webhook_ended: ({ host }) =>
    host
      ? `${host}のWebhookには、もう何も送られません。`
      : 'Webhookの1つには、もう何も送られません。',
}

export const notices: Messages<typeof english> = {
  title: 'お知らせ',
  bell: (unread) => (unread === 0 ? 'お知らせ' : `お知らせ、未読${unread}件`),
  empty: 'まだ何もありません。入金、出金、プラン、書類についてここでお知らせします。',
  more: 'さらに読み込む',
  unread: '新着',
  news: '口座に関するお知らせがあります。',
  utc: '時刻はUTCです。',
  textOf: (kind, details) => {
    const known: Readonly<Record<string, (details: Details) => string>> = texts
    return known[kind]?.(details) ?? notices.news
  },
}
