// In Turkish: what stands in a page for browsers without scripts.

import type { Messages } from '#contract/shared/messages.ts'
import type { noScript as english } from '../no-script.ts'

export const noScript: Messages<typeof english> = {
  text:
    'Giriş yapmak ve işlem yapmak JavaScript ister. Herkese açık sayfalar onsuz da, ' +
    'yapıldıkları andaki fiyatlarla okunabilir; grafikler, katlanan menüler, arama ve iletişim ' +
    'formu onu ister.',
}
