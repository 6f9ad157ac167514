// In Spanish: what a sandbox says of itself.

import type { Messages } from '../../shared/messages.ts'
import type { sandboxNotice as english } from '../sandbox-words.ts'

export const sandboxNotice: Messages<typeof english> =
  'Instalación de demostración. Ninguna licencia configurada. No hay dinero real.'
