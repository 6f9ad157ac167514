// In Turkish: words of the foot of every public page.

import type { Messages } from '#contract/shared/messages.ts'
import type { footerWords as english } from '../footer-words.ts'

export const footerWords: Messages<typeof english> = {
  footer: 'Altbilgi',
  contactTitle: 'İletişim',
  write: 'Bize yazın',
  noContact: 'Bu kurulumun işletmecisi henüz bir adres belirtmemiş. Form kendisine ulaşır.',
  riskTitle: 'Risk uyarısı',
  risk:
    'Sabit süreli işlemler yüksek risk taşır. Her işlemin tutarının tamamını kaybedebilirsiniz ' +
    've her fiyattaki marj bizden yanadır: çok sayıda işlemde çoğu insan kaybeder. Asla ' +
    'ihtiyacınız olan parayla işlem yapmayın.',
  riskMore: 'Risk bildirimini okuyun',
}
