// In Spanish: words of the foot of every public page.

import type { Messages } from '#contract/shared/messages.ts'
import type { footerWords as english } from '../footer-words.ts'

export const footerWords: Messages<typeof english> = {
  footer: 'Pie de página',
  contactTitle: 'Contacto',
  write: 'Escríbenos',
  noContact:
    'El operador de esta instalación aún no ha indicado una dirección. El formulario le llega.',
  riskTitle: 'Aviso de riesgo',
  risk:
    'Las operaciones a plazo fijo conllevan un riesgo alto. Puedes perder el importe entero de ' +
    'cada operación, y el margen de cada precio está de nuestro lado: con muchas operaciones, ' +
    'la mayoría de la gente pierde. No operes nunca con dinero que necesites.',
  riskMore: 'Leer la advertencia de riesgos',
}
