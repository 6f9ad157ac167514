// In Arabic: what push messages say, and the lines of a digest.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { noticeWords as english } from '../notice-words.ts'
import { notices } from './notices.ts'

const plural = pluralOf('ar')

function severalOf(count: number): string {
  return plural(count, {
    one: 'في حسابك أمر واحد للقراءة.',
    two: 'في حسابك أمران للقراءة.',
    few: `في حسابك ${count} أمور للقراءة.`,
    other: `في حسابك ${count} أمرًا للقراءة.`,
  })
}

export const noticeWords: Messages<typeof english> = {
  news: 'هناك جديد عن حسابك.',
  several: severalOf,
  test: 'تصل الإشعارات الفورية إلى هذا الجهاز.',
  sandbox: 'عرض توضيحي',
  textOf: notices.textOf,
}
