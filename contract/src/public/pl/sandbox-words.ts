// In Polish: what a sandbox says of itself.

import type { Messages } from '../../shared/messages.ts'
import type { sandboxNotice as english } from '../sandbox-words.ts'

export const sandboxNotice: Messages<typeof english> =
  'Instalacja demonstracyjna. Brak skonfigurowanej licencji. Żadnych prawdziwych pieniędzy.'
