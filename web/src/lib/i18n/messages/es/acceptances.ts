// In Spanish: words about changed legal texts.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptances as english } from '../acceptances.ts'

export const acceptances: Messages<typeof english> = {
  titles: {
    terms: 'Términos y condiciones',
    privacy: 'Política de privacidad',
    'risk-disclosure': 'Advertencia de riesgos',
    'aml-policy': 'Política AML y KYC',
    'payment-policy': 'Política de pagos',
  },
  changed: 'Nuestros textos legales han cambiado',
  first: 'Lee nuestros textos legales',
  version: (version) => `versión ${version}`,
  meaning:
    'Hasta que los aceptes no se pueden abrir operaciones nuevas. Las abiertas siguen, y ' +
    'puedes verlo todo, retirar, exportar tus datos y cerrar tu cuenta como antes.',
  accept: 'Aceptar',
  working: 'Un momento',
  later: 'Ahora no',
  short: 'Las operaciones nuevas esperan hasta que aceptes nuestros textos legales.',
  show: 'Verlos',
  notice: 'Aviso de un cambio',
  from: (date) => `Desde el ${date} rige una versión nueva: `,
  changes: 'Qué cambia',
  nothingToDo: 'Ahora no tienes que hacer nada. Te lo preguntaremos ese día.',
  seen: 'Lo he visto',
}
