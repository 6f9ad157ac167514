// Names as banks take them: the Latin set of ISO 20022 and SEPA (letters without marks, digits and
// `/-?:().,'+` and the space). A letter that has a usual way in Latin letters is written that way,
// any other sign becomes a dot: a name is never left out, and what is left is read by people.

/** Where taking the marks off is not enough. Greek by ELOT 743, Cyrillic by ICAO 9303. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  ə: 'e',
  Ə: 'E',
  '&': '+',
  '@': '(at)',
  _: '-',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '`': "'",
  '“': "'",
  '”': "'",
  '"': "'",
  '‐': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  і: 'i',
  ђ: 'd',
  є: 'ie',
  ѕ: 'dz',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
  ґ: 'g',
  ѣ: 'ie',
}

const taken = /^[A-Za-z0-9 /?:().,'+-]$/

/** What stands where nothing can be written. */
export const notProvided = 'NOTPROVIDED'

/** At most so many signs, none at the ends or in pairs that means something to a bank's program. */
export function inLatin(text: string, most: number): string {
  // An accent by itself stands for an apostrophe; NFKC would make a blank of it.
  const whole = text
    .replaceAll('´', "'")
    .normalize('NFKC')
    .replace(/(ο)[υύ]/giu, '$1u')
  const letters = [...whole].map(spell).join('')
  const tidy = letters
    .replace(/\/{2,}/g, '/')
    .replace(/\s+/g, ' ')
    .slice(0, most)
    .replace(/^[\s/:-]+|[\s/]+$/g, '')
  return /[A-Za-z0-9]/.test(tidy) ? tidy : notProvided
}

function spell(sign: string): string {
  const small = spelled[sign.toLowerCase()]
  const known = spelled[sign] ?? (small === undefined ? undefined : capital(small))
  if (known !== undefined) return known
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  const signs = [...bare].map((one) => {
    if (taken.test(one)) return one
    return /\s/.test(one) ? ' ' : one === sign ? '.' : spell(one)
  })
  return signs.join('')
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
