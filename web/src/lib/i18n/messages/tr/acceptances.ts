// In Turkish: words about changed legal texts.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptances as english } from '../acceptances.ts'

export const acceptances: Messages<typeof english> = {
  titles: {
    terms: 'Hüküm ve Koşullar',
    privacy: 'Gizlilik Politikası',
    'risk-disclosure': 'Risk Bildirimi',
    'aml-policy': 'AML ve KYC Politikası',
    'payment-policy': 'Ödeme Politikası',
  },
  changed: 'Hukuki metinlerimiz değişti',
  first: 'Lütfen hukuki metinlerimizi okuyun',
  version: (version) => `sürüm ${version}`,
  meaning:
    'Siz kabul edene kadar yeni işlem açılamaz. Açık işlemler sürer; önceki gibi her şeye ' +
    'bakabilir, para çekebilir, verilerinizi dışa aktarabilir ve hesabınızı kapatabilirsiniz.',
  accept: 'Kabul ediyorum',
  working: 'Bir an',
  later: 'Şimdi değil',
  short: 'Yeni işlemler, hukuki metinlerimizi kabul etmenizi bekliyor.',
  show: 'Göster',
  notice: 'Değişiklik bildirimi',
  from: (date) => `${date} tarihinden itibaren yeni bir sürüm geçerli: `,
  changes: 'Ne değişiyor',
  nothingToDo: 'Şimdi yapılacak bir şey yok. O gün size sorulacak.',
  seen: 'Bunu gördüm',
}
