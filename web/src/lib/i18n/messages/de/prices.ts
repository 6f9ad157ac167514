// In German: what stands beside a price.

import type { Messages } from '#contract/shared/messages.ts'
import type { prices as english } from '../prices.ts'

export const prices: Messages<typeof english> = {
  none: 'Noch kein Kurs',
  today: 'in 24 Std',
  at: (time) => `um ${time} UTC`,
  justNow: 'gerade eben',
  secondsAgo: (seconds) => `vor ${seconds} s`,
  minutesAgo: (minutes) => `vor ${minutes} min`,
  hoursAgo: (hours) => `vor ${hours} Std`,
  stale: 'veraltet',
  staleNote: 'Dieser Kurs steht schon zu lange still, um darauf zu handeln.',
  closed: 'Markt geschlossen',
  chart: 'Chart',
  chartOf: (name, price) => `Chart von ${name}. Letzter Kurs ${price}.`,
  chartFailed: 'Der Chart konnte nicht geladen werden.',
  chartEmpty: 'Von diesem Kurs gibt es noch keinen Verlauf.',
  interval: 'Wie lange eine Kerze dauert',
  intervals: { 60: '1 min', 900: '15 min', 3600: '1 Std', 86400: '1 Tag' },
  candles: 'Kerzen',
  area: 'Linie',
  look: 'Wie er gezeichnet ist',
}
