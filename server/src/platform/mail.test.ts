import { expect, test } from 'vitest'
import { sandboxNotice } from '#contract/public/sandbox-words.ts'
import { hueColor } from '#kernel/hue-color.ts'
import { composeMail, type Letter, type Letterhead } from './mail.ts'

const head: Letterhead = {
  siteUrl: 'https://example.com',
  brandHue: null,
  brandLogo: null,
  brandName: 'Fair & Square',
  senderAddress: 'no-reply@example.com',
  companyName: 'Fair & Square Ltd',
  supportEmail: 'help@example.com',
  supportPhone: null,
  isSandbox: true,
}

const token = 'x'.repeat(60)
const url = `https://example.com/verify-email?hash=${token}`
const letter: Letter = {
  language: 'en',
  subject: 'Hello',
  greeting: 'Hello <b>Eve</b> "&\',',
  paragraphs: ['A paragraph that goes on and on, '.repeat(8).trim()],
  action: { label: 'Do it', to: 'confirmEmail', token },
  closing: ['The end.'],
}

test('both forms say the same: notice, greeting, paragraphs, action, closing, who writes', () => {
  const mail = composeMail('eve@example.org', letter, head)
  const inOrder = [sandboxNotice, 'Hello', 'A paragraph', 'Do it', 'The end.']
  for (const body of [mail.text, mail.html.slice(mail.html.indexOf('<body>'))]) {
    const places = inOrder.map((part) => body.indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(body).toContain(url)
    expect(body).toContain('Support: help@example.com')
  }
  expect(mail.sender).toEqual({ name: 'Fair & Square', address: 'no-reply@example.com' })
})

test('the brand’s logo stands above, and its hue is the button’s, also where no style is let in', () => {
  const brandLogo = '0123456789abcdef-240x64'
  const { html, text } = composeMail('eve@example.org', letter, {
    ...head,
    brandHue: 27,
    brandLogo,
  })
  expect(html).toContain(
    `<img class="logo" src="https://example.com/logo/${brandLogo}.png" width="150" height="40" ` +
      'alt="Fair &amp; Square">',
  )
  expect(html).toContain(`<td class="button" bgcolor="${hueColor(27)}"><a class="action"`)
  expect(text).not.toContain(brandLogo)
  const plain = composeMail('eve@example.org', letter, head).html
  expect(plain).toContain('<p class="brand">Fair &amp; Square</p>')
  expect(plain).toContain(`bgcolor="${hueColor(256)}"`)
})

test('nothing in a letter is markup', () => {
  const { html } = composeMail('eve@example.org', letter, head)
  expect(html).toContain('Hello &lt;b&gt;Eve&lt;/b&gt; &quot;&amp;&#39;,')
  expect(html).toContain('Fair &amp; Square, Fair &amp; Square Ltd')
  expect(html).not.toContain('<b>')
})

test('a quotation is marked line by line, and is no markup', () => {
  const quoted = `<i>One</i>\n--\nFair & Square\n${'two '.repeat(30)}`
  const { text, html, replyTo } = composeMail(
    'eve@example.org',
    { ...letter, quoted, replyTo: 'bob@example.org' },
    head,
  )
  expect(text).toContain('\n\n> <i>One</i>\n> --\n> Fair & Square\n> two two')
  expect(text.split('\n').filter((line) => line.startsWith('> '))).toHaveLength(5)
  expect(html).toContain('<blockquote dir="auto">&lt;i&gt;One&lt;/i&gt;\n--\n')
  expect(replyTo).toBe('bob@example.org')
  expect(composeMail('eve@example.org', letter, head).replyTo).toBeNull()
})

test('the text has short lines, and only a link makes one longer', () => {
  const { text } = composeMail('eve@example.org', letter, head)
  const long = text.split('\n').filter((line) => line.length > 72)
  expect(long).toEqual([url])
  expect(text.replace(/\s+/g, ' ')).toContain(letter.paragraphs[0])
})

test('without a notice, a company or support none is made up', () => {
  const plain = { ...head, isSandbox: false, companyName: null, supportEmail: null }
  const { text, html } = composeMail('eve@example.org', letter, plain)
  expect(text.startsWith('Hello')).toBe(true)
  expect(text.endsWith('--\nFair & Square\n')).toBe(true)
  expect(html).not.toContain('class="notice"')
})

test('the HTML is for light and dark screens', () => {
  const { html } = composeMail('eve@example.org', letter, head)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  // A text colour without its background, or the other way round, is unreadable in one of the two.
  expect(html.match(/(?<![-\w])color:/g)).toHaveLength(html.match(/background:/g)?.length ?? 0)
})

test.each([
  'Hello Win at https://evil.example,',
  'Hello evil.example,',
  'Hello www evil,',
  'Hello eve@evil.example,',
  'Hello Ада.пример,',
])('a name that mail programs would make a link of is not in the greeting: %s', (greeting) => {
  const mail = composeMail('eve@example.org', { ...letter, greeting }, head)
  expect(mail.text).toContain('\nHello,\n')
  expect(mail.text + mail.html).not.toMatch(/evil|Ада/)
})

test.each(['Hello J. R. R.,', "Hello Jean-Luc O'Neill,", 'Hello 李 Zoë,'])(
  'a name is greeted as it is: %s',
  (greeting) => {
    const { text } = composeMail('eve@example.org', { ...letter, greeting }, head)
    expect(text).toContain(`\n${greeting}\n`)
  },
)

test('nothing in a header begins another one, and a name brings no lines of its own', () => {
  const mail = composeMail(
    'eve@example.org',
    { ...letter, subject: 'One\r\nBcc: two@example.org', greeting: 'Hello Eve\r\n\r\nPay here,' },
    { ...head, brandName: 'Brand\nX-Header: y' },
  )
  expect(mail.subject).toBe('One Bcc: two@example.org')
  expect(mail.sender.name).toBe('Brand X-Header: y')
  expect(mail.text).toContain('\nHello Eve Pay here,\n')
})
