// In Japanese: what stands beside a price.

import type { Messages } from '#contract/shared/messages.ts'
import type { prices as english } from '../prices.ts'

export const prices: Messages<typeof english> = {
  none: 'まだ価格なし',
  today: '24時間で',
  at: (time) => `${time} UTC`,
  justNow: 'たった今',
  secondsAgo: (seconds) => `${seconds}秒前`,
  minutesAgo: (minutes) => `${minutes}分前`,
  hoursAgo: (hours) => `${hours}時間前`,
  stale: '更新停止',
  staleNote: 'この価格は、取引するには長く動いていません。',
  closed: '休場中',
  chart: 'チャート',
  chartOf: (name, price) => `${name}のチャート。直近の価格は${price}。`,
  chartFailed: 'チャートを読み込めませんでした。',
  chartEmpty: 'この価格の履歴はまだありません。',
  interval: 'ローソク足の長さ',
  intervals: { 60: '1分', 900: '15分', 3600: '1時間', 86400: '1日' },
  candles: 'ローソク足',
  area: 'ライン',
  look: '描き方',
}
