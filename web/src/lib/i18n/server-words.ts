// What the server and the contract say, in the language of this build. They speak English, so here
// nothing has to be done; a build in another language has a twin of this file.

/** The sentence of a refusal, by its code. */
export function refusalInWords(_code: string, message: string): string {
  return message
}

/** What is wrong with a field, said without its name: "is invalid". */
export function problemInWords(problem: string): string {
  return problem
}

/** Any other sentence: of a success, or of a call that got no answer. */
export function sentenceInWords(sentence: string): string {
  return sentence
}
