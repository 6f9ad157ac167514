// In Dutch: what stands beside a price.

import type { Messages } from '#contract/shared/messages.ts'
import type { prices as english } from '../prices.ts'

export const prices: Messages<typeof english> = {
  none: 'Nog geen koers',
  today: 'in 24 u',
  at: (time: string) => `om ${time} UTC`,
  justNow: 'zojuist',
  secondsAgo: (seconds: number) => `${seconds} s geleden`,
  minutesAgo: (minutes: number) => `${minutes} min geleden`,
  hoursAgo: (hours: number) => `${hours} u geleden`,
  stale: 'verouderd',
  staleNote: 'Deze koers staat al te lang stil om op te handelen.',
  closed: 'markt gesloten',
  chart: 'Grafiek',
  chartOf: (name: string, price: string) => `Grafiek van ${name}. Laatste koers ${price}.`,
  chartFailed: 'De grafiek kon niet worden geladen.',
  chartEmpty: 'Van deze koers is nog geen verloop bekend.',
  interval: 'Hoe lang een candle duurt',
  intervals: { 60: '1 min', 900: '15 min', 3600: '1 uur', 86400: '1 dag' },
  candles: 'Candles',
  area: 'Lijn',
  look: 'Hoe de grafiek is getekend',
}
