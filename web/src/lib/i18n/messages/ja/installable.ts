// In Japanese: what is said without a line, and of a newer version.

import type { Messages } from '#contract/shared/messages.ts'
import type { installable as english } from '../installable.ts'

export const installable: Messages<typeof english> = {
  offline: {
    title: 'オフラインです',
    text:
      '接続がないため、ここには価格がなく、取引もできません。未決済の取引は、それでもサーバーで' +
      '時刻どおりに終わり、サーバーの価格で決済されます。',
    again: 'もう一度試す',
  },
  update: {
    ready: '新しいバージョンがあります。',
    reload: '再読み込み',
    later: '後で',
  },
}
