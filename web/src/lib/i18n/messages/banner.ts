// What stands above every page of a sandbox; the server writes it into the document.

import { sandboxNotice } from '#contract/public/sandbox-words.ts'

export const banner = {
  notice: sandboxNotice,
  /** Of prices that are not a real market's, by their feed. */
  prices: {
    simulated: 'Prices are simulated.',
    replay: 'Prices are replayed from a recording.',
  },
}
