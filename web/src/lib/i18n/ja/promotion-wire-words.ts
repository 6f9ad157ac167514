// In Japanese: every "no" of promotions.

import type { promotionRefusals } from '#contract/client/promotion-refusals.ts'

export const refusals: Readonly<Record<keyof typeof promotionRefusals, string>> = {
  promo_code_unknown: 'そのようなコードはありません。つづりをご確認ください。',
  promo_code_used_up: 'このコードは、使える回数まで使われました。',
  promotion_used_up: 'このプロモーションに用意されたものは、すべて配られました。',
  promotion_over: 'このプロモーションは現在実施していません。',
  promotion_banned:
    'プロフィールの国の法律は、取引のプロモーションを禁じています（{law}）。運営者の設定にかかわらず、' +
    'その国では何も提供しません。',
  promotion_country: 'このプロモーションは、プロフィールの国では実施していません。',
  promotion_needs_profile:
    'プロモーションは国によって異なります。先にプロフィールを完成させてください。',
  promotion_needs_email: '先にメールアドレスを確認してください。',
  promotion_needs_identity: 'このプロモーションは、本人確認書類が承認された方が対象です。',
  promotion_only_new: 'このプロモーションは、その開始後に開設された口座が対象です。',
  promotion_household:
    'このプロモーションは、同じ書類、端末、カードまたは出金アドレスの口座がすでに使いました。' +
    '1世帯につき1人が対象です。',
  promotion_beside: 'これと併用できない別のプロモーションが進行中です。',
  promotion_client_full:
    'このプロモーションで1人のお客様が受け取れるものは、すでに受け取られています。',
  promotion_heavy_losses:
    '直近{days}日間にライブ口座で{$limit}を超えて失った方には、何も提供しません。お客様はこれに' +
    '当たります。「制限と休止」をご覧ください。',
  grant_ended: 'これはすでに終わっています。',
}
