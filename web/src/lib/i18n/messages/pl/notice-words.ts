// In Polish: what push messages say, and the lines of a digest.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { noticeWords as english } from '../notice-words.ts'
import { notices } from './notices.ts'

const plural = pluralOf('pl')

export const noticeWords: Messages<typeof english> = {
  news: 'Są wiadomości o twoim koncie.',
  several: (count: number) =>
    plural(count, {
      one: `Na twoim koncie jest ${count} rzecz do przeczytania.`,
      few: `Na twoim koncie są ${count} rzeczy do przeczytania.`,
      other: `Na twoim koncie jest ${count} rzeczy do przeczytania.`,
    }),
  test: 'Wiadomości push docierają na to urządzenie.',
  sandbox: 'demonstracja',
  textOf: notices.textOf,
}
