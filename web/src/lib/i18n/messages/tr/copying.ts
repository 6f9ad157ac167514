// In Turkish: what is said about copying a text.

import type { Messages } from '#contract/shared/messages.ts'
import type { copying as english } from '../copying.ts'

export const copying: Messages<typeof english> = {
  copy: 'Kopyala',
  id: 'Kimliğin tamamını kopyala',
  idCopied: 'İşlem kimliği kopyalandı!',
  failed: 'Kopyalanamadı. Lütfen metni seçip kendiniz kopyalayın.',
}
