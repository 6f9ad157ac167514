// In Japanese: what every mail says around its letter, and letters of conversations.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  chat as englishChat,
  contact as englishContact,
  frame as englishFrame,
} from '../frame.ts'

export { sandboxNotice } from '#contract/public/ja/sandbox-words.ts'

export const frame: Messages<typeof englishFrame> = {
  hello: (name) => `${name}様`,
  helloAnybody: 'こんにちは。',
  support: (ways) => `サポート: ${ways}`,
  orOpen: 'または次のアドレスを開いてください:',
  stop: 'このようなメールを今後受け取らない:',
}

export const chat: Messages<typeof englishChat> = {
  mark: '## この行より上に回答をお書きください ##',
  unread: {
    subject: 'ご質問への回答',
    paragraphs: ['当サイトのチャットでお問い合わせをいただきました。回答は次のとおりです:'],
    closing: [
      '会話は、当サイトのチャットで続きます。お書きになったブラウザ、またはログインしているどこからでもご覧いただけます。',
    ],
  },
  goesBack:
    'このメールへの返信は会話に載ります。画像とファイルは載りません。チャットでお送りください。',
  transcript: {
    subject: 'チャットでの会話の内容',
    paragraphs: ['ご希望の、当社との会話の内容です。時刻はUTCです。'],
  },
  you: 'お客様',
  support: 'サポート',
}

export const contact: Messages<typeof englishContact> = {
  answer: { subject: 'お送りいただいたメッセージについて' },
}
