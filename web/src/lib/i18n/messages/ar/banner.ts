// In Arabic: what stands above every page of a sandbox; the server writes it into the document.

import { sandboxNotice } from '#contract/public/ar/sandbox-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { banner as english } from '../banner.ts'

export const banner: Messages<typeof english> = {
  notice: sandboxNotice,
  prices: {
    simulated: 'الأسعار محاكاة.',
    replay: 'الأسعار مُعاد تشغيلها من تسجيل.',
  },
}
