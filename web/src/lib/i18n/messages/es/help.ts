// In Spanish: where help is.

import type { Messages } from '#contract/shared/messages.ts'
import type { help as english } from '../help.ts'

export const help: Messages<typeof english> = {
  title: 'Ayuda y textos legales',
  centre: 'Artículos de ayuda',
  liveChat: 'Chat en vivo',
  contact: 'Contacto',
  terms: 'Términos y condiciones',
  privacy: 'Política de privacidad',
  risk: 'Advertencia de riesgos',
  aml: 'Política AML',
  payment: 'Política de pagos',
  site: 'Sitio público',
}
