// What a mail looks like: one letter, as text and as HTML, in the operator's name.
// Everything a letter says is text; nothing in it is taken for markup.

import { logoPath, logoSize } from '#contract/public/logo.ts'
import { basePathOf, directionOf, type Language } from '#contract/shared/languages.ts'
import { type Lead, pathOf } from '#contract/shared/ways.ts'
import { hueColor } from '#kernel/hue-color.ts'
import type { Millis } from '#kernel/time.ts'
import { wordingIn } from './wording.ts'

export type Mail = {
  readonly sender: { readonly name: string; readonly address: string }
  readonly recipient: string
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo: string | null
  /** What the button of a mail program posts to, of mails that may be stopped. */
  readonly unsubscribeUrl: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  /** A PDF that goes along. */
  readonly attached?: { readonly name: string; readonly bytes: Buffer }
}

/** A mail in the outbox. */
export type WaitingMail = Mail & {
  readonly id: string
  readonly createdAt: Millis
  /** How often it was tried, this time included. */
  readonly tries: number
}

/** Hands a mail over. Throws when that failed: MailRejected if trying again would be no use. */
export type Mailer = (mail: WaitingMail) => Promise<void>

export class MailRejected extends Error {
  override name = 'MailRejected'
}

/** In whose name mails leave, and how to reach them. */
export type Letterhead = {
  /** Where the site is, e.g. https://trade.example */
  readonly siteUrl: string
  readonly brandName: string
  /** Of the button, in degrees; null: the product's own blue. */
  readonly brandHue: number | null
  /** What the logo is called that stands above the letter; null: there is none. */
  readonly brandLogo: string | null
  readonly senderAddress: string
  readonly companyName: string | null
  readonly supportEmail: string | null
  readonly supportPhone: string | null
  /** Said at the top of every mail. */
  readonly isSandbox: boolean
}

export type Letter = {
  /** What it is written in, and where its links lead. */
  readonly language: Language
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** Somebody else's words: marked as such line by line, so that none pass for ours. */
  readonly quoted?: string
  /** The one thing to do, if there is one. */
  readonly action?: { readonly label: string } & Lead
  /** Below the action. */
  readonly closing?: readonly string[]
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string
  /** Of a mail that may be stopped: what the link that stops them proves itself with. */
  readonly stopToken?: string
}

export function composeMail(recipient: string, letter: Letter, head: Letterhead): Mail {
  const greeted = { ...letter, greeting: safeGreeting(letter) }
  return {
    sender: { name: oneLine(head.brandName), address: head.senderAddress },
    recipient,
    replyTo: letter.replyTo ?? null,
    unsubscribeUrl: stopUrlOf(letter, `${head.siteUrl}/api${stopPath}`),
    subject: oneLine(letter.subject),
    text: textOf(greeted, head),
    html: htmlOf(greeted, head),
  }
}

/** Nothing in a header begins another one. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/**
 * Whoever signs up with somebody else's address chooses the name we greet them by. Mail programs
 * turn what looks like an address into a link: such a name is left out.
 */
function safeGreeting({ greeting, language }: Letter): string {
  const line = oneLine(greeting)
  return /:\/\/|@|\bwww\b|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}/iu.test(line)
    ? wordingIn(language).frame.helloAnybody
    : line
}

function textOf(letter: Letter, head: Letterhead): string {
  const action = actionOf(letter, head)
  const before = [...noticeOf(letter, head), letter.greeting, ...letter.paragraphs]
  const after = [
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(letter.closing ?? []),
    ...stopLinesOf(letter, head).map((url) => `${wordingIn(letter.language).frame.stop}\n${url}`),
    ['--', ...footerOf(letter, head)].join('\n'),
  ]
  const blocks = [...before.map(wrapped), ...quoteOf(letter), ...after.map(wrapped)]
  return `${blocks.join('\n\n')}\n`
}

function quoteOf({ quoted }: Letter): string[] {
  return quoted === undefined ? [] : [wrapped(quoted).replace(/^/gm, '> ')]
}

/** None, or one. */
function noticeOf({ language }: Letter, { isSandbox }: Letterhead): string[] {
  return isSandbox ? [wordingIn(language).sandboxNotice] : []
}

function footerOf({ language }: Letter, head: Letterhead): string[] {
  const support = [head.supportEmail, head.supportPhone].filter((way) => way !== null)
  return [
    head.companyName === null ? head.brandName : `${head.brandName}, ${head.companyName}`,
    ...(support.length > 0 ? [wordingIn(language).frame.support(support.join(', '))] : []),
  ]
}

const lineMost = 72

/**
 * Lines of at most 72 characters, which mail leaves as they are; a longer word, such as a link, is
 * not cut.
 */
function wrapped(block: string): string {
  return block.split('\n').flatMap(brokenUp).join('\n')
}

function brokenUp(line: string): string[] {
  const lines: string[] = []
  let from = 0
  while (line.length - from > lineMost) {
    const before = line.lastIndexOf(' ', from + lineMost)
    const end = before > from ? before : line.indexOf(' ', from + lineMost)
    if (end < 0) break
    lines.push(line.slice(from, end).trimEnd())
    from = end
    while (line[from] === ' ') from += 1
  }
  return [...lines, line.slice(from).trimEnd()]
}

function htmlOf(letter: Letter, head: Letterhead): string {
  const action = actionOf(letter, head)
  const paragraph = (text: string) => `<p>${escaped(text)}</p>`
  const lines = [
    ...noticeOf(letter, head).map((notice) => `<p class="notice">${escaped(notice)}</p>`),
    brandOf(head),
    paragraph(letter.greeting),
    ...letter.paragraphs.map(paragraph),
    ...(letter.quoted === undefined
      ? []
      : [`<blockquote dir="auto">${escaped(letter.quoted)}</blockquote>`]),
    ...(action ? buttonOf(action, letter, head) : []),
    ...(letter.closing ?? []).map(paragraph),
    ...stopLinesOf(letter, head).map((url) => stopLine(url, letter)),
    `<p class="foot">${footerOf(letter, head).map(escaped).join('<br>')}</p>`,
  ]
  // A mail program that takes the page apart keeps what stands within it.
  const spoken = `lang="${letter.language}" dir="${directionOf(letter.language)}"`
  return `<!doctype html>
<html ${spoken}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(letter.subject)}</title>
<style>${mailStyles}</style>
</head>
<body>
<div class="page" ${spoken}>
${lines.join('\n')}
</div>
</body>
</html>
`
}

/** Below /api: `unsubscribe` of the contract. */
const stopPath = '/notices/unsubscribe'

function stopUrlOf({ stopToken }: Letter, page: string): string | null {
  return stopToken === undefined ? null : `${page}?${new URLSearchParams({ hash: stopToken })}`
}

/** None, or one. */
function stopLinesOf({ stopToken, language }: Letter, { siteUrl }: Letterhead): string[] {
  if (stopToken === undefined) return []
  return [`${siteUrl}${basePathOf(language)}${pathOf({ to: 'unsubscribe', token: stopToken })}`]
}

function stopLine(url: string, { language }: Letter): string {
  const words = escaped(wordingIn(language).frame.stop)
  return `<p class="foot">${words}<br><a href="${escaped(url)}">${escaped(url)}</a></p>`
}

type Action = { readonly label: string; readonly url: string }

function actionOf({ action, language }: Letter, { siteUrl }: Letterhead): Action | undefined {
  return (
    action && { label: action.label, url: `${siteUrl}${basePathOf(language)}${pathOf(action)}` }
  )
}

/** The logo where there is one, with the name for whoever sees no pictures. */
function brandOf({ siteUrl, brandName, brandLogo }: Letterhead): string {
  const name = escaped(brandName)
  if (brandLogo === null) return `<p class="brand">${name}</p>`
  const { width, height } = logoSize(brandLogo, { width: 200, height: 40 })
  const size = `width="${width}" height="${height}"`
  const src = escaped(`${siteUrl}${logoPath(brandLogo)}`)
  return `<p class="brand"><img class="logo" src="${src}" ${size} alt="${name}"></p>`
}

const usualHue = 256

/** Its colour is an attribute: no mail program and no policy takes that away. */
function buttonOf(
  { label, url }: Action,
  { language }: Letter,
  { brandHue }: Letterhead,
): string[] {
  const href = escaped(url)
  const color = hueColor(brandHue ?? usualHue)
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0">' +
      `<tr><td class="button" bgcolor="${color}">` +
      `<a class="action" href="${href}">${escaped(label)}</a></td></tr></table>`,
    `<p class="foot">${escaped(wordingIn(language).frame.orOpen)}<br>` +
      `<a href="${href}" dir="ltr">${href}</a></p>`,
  ]
}

// Colours only where they contrast in both schemes: the text's own are left to the reader's mail
// program.
export const mailStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
.page { max-width: 34rem; margin: 0 auto; padding: 24px; }
.brand { font-weight: 700; font-size: 20px; }
.notice { border: 2px solid #b45309; border-radius: 6px; padding: 8px 12px; font-weight: 600; }
.logo { display: block; padding: 6px; border-radius: 6px; background: #ffffff; color: #000000; }
.button { border-radius: 6px; }
.action { display: inline-block; padding: 12px 20px; border-radius: 6px;
  background: inherit; color: #ffffff; font-weight: 600; text-decoration: none; }
blockquote { margin: 16px 0; padding-left: 16px; border-left: 4px solid #808080;
  white-space: pre-wrap; overflow-wrap: anywhere; }
[dir=rtl] blockquote { padding-left: 0; border-left: 0; padding-right: 16px;
  border-right: 4px solid #808080; }
.foot { font-size: 14px; overflow-wrap: anywhere; }
`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
