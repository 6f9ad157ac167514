// In Polish: what stands beside a price.

import type { Messages } from '#contract/shared/messages.ts'
import type { prices as english } from '../prices.ts'

export const prices: Messages<typeof english> = {
  none: 'Jeszcze brak kursu',
  today: 'w 24 godz.',
  at: (time) => `o ${time} UTC`,
  justNow: 'przed chwilą',
  secondsAgo: (seconds) => `${seconds} s temu`,
  minutesAgo: (minutes) => `${minutes} min temu`,
  hoursAgo: (hours) => `${hours} godz. temu`,
  stale: 'nieświeży',
  staleNote: 'Ten kurs nie poruszył się zbyt długo, by na nim handlować.',
  closed: 'rynek zamknięty',
  chart: 'Wykres',
  chartOf: (name, price) => `Wykres ${name}. Ostatni kurs ${price}.`,
  chartFailed: 'Nie udało się wczytać wykresu.',
  chartEmpty: 'Nie ma jeszcze historii tego kursu.',
  interval: 'Ile trwa jedna świeca',
  intervals: { 60: '1 min', 900: '15 min', 3600: '1 godz.', 86400: '1 dzień' },
  candles: 'Świece',
  area: 'Linia',
  look: 'Jak jest narysowany',
}
