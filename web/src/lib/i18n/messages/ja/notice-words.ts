// In Japanese: what push messages say, and the lines of a digest.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeWords as english } from '../notice-words.ts'
import { notices } from './notices.ts'

export const noticeWords: Messages<typeof english> = {
  news: '口座に関するお知らせがあります。',
  several: (count: number) => `口座に、お読みいただくものが${count}件あります。`,
  test: 'プッシュ通知はこの端末に届きます。',
  sandbox: 'デモ用の環境',
  textOf: notices.textOf,
}
