// In Japanese: the frame of the public site.

import type { Messages } from '#contract/shared/messages.ts'
import type { site as english } from '../site.ts'

export const site: Messages<typeof english> = {
  trail: '現在の位置',
  menu: {
    main: 'メイン',
    about: '当社について',
    plans: '取引プラン',
    crypto: '暗号資産',
    bitcoin: 'Bitcoin',
    bitcoinCash: 'Bitcoin Cash',
    litecoin: 'Litecoin',
    ethereum: 'Ethereum',
    ripple: 'Ripple',
    resources: '資料',
    instruments: '金融商品',
    payouts: '支払済みの出金',
    signals: 'シグナル',
    risk: 'リスク開示',
    fairness: '公正さ',
    status: 'ステータス',
    help: 'ヘルプ',
    legal: '法的情報',
    terms: '利用規約',
    privacy: 'プライバシーポリシー',
    aml: 'マネーロンダリング防止方針',
    payment: '支払い方針',
    contact: 'お問い合わせ',
  },
  language: '言語',
  explore: '見てみる',
  by: (company) => `運営: ${company}。`,
  noCompany: 'この環境を運営する会社はまだありません。',
  status: 'この環境の状態とバージョン',
}
