// What staff are told of the books, in words.

import type { Letter } from '#server/platform/mail.ts'

const namedMost = 20

/** `sentences`: those that were not told before. */
export function booksDifferLetter(sentences: readonly string[]): Letter {
  const named = sentences.slice(0, namedMost)
  const more = sentences.length - named.length
  const number = sentences.length === 1 ? 'A difference' : `${sentences.length} differences`
  return {
    language: 'en',
    subject: `The books differ: ${number.toLowerCase()} found`,
    greeting: 'Hello,',
    paragraphs: [
      `${number} between our books and those who keep the money came up, and stood when it was ` +
        'looked at again:',
      ...named,
      ...(more > 0 ? [`${more} more are in the list.`] : []),
    ],
    closing: [
      'Nothing was changed. "npm run reconcile" lists all that differ now. You are told of each ' +
        'once, until it is gone.',
      'Where the operator moved the coins, note it in the office: Coins moved.',
    ],
  }
}
