// In Japanese: where help is.

import type { Messages } from '#contract/shared/messages.ts'
import type { help as english } from '../help.ts'

export const help: Messages<typeof english> = {
  title: 'ヘルプと法的情報',
  centre: 'ヘルプの記事',
  liveChat: 'ライブチャット',
  contact: 'お問い合わせ',
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  risk: 'リスク開示',
  aml: 'マネーロンダリング防止方針',
  payment: '支払い方針',
  site: '公開サイト',
}
