// In German: why the system ended a deposit, took one back or froze an account, by code.

import { reasonWords } from '#contract/client/de/reason-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { reasons as english } from '../reasons.ts'

export const reasons: Messages<typeof english> = reasonWords
