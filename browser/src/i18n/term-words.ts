// The words that stand for codes in details: in English the contract has them.

export { terms } from '#contract/shared/terms.ts'
