// Text as PDF has it, in Helvetica: what of Unicode it can show, how wide that is, and where a long
// text goes on in the next line. Beyond Western Europe it has the letters of Polish and of Turkish,
// which are in the Helvetica that each reader of PDF has, under names.

/** A string of PDF that is drawn: codes of `fontEncoding`, escaped. */
export function literal(text: string): string {
  return `(${codesOf(text).map(escaped).join('')})`
}

/** How wide it is drawn, in points. */
export function widthOf(text: string, size: number, isBold: boolean): number {
  const widths = isBold ? boldWidths : regularWidths
  const parts = codesOf(text).map((code) => {
    const base = farther[code - 1]?.like.charCodeAt(0) ?? code
    return widths[base - 0x20] ?? otherWidth
  })
  return (parts.reduce((sum, part) => sum + part, 0) * size) / 1_000
}

/** The lines of a text, each so wide at most: between words, and within one where it must be. */
export function linesWithin(text: string, width: number, size: number): string[] {
  const fits = (line: string) => widthOf(line, size, false) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return [...lines, line]
}

function codesOf(text: string): number[] {
  return [...text.normalize('NFC').replaceAll('\u2212', '-')].map(shown)
}

/** Of a letter that there is none of: the one it is built from, else a question mark. */
function shown(character: string): number {
  const [base = ''] = character.normalize('NFKD')
  return codeOf(character) ?? codeOf(base) ?? 0x3f
}

/** By codes that Windows-1252 has no sign for, from 1 on; as wide as the letters they are like. */
const farther = [
  { letter: 'Ą', name: 'Aogonek', like: 'A' },
  { letter: 'Ć', name: 'Cacute', like: 'C' },
  { letter: 'Ę', name: 'Eogonek', like: 'E' },
  { letter: 'Ł', name: 'Lslash', like: 'L' },
  { letter: 'Ń', name: 'Nacute', like: 'N' },
  { letter: 'Ś', name: 'Sacute', like: 'S' },
  { letter: 'Ź', name: 'Zacute', like: 'Z' },
  { letter: 'Ż', name: 'Zdotaccent', like: 'Z' },
  { letter: 'ą', name: 'aogonek', like: 'a' },
  { letter: 'ć', name: 'cacute', like: 'c' },
  { letter: 'ę', name: 'eogonek', like: 'e' },
  { letter: 'ł', name: 'lslash', like: 'l' },
  { letter: 'ń', name: 'nacute', like: 'n' },
  { letter: 'ś', name: 'sacute', like: 's' },
  { letter: 'ź', name: 'zacute', like: 'z' },
  { letter: 'ż', name: 'zdotaccent', like: 'z' },
  { letter: 'Ğ', name: 'Gbreve', like: 'G' },
  { letter: 'ğ', name: 'gbreve', like: 'g' },
  { letter: 'İ', name: 'Idotaccent', like: 'I' },
  { letter: 'ı', name: 'dotlessi', like: 'I' },
  { letter: 'Ş', name: 'Scedilla', like: 'S' },
  { letter: 'ş', name: 'scedilla', like: 's' },
] as const

/** What the codes of a font stand for. */
export const fontEncoding =
  '<< /Type /Encoding /BaseEncoding /WinAnsiEncoding ' +
  `/Differences [1 ${farther.map(({ name }) => `/${name}`).join(' ')}] >>`

/** A string of PDF that is told, as a title: whatever letters it has. */
export function toldText(text: string): string {
  const hex = text.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
  return `<feff${hex.join('')}>`
}

/** What Windows-1252 has between 0x80 and 0x9f. */
const windowsOnly = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function codeOf(character: string): number | undefined {
  const far = farther.findIndex(({ letter }) => letter === character)
  if (far >= 0) return far + 1
  const at = windowsOnly.indexOf(character)
  if (character !== '' && at >= 0) return 0x80 + at
  const code = character.codePointAt(0) ?? 0
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) ? code : undefined
}

function escaped(code: number): string {
  const character = String.fromCharCode(code)
  if (/[()\\]/.test(character)) return `\\${character}`
  const isPlain = code >= 0x20 && code < 0x7f
  return isPlain ? character : `\\${code.toString(8).padStart(3, '0')}`
}

/** In thousandths of the size, from the space to the tilde, as Adobe published them. */
const regularWidths = numbers(`
  278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278
  556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556
  1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778
  667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556
  333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556
  556 556 333 500 278 556 500 722 500 500 500 334 260 334 584`)

const boldWidths = numbers(`
  278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278
  556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611
  975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778
  667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556
  333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611
  611 611 389 556 333 611 556 778 556 556 500 389 280 389 584`)

/** Of letters beyond those; few are wider. */
const otherWidth = 722

function numbers(text: string): readonly number[] {
  return text.trim().split(/\s+/).map(Number)
}
