// In Spanish: what stands beside a price.

import type { Messages } from '#contract/shared/messages.ts'
import type { prices as english } from '../prices.ts'

export const prices: Messages<typeof english> = {
  none: 'Aún sin precio',
  today: 'en 24 h',
  at: (time) => `${time} UTC`,
  justNow: 'ahora mismo',
  secondsAgo: (seconds) => `hace ${seconds} s`,
  minutesAgo: (minutes) => `hace ${minutes} min`,
  hoursAgo: (hours) => `hace ${hours} h`,
  stale: 'desfasado',
  staleNote: 'Este precio lleva demasiado tiempo sin moverse para operar con él.',
  closed: 'mercado cerrado',
  chart: 'Gráfico',
  chartOf: (name, price) => `Gráfico de ${name}. Último precio ${price}.`,
  chartFailed: 'El gráfico no se ha podido cargar.',
  chartEmpty: 'Aún no hay historial de este precio.',
  interval: 'Cuánto dura una vela',
  intervals: { 60: '1 min', 900: '15 min', 3600: '1 h', 86400: '1 día' },
  candles: 'Velas',
  area: 'Línea',
  look: 'Cómo se dibuja',
}
