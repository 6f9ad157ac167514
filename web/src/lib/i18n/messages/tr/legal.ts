// In Turkish: what stands around the legal texts.

import type { Messages } from '#contract/shared/messages.ts'
import type { legal as english } from '../legal.ts'

export { operatorInEnglish } from '../legal.ts'

export const legal: Messages<typeof english> = {
  titles: {
    terms: 'Hüküm ve Koşullar',
    privacy: 'Gizlilik Politikası',
    'risk-disclosure': 'Risk Bildirimi',
    'aml-policy': 'AML ve KYC Politikası',
    'payment-policy': 'Ödeme Politikası',
  },
  descriptions: {
    terms:
      'Sizinle işletmeci arasındaki anlaşma: işlemler nasıl fiyatlanır ve sonuçlandırılır, ne ' +
      'tutar ve taraflar onu nasıl sona erdirebilir.',
    privacy:
      'Hakkınızda hangi verilerin ne için, ne kadar süreyle saklandığı, onları kimin aldığı ve ' +
      'nasıl dışa aktardığınız veya sildirdiğiniz.',
    'risk-disclosure':
      'Ne kaybedebilirsiniz ve neden: her fiyattaki marj, kaldıraç ve zarar durdurma olmaması ' +
      've gerçekleştirme, karşı taraf, likidite ve elektronik işlem riskleri.',
    'aml-policy': 'Müşteriler nasıl tanımlanır, hangi belgeler ne zaman gerekir ve nasıl saklanır.',
    'payment-policy':
      'Para nasıl yatırılır ve çekilir: yöntemler, süreler, ücretler ve çekmeden önce neden ' +
      'kimsenin para yatırması gerekmediği.',
  },
  contents: 'İçindekiler',
  short: 'Kısaca',
  version: (version) => `Sürüm ${version}`,
  time: ({ state, effective_from: from, effective_until: until }) => {
    if (from === null)
      return state === 'former' ? 'bu site açılmadan önce değiştirildi' : 'yürürlükte'
    if (state === 'coming') return `yürürlüğe giriş ${from}`
    if (state === 'former') return until === null ? `başlangıç ${from}` : `${from} – ${until}`
    return until === null ? `yürürlükte, başlangıç ${from}` : `yürürlükte, ${from} – ${until}`
  },
  versions: 'Bu metnin sürümleri',
  versionsLead:
    'Her biri adresini ve kelimelerini korur. Bir değişiklik, bildiriminden otuz gün sonra ' +
    'geçerli olur.',
  allVersions: 'Tüm sürümler',
  coming: (date) => `${date} tarihinden itibaren yeni bir sürüm geçerli.`,
  notYet: 'Bu sürüm henüz yürürlükte değil.',
  former: 'Bu sürüm yürürlükte değil.',
  readInForce: 'Yürürlükte olanı okuyun',
  onlyEnglish: 'Bu metin yalnızca İngilizcedir.',
  translated: 'Bu bir çeviridir. Ayrıştığı yerde İngilizce metin geçerlidir.',
  sandboxTitle: 'Bu bir tanıtımdır',
  sandbox:
    'Bu kurulumda hiçbir şey para almaz. Lisans ayarlanmamıştır, tüm bakiyeler oyun parasıdır ' +
    've yatırılan ya da çekilen şeyler değeri olmayan test coin’leri ve test kartlarıdır.',
  operator: {
    unnamed: (brand) => `${brand} işletmecisi`,
    contactPage: 'desteğimiz ([iletişim sayfası](/contact-us) üzerinden)',
    name: 'İşletmeci',
    unset: 'Belirtilmemiş: bu kurulumun ayarlarında tüzel kişi yok.',
    number: 'Sicil numarası',
    address: 'Adres',
    email: 'E-posta',
    noEmail: 'Ayarlanmamış. Lütfen [iletişim sayfasını](/contact-us) kullanın.',
    phone: 'Telefon',
    hours: (hours) => `(${hours})`,
    law: (country) => (country === 'the Netherlands' ? 'Hollanda' : country),
    privacyEmail: 'Verileriniz hakkında',
    complaintsEmail: 'Şikâyetler için',
    licence: 'Lisans kaydı',
    noLicence: 'Yok. Burada lisans ayarlanmamıştır ve olduğu da iddia edilmez.',
    licenceOnStatus: '[Durum sayfasında](/status), kamuya açık sicildeki kaydıyla.',
  },
}
