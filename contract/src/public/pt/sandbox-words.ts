// In Portuguese: what a sandbox says of itself.

import type { Messages } from '../../shared/messages.ts'
import type { sandboxNotice as english } from '../sandbox-words.ts'

export const sandboxNotice: Messages<typeof english> =
  'Instalação de demonstração. Nenhuma licença configurada. Sem dinheiro real.'
