// Addresses of conversations, and what of a mail that comes to one is its writer's own words.

import { chatTextMost } from '#contract/public/chat.ts'

/** Both, or neither: then there is no such call. */
export type ChatMailConfig = {
  readonly chatMailAddress: string | null
  readonly chatMailSecret: string | null
}

/** Where the key stands in the address of a conversation. */
const place = '{key}'

/** `pattern` is as "reply+{key}@mail.example". */
export function addressOfKey(pattern: string, key: string): string {
  return pattern.replace(place, key)
}

/** Undefined: it is no address of a conversation. Letters of an address may come as capitals. */
export function keyInAddress(pattern: string, address: string): string | undefined {
  const [before = '', after = ''] = pattern.toLowerCase().split(place)
  const typed = address.trim().toLowerCase()
  if (!typed.startsWith(before) || !typed.endsWith(after)) return undefined
  const key = typed.slice(before.length, typed.length - after.length)
  return /^[0-9a-z]{24}$/.test(key) ? key : undefined
}

/** Written by a program: an answer to it would be answered again. RFC 3834. */
export function isAutomatic(header: (name: string) => string | undefined): boolean {
  const submitted = header('auto-submitted')?.trim().toLowerCase()
  if (submitted !== undefined && submitted !== 'no') return true
  return /^(bulk|junk|list|auto_reply)$/i.test(header('precedence')?.trim() ?? '')
}

/**
 * Without what is quoted, and without the line that says who is quoted. `marks` are the lines that
 * mails of ours ask to be answered above.
 */
export function ownWords(text: string, marks: readonly string[]): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const mark = lines.findIndex((line) => marks.some((mark) => line.includes(mark)))
  const above = mark < 0 ? lines : lines.slice(0, mark)
  const kept = above.filter((line) => !line.startsWith('>'))
  while (kept.length > 0 && isTrailing(kept.at(-1) ?? '')) kept.pop()
  return kept.join('\n').trim()
}

/** Empty, or an attribution such as "On 1 May 2026, Support wrote:". */
function isTrailing(line: string): boolean {
  return (
    line.trim() === '' || (line.length < 200 && line.trimEnd().endsWith(':') && /\d/.test(line))
  )
}

const piecesMost = 5

/** As long as lines of a conversation may be; what is more than five of them is left out. */
export function pieces(text: string): string[] {
  const signs = [...text]
  const found: string[] = []
  for (let at = 0; at < signs.length && found.length < piecesMost; at += chatTextMost / 2) {
    const piece = signs
      .slice(at, at + chatTextMost / 2)
      .join('')
      .trim()
    if (piece !== '') found.push(piece)
  }
  return found
}

/** What has no words of theirs in it. */
const skippedTags: readonly string[] = ['style', 'script', 'head', 'blockquote']
const breakingTags: readonly string[] = ['br', '/p', '/div', '/tr', '/li']

/** Of a mail that has no plain text: its words, without marks. */
export function wordsOfHtml(html: string): string {
  let [words = ''] = html.split('<', 1)
  let skipped: string | undefined
  for (const part of html.split('<').slice(1)) {
    const end = part.indexOf('>')
    const [name = ''] = /^\/?[a-z\d]{1,12}/i.exec(part) ?? []
    const tag = name.toLowerCase()
    if (skipped !== undefined) {
      if (tag === `/${skipped}`) skipped = undefined
      else continue
    } else if (skippedTags.includes(tag)) {
      skipped = tag
      continue
    }
    if (breakingTags.includes(tag)) words += '\n'
    if (end >= 0) words += part.slice(end + 1)
  }
  return words.replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? ' ')
}

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
}
