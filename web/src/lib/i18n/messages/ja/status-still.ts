// In Japanese: what travels in the status page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { statusStill as english } from '../status-still.ts'

export const statusStill: Messages<typeof english> = {
  head: {
    title: 'ステータス',
    description:
      '価格がどこから来て、どれだけ前のものか、決済と出金にどれだけかかるか、' +
      'この環境がどのモードで動き、どのライセンスがあるか。',
  },
  lead:
    'この環境の状態を、環境自身が測定したものです。モードとライセンス情報だけは、' +
    '運営者が設定したものです。',
  missing: {
    title: 'ライブ取引はまだ開始していません',
    lead: '決済と出金は続きます。ライブ取引を受け付けない理由:',
    says: {
      no_company: '設定に法人が示されていません。',
      no_licence: '設定にライセンス情報がありません。',
      licence_ended: 'ライセンスは{@day}に終了しました。',
      no_countries: 'お客様を受け付ける国の一覧に、国がありません。',
      countries_unlicensed: '国の一覧に、ライセンスが有効でない国があります。',
      price_sources: '価格の配信が、少なくとも2つの提供元を持つ実際のものではありません。',
      no_mail_server: 'メールサーバーがありません (SMTP_URL)。',
      no_https: 'PUBLIC_URLがhttps://のアドレスではありません。',
      few_staff_factors: '第二要素を設定したスタッフが2人に満たない状態です。',
    },
  },
  leads: {
    prices:
      'どの価格にも提供元が示されます。模擬の価格はどの市場のものでもなく、' +
      '再生の価格は別の時の市場のものです。提供元がそれを示します。',
    compared:
      '各価格は、これらの取引所が示すものの中央値で、古すぎるもの、動かないもの、' +
      'ほかから離れすぎたものを除いています。2つが一致しない場合、' +
      'または1つだけが1分間残った場合は、価格がなく、誰も取引できません。',
    settlement: '取引の終了から結果の保存まで。直近1時間に決済された取引について。',
    voids:
      '価格がないために無効で終わり、投入額が戻った取引。直近1日に決済されたもののうち。' +
      '当社自身が聞き逃したものは、取引が無効になる前に改めて問い合わせます。',
    withdrawals: '申請から支払いまで。5営業日を約束し、それより長くかかるものを数えています。',
  },
  licence: {
    none: 'ライセンスは設定されていません。この環境はデモ用です。',
    noneLive: 'ライセンスが設定されていないため、ライブ取引は受け付けていません。',
    regulator: '監督機関',
    number: '番号',
    countries: '国',
    expires: '終了日',
    ended: (day) => `${day}に終了`,
    register: '公的な登録簿で調べる',
  },
}
