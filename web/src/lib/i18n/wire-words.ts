// What the server says, by code: in English the contract has the words.

import { clientRefusals } from '#contract/client/refusals.ts'

export { successes } from '#contract/client/successes.ts'

export const refusals: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(clientRefusals).map(([code, { message }]) => [code, message]),
)
