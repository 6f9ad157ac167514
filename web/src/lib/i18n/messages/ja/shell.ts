// In Japanese: the frame around every screen.

import type { Category } from '#contract/shared/categories.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { shell as english } from '../shell.ts'

const categories: Readonly<Record<Category, string>> = {
  Cryptocurrency: '暗号資産',
  Currencies: '通貨',
  Indices: '指数',
  Commodities: '商品',
  Bonds: '債券',
  Stocks: '株式',
}

export const shell: Messages<typeof english> = {
  categories,
  home: 'ホーム',
  skip: '本文へ移動',
  menu: 'メニュー',
  close: '閉じる',
  theme: 'ライトとダークを切り替える',
  retry: 'もう一度試す',
  loading: '読み込み中',
  failed: '読み込めませんでした。',
  login: 'ログイン',
  dashboard: 'ダッシュボード',
  register: '登録',
  crashed: 'アプリケーションで予期しないエラーが発生しました',
  crashedHelp:
    'ページを続けられませんでした。取引と資金はサーバーで安全です。もう一度読み込んでください。',
  reload: '再読み込み',
  sources: {
    simulated: '模擬',
    replay: '再生',
    kraken: 'Kraken',
    'kraken trades': 'Kraken、取引',
    coinbase: 'Coinbase',
    'coinbase trades': 'Coinbase、取引',
    bitstamp: 'Bitstamp',
    'bitstamp trades': 'Bitstamp、取引',
    licensed: 'ライセンス提供',
    median: '中央値',
  },
}
