// Every letter in every language, as it leaves: whole, in its own words, and from the side it is
// read from.

import { describe, expect, test } from 'vitest'
import { basePathOf, directionOf, languages } from '#contract/shared/languages.ts'
import { pathOf } from '#contract/shared/ways.ts'
import { client, lettersIn, token } from '#test/letters.ts'
import { composeMail, type Letter, type Letterhead } from './platform/mail.ts'
import { wordingIn } from './platform/wording.ts'

const head: Letterhead = {
  siteUrl: 'https://trade.example',
  brandHue: null,
  brandLogo: null,
  brandName: 'Fair & <Square>',
  senderAddress: 'no-reply@trade.example',
  companyName: null,
  supportEmail: 'help@trade.example',
  supportPhone: null,
  isSandbox: true,
}

const english = await lettersIn('en')

/** What a letter says of its own, and not of facts: those are alike in each language. */
function wordsOf({ subject, paragraphs, closing = [], action }: Letter): string[] {
  return [subject, ...paragraphs, ...closing, ...(action ? [action.label] : [])]
}

/** What stands in letters as somebody else wrote it, or as a name of its own. */
const facts = new Set([
  ...['Too <b>dark</b> & blurred', 'Not <i>yours</i>', 'Nothing <i>came</i>', 'tb1q'],
  ...[
    'The <i>chain</i> took it back',
    'Noted <b>twice</b>',
    'Two <b>demos</b>',
    'Cleared <b>up</b>',
  ],
  ...['A <b>dispute</b>', 'Two accounts', 'Not <i>funded</i>', 'Your plan is now Gold.'],
])

describe.each(languages.map((language) => [language]))('in %s', (language) => {
  test('each letter is whole, in words of its own, with its link into that language', async () => {
    const letters = await lettersIn(language)
    expect(letters.map(({ name }) => name)).toEqual(english.map(({ name }) => name))
    for (const [index, { name, letter }] of letters.entries()) {
      const mail = composeMail(client.email, letter, head)
      const known = english[index]?.letter as Letter
      expect(mail.subject, name).not.toBe('')
      expect(wordsOf(letter)).toHaveLength(wordsOf(known).length)
      expect(letter.greeting, name).toContain(client.firstname)
      for (const [at, words] of wordsOf(letter).entries()) {
        expect(words, name).not.toMatch(/\b(undefined|null|NaN)\b|\[object|[{}]|=>/)
        expect(words.trim(), name).not.toBe('')
        const isFact = facts.has(words.replace(/[\u2066\u2069]/g, ''))
        if (language !== 'en' && !isFact) expect(words, name).not.toBe(wordsOf(known)[at])
      }
      if (letter.action) {
        const url = `${head.siteUrl}${basePathOf(language)}${pathOf(letter.action)}`
        expect(mail.text, name).toContain(url)
        expect(mail.html.match(/href="[^"]*"/g), name).toContain(`href="${url}"`)
      }
    }
  })

  test('each says how it is read, and nothing of it is markup but ours', async () => {
    const spoken = `lang="${language}" dir="${directionOf(language)}"`
    for (const { name, letter } of await lettersIn(language)) {
      const { html, text } = composeMail(client.email, { ...letter, stopToken: token }, head)
      expect(html, name).toContain(`<html ${spoken}>`)
      expect(html, name).toContain(`<div class="page" ${spoken}>`)
      expect(html, name).not.toMatch(/<b>|<i>/)
      const { frame, sandboxNotice } = wordingIn(language)
      for (const words of [sandboxNotice, frame.stop, frame.support('help@trade.example')]) {
        expect(text.replace(/\s+/g, ' '), name).toContain(words)
      }
      const stop = `${head.siteUrl}${basePathOf(language)}/auth/unsubscribe?hash=${token}`
      expect(text, name).toContain(stop)
    }
  })

  test('amounts, coins and days are written as there', async () => {
    const letters = await lettersIn(language)
    const said = letters.map(({ letter }) => wordsOf(letter).join('\n')).join('\n')
    const isComma = ['nl', 'de', 'fr', 'es', 'pt', 'it', 'pl', 'tr'].includes(language)
    expect(said).toContain(isComma ? '0,00222791 BTC' : '0.00222791 BTC')
    expect(said).toContain(isComma ? '247,00' : '247.00')
    // Days year first are left to English, and to addresses of pages.
    if (language !== 'en') expect(said).not.toMatch(/(?<![/\d])\d{4}-\d\d-\d\d/)
  })
})
