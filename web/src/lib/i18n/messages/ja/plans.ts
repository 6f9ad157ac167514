// In Japanese: the plans of the live account.

import type { Messages } from '#contract/shared/messages.ts'
import type { plans as english } from '../plans.ts'

export const plans: Messages<typeof english> = {
  title: '取引プラン',
  lead:
    'プランは資金額による段階です。資金額は、決済された入金から出金を引いた額です。' +
    'プランに料金はかかりません。資金は口座にあり、出金でき、取引で失う可能性があります。',
  noNeed:
    '手動の取引にプランは不要です。プランは、自動取引システム（略してATS）' +
    'が1日に何件の取引を代わりに出せるかを定めます。損失の可能性を下げるプランはありません。',
  chosen: '選択したプラン',
  current: '現在のプラン',
  none: 'なし',
  requested: '申請中',
  yourFunding: '資金額',
  since: (day) => `${day}から`,
  asksFor: 'の資金額',
  trades: (count) => `1日${count}件の取引`,
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: '自動取引システムによる',
  enough: '必要な額に達しています。',
  missing: (amount) => `${amount}不足`,
  keys: {
    active: '有効',
    requested: '申請中',
    lower: '対象外',
    choose: 'プランを申請',
    raise: '引き上げを申請',
  },
  takeBack: '取り下げる',
  takeBackOf: (plan) => `${plan}の申請を取り下げる`,
  replaceTitle: (plan) => `代わりに${plan}を申請しますか？`,
  replaceText: (first, day, second) =>
    `${day}に${first}を申請し、スタッフはまだ決定していません。一度に申請できるプランは1つです。` +
    `${second}を申請すると、その申請に置き換わります。`,
  replace: (plan) => `${plan}を申請する`,
  keep: (plan) => `${plan}の申請を続ける`,
  keyOf: (key, plan) => `${key}: ${plan}`,
}
