// In Spanish: the first trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { firstSteps as english } from '../first-steps.ts'

export const firstSteps: Messages<typeof english> = {
  title: 'No hay operaciones abiertas. La primera, en tres pasos:',
  steps: [
    ['Elige las condiciones', 'Cuánto, cuánto dura y qué paga cada lado si acierta.'],
    ['Pulsa Buy o Sell', 'Buy si crees que termina por encima del strike, Sell si por debajo.'],
    ['Mira cómo termina', 'El gráfico muestra cómo va; el resultado llega aquí, con su recibo.'],
  ],
  leave: 'Ya sé cómo',
}
