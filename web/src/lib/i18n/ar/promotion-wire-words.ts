// In Arabic: every "no" of promotions.

import type { promotionRefusals } from '#contract/client/promotion-refusals.ts'

export const refusals: Readonly<Record<keyof typeof promotionRefusals, string>> = {
  promo_code_unknown: 'لا يوجد رمز كهذا. تحقق من كتابته.',
  promo_code_used_up: 'استُعمل هذا الرمز بعدد المرات الممكن.',
  promotion_used_up: 'ما خُصص لهذا العرض قد مُنح كله.',
  promotion_over: 'هذا العرض غير سارٍ الآن.',
  promotion_banned:
    'يحظر قانون بلد ملفك الشخصي العروض الترويجية للتداول ({law}). لا يُعرض هناك شيء، مهما عيّن ' +
    'المشغّل.',
  promotion_country: 'هذا العرض غير سارٍ في بلد ملفك الشخصي.',
  promotion_needs_profile: 'تتوقف العروض على بلدك. أكمل ملفك الشخصي أولًا.',
  promotion_needs_email: 'أكّد بريدك الإلكتروني أولًا.',
  promotion_needs_identity: 'هذا العرض للعملاء الذين تمت الموافقة على مستند هويتهم.',
  promotion_only_new: 'هذا العرض للحسابات التي فُتحت بعد بدايته.',
  promotion_household:
    'استعمل هذا العرض من قبل حساب له المستند نفسه أو الجهاز أو البطاقة أو عنوان السحب نفسه. ' +
    'وهو لشخص ' +
    'واحد من البيت الواحد.',
  promotion_beside: 'لك عرض آخر سارٍ لا يُمنح هذا إلى جانبه.',
  promotion_client_full: 'حصلت على ما يمكن أن يحصل عليه عميل واحد من هذا العرض.',
  promotion_heavy_losses:
    'لا يُعرض شيء على من خسر أكثر من {$limit} في الحساب المباشر في المدة الأخيرة (عدد أيامها: ' +
    '{days}). وهذا ينطبق عليك؛ انظر «الحدود والاستراحات».',
  grant_ended: 'انتهى هذا من قبل.',
}
