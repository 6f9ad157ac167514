// In Turkish: what stands beside a price.

import type { Messages } from '#contract/shared/messages.ts'
import type { prices as english } from '../prices.ts'

export const prices: Messages<typeof english> = {
  none: 'Henüz fiyat yok',
  today: '24 saatte',
  at: (time) => `saat ${time} UTC`,
  justNow: 'az önce',
  secondsAgo: (seconds) => `${seconds} sn önce`,
  minutesAgo: (minutes) => `${minutes} dk önce`,
  hoursAgo: (hours) => `${hours} sa önce`,
  stale: 'bayat',
  staleNote: 'Bu fiyat, üzerinden işlem yapılamayacak kadar uzun süredir hareket etmedi.',
  closed: 'piyasa kapalı',
  chart: 'Grafik',
  chartOf: (name, price) => `${name} grafiği. Son fiyat ${price}.`,
  chartFailed: 'Grafik yüklenemedi.',
  chartEmpty: 'Bu fiyatın henüz geçmişi yok.',
  interval: 'Bir mumun süresi',
  intervals: { 60: '1 dk', 900: '15 dk', 3600: '1 sa', 86400: '1 gün' },
  candles: 'Mumlar',
  area: 'Çizgi',
  look: 'Nasıl çizildiği',
}
