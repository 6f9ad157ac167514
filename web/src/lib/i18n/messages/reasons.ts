// Why the system ended a deposit, took one back or froze an account, by code.

export { reasonWords as reasons } from '#contract/client/reason-words.ts'
