// In Japanese: how the product looks and sounds.

import type { Messages } from '#contract/shared/messages.ts'
import type { preferences as english } from '../preferences.ts'

export const preferences: Messages<typeof english> = {
  title: '表示と音',
  lead: 'このブラウザでの外観と音です。ここから送られるのは、通知メールの言語だけです。',
  appearance: '表示',
  themes: { system: 'システムに合わせる', light: 'ライト', dark: 'ダーク' },
  language: '言語',
  thisLanguage: 'これは日本語です。',
  letters: (language) => `メールでの通知の言語: ${language}。ここで選んだ言語になります。`,
  lettersHere: 'この言語でメールを受け取る',
  sounds: '取引が終わったとき',
  sound: '短い音',
  vibration: '短い振動（対応する端末のみ）',
  alike: '勝ちと負けの違いは音の高さだけです。どちらも、より大きくも長くもありません。',
  tryIt: '試す',
}
