// In Japanese: the page for a path that has none.

import type { Messages } from '#contract/shared/messages.ts'
import type { notFound as english } from '../not-found.ts'

export const notFound: Messages<typeof english> = {
  title: 'ここにページはありません',
  description: 'アドレスの入力誤りか、ページが移動した可能性があります。',
  trail: '見つかりません',
  lead:
    'アドレスの入力誤りか、ページが移動した可能性があります。検索するか、' +
    'ここから先へお進みください。',
  search: 'ページと市場を検索',
  hint: '例: 手数料、BTC',
  pages: 'ページ',
  markets: '市場',
  found: '見つかったものを下の一覧に示します。',
  nothing: 'その名前のものはありません。次のページがあります:',
  about: {
    '/': 'スタート, デモ, ホーム',
    '/help': '使い方, 質問, faq, 用語, 確率, 損益分岐点',
    '/about-us': '会社, 当社について',
    '/pricing': 'プラン, 価格, 費用, 手数料, 料金',
    '/contact-us': 'サポート, ヘルプ, チャット, メール, 苦情, 問い合わせ',
    '/bitcoin-trading': 'btc, ビットコイン, コイン',
    '/bitcoin-cash': 'bch, ビットコインキャッシュ, コイン',
    '/litecoin-trading': 'ltc, ライトコイン, コイン',
    '/etherum-trading': 'eth, イーサリアム, コイン',
    '/ripple-trading': 'xrp, リップル, コイン',
    '/financial-instruments': '市場, 価格, 外国為替, fx, 通貨, チャート, 銘柄',
    '/live-payouts': '出金, 証拠, 支払い',
    '/risk-disclosure': 'リスク, 損失, 警告',
    '/fairness': '決済の仕方, レシート, 較正, 価格',
    '/status': '稼働状況, 提供元, ライセンス, バージョン',
    '/legal': '利用規約, 規約',
    '/privacy': 'データ, クッキー, cookies',
    '/aml-policy': 'マネーロンダリング, 本人確認, kyc',
    '/payment-policy': '入金, 出金, 返金, 手数料',
    '/auth/signin': 'ログイン, パスワード',
    '/auth/signup': '登録, 口座, デモ',
  },
}
