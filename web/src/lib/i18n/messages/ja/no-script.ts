// In Japanese: what stands in a page for browsers without scripts.

import type { Messages } from '#contract/shared/messages.ts'
import type { noScript as english } from '../no-script.ts'

export const noScript: Messages<typeof english> = {
  text:
    'ログインと取引にはJavaScriptが必要です。公開ページはそれなしでも、' +
    '作成時の価格とともに読めます。チャート、折りたたみメニュー、検索、' +
    'お問い合わせフォームには必要です。',
}
