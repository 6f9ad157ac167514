// In Portuguese: where help is.

import type { Messages } from '#contract/shared/messages.ts'
import type { help as english } from '../help.ts'

export const help: Messages<typeof english> = {
  title: 'Ajuda e textos legais',
  centre: 'Artigos de ajuda',
  liveChat: 'Chat ao vivo',
  contact: 'Contacto',
  terms: 'Termos e condições',
  privacy: 'Política de privacidade',
  risk: 'Aviso de riscos',
  aml: 'Política AML',
  payment: 'Política de pagamentos',
  site: 'Site público',
}
