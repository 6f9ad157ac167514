// In Portuguese: what stands beside a price.

import type { Messages } from '#contract/shared/messages.ts'
import type { prices as english } from '../prices.ts'

export const prices: Messages<typeof english> = {
  none: 'Ainda sem preço',
  today: 'em 24 h',
  at: (time) => `${time} UTC`,
  justNow: 'agora mesmo',
  secondsAgo: (seconds) => `há ${seconds} s`,
  minutesAgo: (minutes) => `há ${minutes} min`,
  hoursAgo: (hours) => `há ${hours} h`,
  stale: 'desatualizado',
  staleNote: 'Este preço não se move há demasiado tempo para negociar com ele.',
  closed: 'mercado fechado',
  chart: 'Gráfico',
  chartOf: (name, price) => `Gráfico de ${name}. Último preço ${price}.`,
  chartFailed: 'Não foi possível carregar o gráfico.',
  chartEmpty: 'Ainda não há histórico deste preço.',
  interval: 'Quanto dura uma vela',
  intervals: { 60: '1 min', 900: '15 min', 3600: '1 h', 86400: '1 dia' },
  candles: 'Velas',
  area: 'Linha',
  look: 'Como é desenhado',
}
