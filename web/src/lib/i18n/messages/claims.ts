// How we say where a figure comes from.

import type { ClaimId } from '#contract/public/claims.ts'

/** In English the server's own words stand; another language says them here. */
const says: Partial<Record<ClaimId, string>> = {}

export const claims = {
  how: 'How do we know?',
  says,
  window: (from: string, to: string) => `Measured from ${from} to ${to} (UTC).`,
  asOf: (at: string) => `As of ${at} (UTC).`,
  counted: (count: string) => `Counted: ${count}.`,
  minimum: (minimum: string) => `Shown from ${minimum} on, never before.`,
  attested: (who: string, day: string) => `Stated by ${who} on ${day}.`,
  document: (name: string) => `Document: ${name}`,
  expires: (day: string) => `The statement ends on ${day}, and then it is no longer shown.`,
  hash: 'SHA-256',
  lossShare: (share: string) =>
    `${share} of live accounts that traded in the last twelve months lost money.`,
  lossGeneral:
    'Fixed-time trading is risky: you can lose the whole amount of every trade, and on average ' +
    'trades cost money. Trade only with money you can do without.',
  lossCare: 'Trade only with money you can do without.',
} as const
