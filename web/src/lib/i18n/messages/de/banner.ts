// In German: what stands above every page of a sandbox; the server writes it into the document.

import { sandboxNotice } from '#contract/public/de/sandbox-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { banner as english } from '../banner.ts'

export const banner: Messages<typeof english> = {
  notice: sandboxNotice,
  prices: {
    simulated: 'Die Kurse sind simuliert.',
    replay: 'Die Kurse werden von einer Aufzeichnung abgespielt.',
  },
}
