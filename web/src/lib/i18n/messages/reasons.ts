// Why the system ended a deposit, took one back or froze an account, by code.

export { reasonTexts as reasons } from '#contract/client/reasons.ts'
