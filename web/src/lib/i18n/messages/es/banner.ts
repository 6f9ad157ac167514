// In Spanish: what stands above every page of a sandbox; the server writes it into the document.

import { sandboxNotice } from '#contract/public/es/sandbox-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { banner as english } from '../banner.ts'

export const banner: Messages<typeof english> = {
  notice: sandboxNotice,
  prices: {
    simulated: 'Los precios son simulados.',
    replay: 'Los precios se reproducen de una grabación.',
  },
}
