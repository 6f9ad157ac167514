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
const fewest = 13

/**
 * Digits in groups, between them one or two blanks or dashes of any kind, as they are copied from
 * elsewhere. Each sign is looked at once: nothing behind a chain can make it shorter.
 */
const chains = /\d(?:[\s\u2010-\u2015-]{0,2}\d)*/g
const groupsIn = /\d+/g
/**
 * Where a number may begin: not within a word, a decimal, a phone number abroad, or an IBAN.
 * To be asked at one place at a time.
 */
const mayBegin = /(?<!\w|\w-|\d\.|\+(?!\d{16})|\b[A-Z]{2}\d{2} (?:[A-Z\d]{4} ){0,6})/y
const mayEnd = /(?![\w-]|\.\d)/y
const escapes = /\\u([\da-f]{4})/gi

/**
 * How the numbers of card networks begin, by their length: Visa, Mastercard, American Express,
 * Diners Club, and those with numbers of up to 19 digits, Discover, JCB, UnionPay and Maestro.
 */
const networks: Readonly<Record<number, readonly RegExp[]>> = (() => {
  const visa = /^4/
  const mastercard = /^(?:5[1-5]|22(?:2[1-9]|[3-9])|2[3-6]|27(?:[01]|20))/
  const amex = /^3[47]/
  const diners = /^(?:30[0-5]|3[68])/
  const maestro = /^(?:5018|5020|5038|5893|6304|6759|676[1-3])/
  const discover = /^(?:6011|64[4-9]|65)/
  const jcb = /^35(?:2[89]|[3-8])/
  const unionPay = /^62/
  const long = [maestro, discover, jcb, unionPay]
  return {
    13: [visa, maestro],
    14: [diners, maestro],
    15: [amex, maestro],
    16: [visa, mastercard, ...long],
    17: long,
    18: long,
    19: [visa, ...long],
  }
})()

/**
 * Whether the number of a payment card stands in a text: 13 to 19 digits, of the length and with
 * the beginning that a card network gives its numbers. In JSON they may be escaped.
 */
export function holdsCardNumber(text: string): boolean {
  const plain = text.includes('\\u')
    ? text.replace(escapes, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
  for (const chain of plain.matchAll(chains)) if (inChain(chain)) return true
  return false
}

/**
 * From the first group of a chain that may begin a number to the last that may end one, and
 * whether what lies between is long enough, has a card's number in it.
 */
function inChain({ 0: chain, index: at, input: text }: RegExpExecArray): boolean {
  if (chain.length < fewest) return false
  const groups = [...chain.matchAll(groupsIn)]
  const first = groups.findIndex(({ index }) => isAt(mayBegin, text, at + index))
  const last = groups.findLastIndex(({ 0: { length }, index }) =>
    isAt(mayEnd, text, at + index + length),
  )
  if (first < 0 || last < first) return false
  return hasCardNumber(groups.slice(first, last + 1).map(([digits]) => digits))
}

function isAt(sticky: RegExp, text: string, place: number): boolean {
  sticky.lastIndex = place
  return sticky.test(text)
}

/** Some groups next to each other make one: other numbers may stand around it. */
function hasCardNumber(groups: readonly string[]): boolean {
  return groups.some((_, first) => {
    let digits = ''
    for (let at = first; at < groups.length && digits.length <= longest; at += 1) {
      digits += groups[at]
      const begins = networks[digits.length]?.some((network) => network.test(digits))
      if (begins && hasCheckDigit(digits)) return true
    }
    return false
  })
}
