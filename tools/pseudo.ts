// A language that nobody speaks, for looking at layouts: each word four tenths longer, its letters
// accented, and brackets at both ends of each text, so that one sees what was cut. What has no word
// in it, as a figure or a code, stays as it is. It is made within a page, of what stands there: so
// this function names nothing outside itself.

export function pseudo(text: string): string {
  const plain = 'acdegilnorstuyzACEIOSU'
  const marked = 'åçðëğïłñöřšťüÿžÅÇËÏÖŠÜ'
  const inner = text.trim()
  if (inner.startsWith('[') || !/\p{Ll}{2}/u.test(inner)) return text
  const longer = inner.replace(/[\p{L}\p{M}’]+/gu, (word) => {
    if (!/\p{Ll}/u.test(word)) return word
    const letters = [...word]
    let owed = Math.ceil(letters.length * 0.4)
    const grown = letters.flatMap((letter, at) => {
      const isLast = at === letters.length - 1
      const more = isLast ? owed : Math.min(owed, /[aeiouy]/.test(letter) ? 1 : 0)
      owed -= more
      const sign = marked[plain.indexOf(letter)] ?? letter
      return Array<string>(1 + more).fill(sign)
    })
    return grown.join('')
  })
  return text.replace(inner, () => `[${longer}]`)
}
