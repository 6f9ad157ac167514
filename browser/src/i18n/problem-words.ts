// What can be wrong with a field, by code: in English the contract has the words.

export { problems } from '#contract/shared/problems.ts'

/** Before the last of several. */
export const or = 'or'
