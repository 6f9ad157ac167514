// What was searched for: everything whose text has every word, as typed or without its accents.

export function matching<T>(all: readonly T[], words: string, textOf: (one: T) => string) {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  return all.filter((one) => {
    const text = folded(textOf(one))
    return wanted.every((word) => text.includes(word))
  })
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
