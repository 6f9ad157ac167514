// How a sentence is filled in from details: `{name}` as it is, `{$name}` dollars, `{@name}` an
// instant, `{=name}` a word that stands for a code, `{|name}` one of several, separated by commas.

export type Details = Readonly<Record<string, string | number>>

/** How each kind is written in a language. */
export type Writing = Readonly<Record<'$' | '@' | '=' | '|', (detail: string) => string>>

/** Whether all is there that the sentence asks for: a newer server may say it otherwise. */
export function isFilledBy(sentence: string, details: Details = {}): boolean {
  return [...sentence.matchAll(placeholder)].every(([, , name = '']) =>
    Object.hasOwn(details, name),
  )
}

const placeholder = /\{([$@=|]?)(\w{1,40})\}/g

/** A detail that is not there stays as its placeholder. */
export function filledIn(
  sentence: string,
  details: Details | undefined = {},
  writing: Partial<Writing>,
): string {
  return sentence.replace(placeholder, (whole, kind: string, name: string) => {
    if (!Object.hasOwn(details, name)) return whole
    const detail = String(details[name])
    return writing[kind as keyof Writing]?.(detail) ?? detail
  })
}
