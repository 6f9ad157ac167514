// In French: what stands beside a price.

import type { Messages } from '#contract/shared/messages.ts'
import type { prices as english } from '../prices.ts'

export const prices: Messages<typeof english> = {
  none: 'Pas encore de cours',
  today: 'en 24 h',
  at: (time) => `à ${time} UTC`,
  justNow: 'à l’instant',
  secondsAgo: (seconds) => `il y a ${seconds} s`,
  minutesAgo: (minutes) => `il y a ${minutes} min`,
  hoursAgo: (hours) => `il y a ${hours} h`,
  stale: 'périmé',
  staleNote: 'Ce cours n’a pas bougé depuis trop longtemps pour trader dessus.',
  closed: 'marché fermé',
  chart: 'Graphique',
  chartOf: (name, price) => `Graphique de ${name}. Dernier cours ${price}.`,
  chartFailed: 'Le graphique n’a pas pu être chargé.',
  chartEmpty: 'Il n’y a pas encore d’historique de ce cours.',
  interval: 'Combien dure une bougie',
  intervals: { 60: '1 min', 900: '15 min', 3600: '1 h', 86400: '1 jour' },
  candles: 'Bougies',
  area: 'Ligne',
  look: 'Comment il est dessiné',
}
