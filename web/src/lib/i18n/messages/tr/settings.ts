// In Turkish: the place of what a client sets.

import type { Messages } from '#contract/shared/messages.ts'
import type { settings as english } from '../settings.ts'

export const settings: Messages<typeof english> = {
  title: 'Ayarlar',
  notices: 'Bildirimler',
  preferences: 'Görünüm ve sesler',
}
