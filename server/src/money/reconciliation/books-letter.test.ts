import { expect, test } from 'vitest'
import { composeMail } from '#server/platform/mail.ts'
import { booksDifferLetter } from './books-letter.ts'

const head = {
  siteUrl: 'https://trade.example',
  brandHue: null,
  brandLogo: null,
  brandName: 'Fair',
  senderAddress: 'no-reply@trade.example',
  companyName: null,
  supportEmail: null,
  supportPhone: null,
  isSandbox: false,
}

test('names each difference, and how many more there are', () => {
  const one = booksDifferLetter(['Something <b>differs</b>.'])
  expect(one.subject).toBe('The books differ: a difference found')
  const mail = composeMail('staff@trade.example', one, head)
  expect(mail.html).toContain('Something &lt;b&gt;differs&lt;/b&gt;.')
  const many = booksDifferLetter(Array.from({ length: 30 }, (_, nr) => `Difference ${nr}.`))
  expect(many.subject).toBe('The books differ: 30 differences found')
  expect(many.paragraphs).toContain('Difference 19.')
  expect(many.paragraphs).not.toContain('Difference 20.')
  expect(many.paragraphs).toContain('10 more are in the list.')
})
