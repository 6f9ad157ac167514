// In Japanese: what can be wrong with a field, by code.

import type { ProblemCode } from '#contract/shared/problems.ts'

export const problems = {
  required: '{field}は必須です',
  invalid: '{field}が正しくありません',
  unknown: '{field}が不明です',
  not_text: '{field}は文字列でなければなりません',
  empty: '{field}は空にできません',
  too_short: '{field}は{least}文字以上でなければなりません',
  too_long: '{field}は{most}文字以下でなければなりません',
  not_shown: '{field}に表示できない文字があります',
  unfit: '{field}に使用できない文字があります',
  not_routing_digits: '{field}は9桁の数字でなければなりません',
  not_account_digits: '{field}は4～17桁の数字でなければなりません',
  not_listed: '{field}は{|options}でなければなりません',
  not_accepted: '{field}への同意が必要です',
  not_list: '{field}は一覧でなければなりません',
  too_many: '{field}が多すぎます',

  not_number: '{field}は数でなければなりません',
  not_seconds: '{field}は秒数でなければなりません',
  not_minutes: '{field}は「分」の数でなければなりません',
  not_whole: '{field}は整数でなければなりません',
  not_whole_seconds: '{field}は整数の秒数でなければなりません',
  not_whole_minutes: '{field}は整数の「分」の数でなければなりません',
  too_small: '{field}は{least}以上でなければなりません',
  too_large: '{field}は{most}以下でなければなりません',
  too_much: '{field}は{$most}以下でなければなりません',
  not_money: '{field}は小数点以下2桁までの数でなければなりません',
  not_positive: '{field}はゼロより大きく、小数点以下2桁まででなければなりません',

  not_instant: '{field}は2026-01-31T12:00:00.000ZのようなUTCの時刻でなければなりません',
  not_day: '{field}は2026-11-21のような日付でなければなりません',
  before_first_day: '{field}は最初の日より前にできません',
  not_notice: '{field}は通知のIDでなければなりません',

  wrong: '{field}が間違っています',
  yours_already: '{field}はすでにご自身のものです',
  not_ours: '{field}は当社のものではありません',
  popular: '{field}は最もよく使われるものの一つです。別のものを選んでください',
  like_a_name: '{field}はお名前やメールアドレスから作れません',
  mismatch: '2つのパスワードが一致しません',
  too_young: '{field}は{years}年以上前でなければなりません',
  held_for_check: '{field}は書類の確認中は変更されません',
  not_removable: '{field}は取り除けません。別のものを申請してください',
  changed_by_request: '{field}は書類を添えた申請で変更されます',
  changed_in_profile: '{field}はプロフィールで変更できます',
  file_missing: 'ファイルを選択してください。',
} as const satisfies Readonly<Record<ProblemCode, string>>

export const or = 'または'
