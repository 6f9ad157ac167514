// Which of many things a command line names: whatever is called so, or else what has it in its
// name. A name that nothing has is an error: whoever tries nothing has not found that all is well.

export type Choice<Name extends string> = {
  readonly chosen: readonly Name[]
  /** What is said where nothing has some of the names; else nothing. */
  readonly wrong: readonly string[]
}

/** `asked`: names with commas between; all where nobody asked. */
export function choose<Name extends string>(
  option: string,
  asked: string | undefined,
  all: readonly Name[],
): Choice<Name> {
  if (asked === undefined) return { chosen: all, wrong: [] }
  // Some names have a comma in them.
  const isOne = all.some((name) => name === asked)
  const words = isOne ? [asked] : asked.split(',').map((word) => word.trim())
  const found = words.map((word) => ({ word, names: namedBy(word, all) }))
  const unknown = found.filter(({ names }) => names.length === 0).map(({ word }) => `"${word}"`)
  const known = all.map((name) => `"${name}"`).join(', ') || 'nothing to choose from'
  const sentence = `--${option}: nothing is called ${unknown.join(' or ')}; there is ${known}`
  return {
    chosen: all.filter((name) => found.some(({ names }) => names.includes(name))),
    wrong: unknown.length === 0 ? [] : [sentence],
  }
}

function namedBy<Name extends string>(word: string, all: readonly Name[]): readonly Name[] {
  const called = all.filter((name) => name === word)
  if (called.length > 0 || word === '') return called
  return all.filter((name) => name.includes(word))
}
