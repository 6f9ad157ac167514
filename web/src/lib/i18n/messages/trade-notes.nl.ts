// In Dutch: when the entry is taken, and what decides the end.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeNotes as english } from './trade-notes.ts'

export const tradeNotes: Messages<typeof english> = {
  entry: (seconds: string) =>
    `De strike volgt uit de eerste koers later dan ${seconds} s nadat je order is aangenomen, ` +
    'op dezelfde afstand.',
  average: (seconds: number) =>
    `Het gemiddelde over de laatste ${seconds} seconden beslist, niet de laatste koers.`,
}
