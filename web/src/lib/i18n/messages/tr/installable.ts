// In Turkish: what is said without a line, and of a newer version.

import type { Messages } from '#contract/shared/messages.ts'
import type { installable as english } from '../installable.ts'

export const installable: Messages<typeof english> = {
  offline: {
    title: 'Çevrimdışısınız',
    text:
      'Bağlantı yok, bu yüzden burada fiyat da işlem de yok. Açık işlemleriniz yine de sunucuda ' +
      'zamanında biter ve onun fiyatlarına göre sonuçlandırılır.',
    again: 'Tekrar dene',
  },
  update: {
    ready: 'Yeni bir sürüm hazır.',
    reload: 'Yeniden yükle',
    later: 'Daha sonra',
  },
}
