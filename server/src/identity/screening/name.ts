// How alike two names of people are, however they are written. Both are brought to the same plain
// letters: marks are taken off, Cyrillic and Greek are written in Latin letters, and what is no
// letter parts words. Each word is held against the word of the other name that it is most like, by
// Jaro and Winkler (W. E. Winkler, "String Comparator Metrics and Enhanced Decision Rules in the
// Fellegi-Sunter Model of Record Linkage", 1990); a name's likeness is the mean over its words
// (A. Monge and C. Elkan, "The field matching problem", 1996), and a score the mean of both ways:
// the order of words does not matter, and a middle name that one side leaves out costs little.

/** Out of a thousand: from here on somebody has to look. */
export const leastScore = 860

/** A name has no more words than this that count. */
const wordsMost = 8
const signsMost = 200

/** A letter, and how it is written in plain ones. */
const latin = new Map(
  [
    'ßss øo łl đd ðd þth æae œoe ıi ħh аa бb вv гg ґg дd еe ёe єye жzh зz иi іi їi йy кk',
    'лl мm нn оo пp рr сs тt уu ўu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya ђdj јj љlj',
    'њnj ћc џdz αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch',
    'ψps ωo',
  ]
    .join(' ')
    .split(' ')
    .map(([letter = '', ...plain]) => [letter, plain.join('')]),
)

/** Its words in plain letters, each once, in the order of the alphabet. */
export function wordsOf(name: string): string[] {
  const lower = name.slice(0, signsMost).toLowerCase().normalize('NFKD')
  const plain = [...lower.replace(/[\p{M}'’ʼʻ`´]/gu, '')].map((sign) => latin.get(sign) ?? sign)
  const words = plain.join('').match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].toSorted().slice(0, wordsMost)
}

/** The same as one text. */
export function plainOf(name: string): string {
  return wordsOf(name).join(' ')
}

/** Out of a thousand. */
export function scoreOf(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0
  return Math.round((1000 * (likeness(one, other) + likeness(other, one))) / 2)
}

function likeness(words: readonly string[], others: readonly string[]): number {
  const best = words.map((word) => Math.max(...others.map((other) => jaroWinkler(word, other))))
  return best.reduce((sum, each) => sum + each, 0) / words.length
}

/** From 0, nothing in common, to 1, the same. */
export function jaroWinkler(one: string, other: string): number {
  const jaro = jaroOf(one, other)
  const most = Math.min(4, one.length, other.length)
  let shared = 0
  while (shared < most && one[shared] === other[shared]) shared += 1
  return jaro + shared * 0.1 * (1 - jaro)
}

function jaroOf(one: string, other: string): number {
  if (one === other) return 1
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1)
  const taken = new Set<number>()
  const ofOne = [...one].filter((_, index) => {
    const from = Math.max(0, index - reach)
    for (let at = from; at <= Math.min(other.length - 1, index + reach); at += 1) {
      if (taken.has(at) || other[at] !== one[index]) continue
      taken.add(at)
      return true
    }
    return false
  })
  const shared = ofOne.length
  if (shared === 0) return 0
  const ofOther = [...taken].toSorted((a, b) => a - b).map((at) => other[at])
  const moved = ofOne.filter((sign, index) => sign !== ofOther[index]).length / 2
  return (shared / one.length + shared / other.length + (shared - moved) / shared) / 3
}

// Letters that are written for one another in names, as in Soundex; vowels have none.
const sounds = Object.fromEntries(
  ['bfpvw', 'cghjkqsxyz', 'dt', 'l', 'mn', 'r'].flatMap((letters, index) =>
    [...letters].map((letter) => [letter, String(index + 1)]),
  ),
)

/** How a word begins to the ear: its first sound, and the next consonant that is another. */
function soundOf(word: string): string {
  const [first = '', ...rest] = [...word].map((letter) => sounds[letter] ?? '0')
  const next = rest.filter((_, index) => !/[hwy]/.test(word[index + 1] ?? ''))
  return first + (next.find((sound) => sound !== '0' && sound !== first) ?? '0')
}

/**
 * By what names are found that may be alike: how each two of its words begin to the ear, or its
 * only one. Names that share none of these are not compared; that is what is given up so that a
 * million clients can be held against all lists.
 */
export function keysOf(words: readonly string[]): string[] {
  const heard = words.map(soundOf).toSorted()
  if (heard.length === 1) return heard
  const pairs = heard.flatMap((one, index) =>
    heard.slice(index + 1).map((other) => `${one}.${other}`),
  )
  return [...new Set(pairs)]
}
