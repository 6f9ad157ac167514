// Whether each word that was typed stands in a text, at the beginning of a word there, whatever the
// case and the marks on its letters.

export function holdsAll(text: string, words: string): boolean {
  const plain = ` ${plainOf(text)}`
  return plainOf(words)
    .split(' ')
    .every((word) => plain.includes(unspaced.test(word) ? word : ` ${word}`))
}

/** Of languages that put no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

function plainOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
