// In Dutch: what the server and the contract say, as `dutch-words.ts` has it. What has no words
// there is said in English, as it came; so is all until they are here, a moment after the first
// screen.

type Words = typeof import('./dutch-words.ts')

let known: Words | undefined

export const arrival: Promise<void> = import('./dutch-words.ts').then(
  (words) => {
    known = words
  },
  // Without a line nothing is lost but the Dutch.
  () => {},
)

export function refusalInWords(code: string, message: string): string {
  const words: Readonly<Record<string, string | undefined>> = known?.refusals ?? {}
  return withNumberOf(message, words[code]) ?? sentenceInWords(message)
}

export function problemInWords(problem: string): string {
  return withNumberOf(problem, known?.problems[problem.replace(/\d+/, '{n}')]) ?? problem
}

export function sentenceInWords(sentence: string): string {
  return known?.sentences[sentence] ?? sentence
}

function withNumberOf(english: string, words: string | undefined): string | undefined {
  return words?.replace('{n}', /\d+/.exec(english)?.[0] ?? '')
}
