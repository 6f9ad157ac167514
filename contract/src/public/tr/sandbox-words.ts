// In Turkish: what a sandbox says of itself.

import type { Messages } from '../../shared/messages.ts'
import type { sandboxNotice as english } from '../sandbox-words.ts'

export const sandboxNotice: Messages<typeof english> =
  'Tanıtım kurulumu. Lisans ayarlanmamış. Gerçek para yok.'
