// In Turkish: the trade one can try on the first page.

import type { Messages } from '#contract/shared/messages.ts'
import type { tryTrade as english } from '../try-trade.ts'

export const tryTrade: Messages<typeof english> = {
  label: 'Denenecek örnek',
  note:
    'Canlı fiyatlar ve oyun parasıyla bir örnek. Yalnızca bu tarayıcıda çalışır: hiçbir şey ' +
    'gönderilmez veya kaydedilmez. Saniyede bir fiyat alır; gerçek işlemler her birini alır.',
  ask: (amount, duration) =>
    `${duration} için ${amount}: fiyat kullanım fiyatının üstünde mi altında mı bitecek?`,
  above: (strike) => `${strike} üstünde`,
  below: (strike) => `${strike} altında`,
  waiting: 'Taze bir fiyat bekleniyor',
  none: 'Şu anda adil fiyat yok',
  entry: 'Girişiniz bir sonraki fiyat',
  winning: (by, left) => `${by} farkla kazanıyor, ${left} kaldı`,
  losing: (by, left) => `${by} farkla kaybediyor, ${left} kaldı`,
  level: (left) => `Kullanım fiyatında, ${left} kaldı`,
  result: {
    won: (sum) => `Kazandı: ${sum}`,
    lost: (sum) => `Kaybetti: ${sum}`,
    draw: 'Berabere: tutar geri gelir',
  },
  ended: (price, strike) => `${price} seviyesinde bitti; kullanım fiyatı ${strike} idi.`,
  strike: (price) => `kullanım fiyatı ${price}`,
  again: 'Tekrar dene',
  picture: 'Son dakikaların fiyatı',
}
