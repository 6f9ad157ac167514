// In Japanese: what stands above every page of a sandbox; the server writes it into the document.

import { sandboxNotice } from '#contract/public/ja/sandbox-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { banner as english } from '../banner.ts'

export const banner: Messages<typeof english> = {
  notice: sandboxNotice,
  prices: {
    simulated: '価格は模擬のものです。',
    replay: '価格は記録の再生です。',
  },
}
