// In Turkish: personal tokens.

import type { Messages } from '#contract/shared/messages.ts'
import type { apiAccess as english } from '../api-access.ts'

export const apiAccess: Messages<typeof english> = {
  title: 'API erişimi',
  lead:
    'Kişisel belirteç, sizin bir programınızın hesabınızı okumasını veya onunla işlem yapmasını ' +
    'sağlar. Hiçbir belirteç para çekemez, para yatıramaz ya da kim olduğunuzu değiştiremez.',
  docs: 'Tüm çağrılar',
  webhooks: 'Webhook’lar: sormak yerine haber almak',
  scopes: { read: 'Okuma', trade: 'İşlem' },
  both: 'Okuma ve işlem',
  tokens: 'Belirteçleriniz',
  none: 'Henüz hiç oluşturmadınız.',
  make: 'Belirteç oluştur',
  name: 'Ad',
  nameHint: 'Kendiniz için, örneğin hangi program için olduğu',
  scope: 'Ne yapabileceği',
  days: 'Geçerlilik, gün',
  addresses: 'Yalnızca bu adreslerden',
  addressesHint: 'Virgülle ayrılmış adresler veya ağlar; boş: her yerden',
  password: 'Parola',
  passwordAgain: 'Bir kez daha, siz olduğunuzdan emin olmak için',
  making: 'Oluştur',
  shown: 'Şimdi kopyalayın: bir daha gösterilmez.',
  token: 'Belirteç',
  seen: 'Aldım',
  madeAt: (day) => `oluşturulma ${day}`,
  until: (day) => `bitiş ${day}`,
  used: (when) => `son kullanım ${when}`,
  unused: 'hiç kullanılmadı',
  from: (addresses) => `yalnızca şuradan: ${addresses}`,
  revoke: 'İptal et',
  revokeNamed: (name) => `${name} belirtecini iptal et`,
  revoked: 'iptal edildi',
  limits: (calls, orders) =>
    `Bir belirteç dakikada ${calls} çağrı ve ${orders} emir yapar; her yanıt kaç tane kaldığını ` +
    'söyler.',
}
