// Reads XML as a row of tags and texts, one at a time and without building a tree. It knows no
// document types and so no entities but the five of the standard and characters by number: whatever
// declares one is refused, and nothing grows that was small.

export type Token =
  | { readonly kind: 'open' | 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

/** What it is not; the caller says so of the whole file. */
export class NotXml extends Error {
  override name = 'NotXml'
}

const textMost = 20_000
const depthMost = 32
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

export function* tokensOf(xml: string): Generator<Token> {
  const open: string[] = []
  let at = 0
  while (at < xml.length) {
    if (xml[at] !== '<') {
      const end = endOf(xml, '<', at)
      const text = textOf(xml.slice(at, end))
      if (open.length > 0) yield { kind: 'text', text }
      else if (text.trim() !== '') throw new NotXml('text outside')
      at = end
      continue
    }
    const skipped = afterSkipped(xml, at)
    if (skipped !== undefined) {
      at = skipped
      continue
    }
    const end = xml.indexOf('>', at)
    if (end < 0 || end - at > textMost) throw new NotXml('a tag without an end')
    const { isEnd, name, isWhole } = tagOf(xml.slice(at + 1, end))
    at = end + 1
    if (isEnd) {
      if (open.pop() !== name) throw new NotXml('tags cross')
      yield { kind: 'close', name }
      continue
    }
    yield { kind: 'open', name }
    if (isWhole) yield { kind: 'close', name }
    else if (open.push(name) > depthMost) throw new NotXml('too deep')
  }
  if (open.length > 0) throw new NotXml('cut off')
}

/** What stands between the brackets. */
function tagOf(inside: string): { name: string; isEnd: boolean; isWhole: boolean } {
  const isEnd = inside.startsWith('/')
  const isWhole = inside.endsWith('/')
  const name = /^[\w:.-]+/.exec(isEnd ? inside.slice(1) : inside)?.[0] ?? ''
  const next = inside[name.length + (isEnd ? 1 : 0)] ?? ' '
  if (name === '' || inside.includes('<') || !/[\s/]/.test(next)) throw new NotXml('no tag')
  return { name, isEnd, isWhole }
}

function endOf(xml: string, sign: string, from: number): number {
  const end = xml.indexOf(sign, from)
  return end < 0 ? xml.length : end
}

/** Where it goes on after a comment or what is said to programs. */
function afterSkipped(xml: string, at: number): number | undefined {
  const ending = xml.startsWith('<?', at) ? '?>' : xml.startsWith('<!--', at) ? '-->' : undefined
  if (ending !== undefined) {
    const end = xml.indexOf(ending, at)
    if (end < 0) throw new NotXml('cut off')
    return end + ending.length
  }
  if (xml.startsWith('<!', at)) throw new NotXml('a document type, or text that is not read')
  return undefined
}

function textOf(raw: string): string {
  if (raw.length > textMost) throw new NotXml('too long a text')
  return raw.replace(/&([^;&\s]{0,10});?/g, (_, name: string) => {
    const known = entities[name]
    if (known !== undefined) return known
    const [, hex, digits] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
    const code = Number.parseInt(hex ?? digits ?? '', hex === undefined ? 10 : 16)
    if (!(code > 0 && code <= 0x10ffff)) throw new NotXml('an entity that nobody knows')
    return String.fromCodePoint(code)
  })
}
