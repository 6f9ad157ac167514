// In Spanish: the simulated card provider's page.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardFields as english } from '../card-fields.ts'

export const cardFields: Messages<typeof english> = {
  title: 'Proveedor de tarjetas simulado',
  number: 'Número de tarjeta',
  cvv: 'CVV',
  note: 'Estos dos campos son del proveedor de tarjetas simulado. Solo tarjetas de prueba.',
  stepTitle: '3-D Secure (prueba)',
  stepWhat:
    'Aquí el banco de una tarjeta real preguntaría si eres tú. Esto es una prueba: elige lo ' +
    'que el banco hallaría.',
  approve: 'Aprobar (prueba)',
  decline: 'Denegar (prueba)',
  trouble: 'Este paso ya se hizo, o ha tardado demasiado.',
}
