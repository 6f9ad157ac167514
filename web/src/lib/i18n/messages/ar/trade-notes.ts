// In Arabic: that an average decides the end, where one does.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { tradeNotes as english } from '../trade-notes.ts'

const plural = pluralOf('ar')

function secondsOf(count: number): string {
  return plural(count, {
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: `${count} ثوانٍ`,
    other: `${count} ثانية`,
  })
}

export const tradeNotes: Messages<typeof english> = {
  average: (seconds) => `متوسط سعر آخر ${secondsOf(seconds)} هو ما يحسم، وليس آخر سعر.`,
}
