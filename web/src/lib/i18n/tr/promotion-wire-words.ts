// In Turkish: every "no" of promotions.

import type { promotionRefusals } from '#contract/client/promotion-refusals.ts'

export const refusals: Readonly<Record<keyof typeof promotionRefusals, string>> = {
  promo_code_unknown: 'Böyle bir kod yok. Lütfen nasıl yazıldığına bakın.',
  promo_code_used_up: 'Bu kod kullanılabileceği kadar kullanıldı.',
  promotion_used_up: 'Bu promosyon için ayrılan dağıtıldı.',
  promotion_over: 'Bu promosyon şu anda yürümüyor.',
  promotion_banned:
    'Profilinizdeki ülkenin yasası, işlem yapmaya yönelik promosyonları yasaklar ({law}). Bir ' +
    'işletmeci ne ayarlarsa ayarlasın orada hiçbir şey sunulmaz.',
  promotion_country: 'Bu promosyon profilinizdeki ülkede yürümüyor.',
  promotion_needs_profile: 'Promosyonlar ülkenize bağlıdır. Lütfen önce profilinizi tamamlayın.',
  promotion_needs_email: 'Lütfen önce e-postanızı doğrulayın.',
  promotion_needs_identity: 'Bu promosyon, kimlik belgesi onaylanmış müşteriler içindir.',
  promotion_only_new: 'Bu promosyon, başladıktan sonra açılan hesaplar içindir.',
  promotion_household:
    'Bu promosyon aynı belgeye, cihaza, karta veya çekim adresine sahip bir hesapça zaten ' +
    'kullanıldı. Bir haneden bir kişi içindir.',
  promotion_beside: 'Süren başka bir promosyonunuz var; bu, onun yanında verilmez.',
  promotion_client_full: 'Bir müşterinin bu promosyondan alabileceğini aldınız.',
  promotion_heavy_losses:
    'Son {days} günde canlı hesapta {$limit} üstünde kaybedene hiçbir şey sunulmaz. Bu sizin ' +
    'için geçerli; lütfen “Sınırlar ve molalar” sayfasına bakın.',
  grant_ended: 'Bu zaten bitti.',
}
