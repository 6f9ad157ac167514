// What stands beside a price wherever the public site shows one.

export const prices = {
  none: 'No price yet',
  today: 'in 24 h',
  at: (time: string) => `at ${time} UTC`,
  justNow: 'just now',
  secondsAgo: (seconds: number) => `${seconds} s ago`,
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
  stale: 'stale',
  staleNote: 'This price has not moved for too long to trade on.',
  closed: 'market closed',
  chart: 'Chart',
  chartOf: (name: string, price: string) => `Chart of ${name}. Last price ${price}.`,
  chartFailed: 'The chart could not be loaded.',
  chartEmpty: 'There is no history of this price yet.',
  interval: 'How long a candle lasts',
  intervals: { 60: '1 m', 900: '15 m', 3600: '1 h', 86400: '1 day' },
  candles: 'Candles',
  area: 'Line',
  look: 'How it is drawn',
}
