// What the number of a payment card looks like, to recognise one in a text: by its length, how it
// begins, and its check digit.

/** Luhn's formula, ISO/IEC 7812-1: from the right every second digit counts twice. */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48
    const counted = place % 2 === 1 ? digit * 2 : digit
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}

const longest = 19

/** Between groups of digits: blanks and dashes of any kind, as they are copied from elsewhere. */
const gap = '[\\s\\u2010-\\u2015-]'
/** Before what is a part of a word, of a decimal, of a phone number abroad, or of an IBAN. */
const within = [
  ...['\\w', '\\w-', '\\d\\.', '\\+(?!\\d{16})'],
  '\\b[A-Z]{2}\\d{2} (?:[A-Z\\d]{4} ){0,6}',
].join('|')
const runs = new RegExp(`(?<!${within})\\d(?:${gap}{0,2}\\d){12,}(?![\\w-]|\\.\\d)`, 'g')
const gaps = new RegExp(`${gap}+`)
const escapes = /\\u([\da-f]{4})/gi

const maestro = '5018|5020|5038|5893|6304|6759|676[1-3]'
/** Discover, JCB, UnionPay and Maestro, which have numbers of 16 to 19 digits. */
const long = `6011|64[4-9]|65|35(?:2[89]|[3-8])|62|${maestro}`
const mastercard = '5[1-5]|22(?:2[1-9]|[3-9])|2[3-6]|27(?:[01]|20)'

/** How the numbers of card networks begin, by their length. */
const networks: Readonly<Record<number, RegExp>> = {
  13: new RegExp(`^(?:4|${maestro})`),
  14: new RegExp(`^(?:30[0-5]|3[68]|${maestro})`),
  15: new RegExp(`^(?:3[47]|${maestro})`),
  16: new RegExp(`^(?:4|${mastercard}|${long})`),
  17: new RegExp(`^(?:${long})`),
  18: new RegExp(`^(?:${long})`),
  19: new RegExp(`^(?:4|${long})`),
}

/**
 * Whether the number of a payment card stands in a text: 13 to 19 digits, of the length and with
 * the beginning that a card network gives its numbers. In JSON they may be escaped.
 */
export function holdsCardNumber(text: string): boolean {
  const plain = text.includes('\\u')
    ? text.replace(escapes, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
  return plain.match(runs)?.some((run) => hasCardNumber(run.split(gaps))) ?? false
}

/** Some groups next to each other make one: other numbers may stand around it. */
function hasCardNumber(groups: readonly string[]): boolean {
  return groups.some((_, first) => {
    let digits = ''
    for (let at = first; at < groups.length && digits.length <= longest; at += 1) {
      digits += groups[at]
      if (networks[digits.length]?.test(digits) && hasCheckDigit(digits)) return true
    }
    return false
  })
}
