// In Italian: what stands beside a price.

import type { Messages } from '#contract/shared/messages.ts'
import type { prices as english } from '../prices.ts'

export const prices: Messages<typeof english> = {
  none: 'Ancora nessun prezzo',
  today: 'nelle 24 h',
  at: (time) => `${time} UTC`,
  justNow: 'proprio ora',
  secondsAgo: (seconds) => `${seconds} s fa`,
  minutesAgo: (minutes) => `${minutes} min fa`,
  hoursAgo: (hours) => `${hours} h fa`,
  stale: 'non aggiornato',
  staleNote: 'Questo prezzo non si muove da troppo tempo per operarci.',
  closed: 'mercato chiuso',
  chart: 'Grafico',
  chartOf: (name, price) => `Grafico di ${name}. Ultimo prezzo ${price}.`,
  chartFailed: 'Non è stato possibile caricare il grafico.',
  chartEmpty: 'Di questo prezzo non c’è ancora storia.',
  interval: 'Quanto dura una candela',
  intervals: { 60: '1 min', 900: '15 min', 3600: '1 h', 86400: '1 giorno' },
  candles: 'Candele',
  area: 'Linea',
  look: 'Come è disegnato',
}
