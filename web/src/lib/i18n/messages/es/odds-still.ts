// In Spanish: learning the odds, what stays as the server wrote it.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsStill as english } from '../odds-still.ts'

export const oddsStill: Messages<typeof english> = {
  title: 'Aprende las probabilidades',
  description:
    'Qué significa el punto de equilibrio, qué se lleva la casa y en qué quedan cien ' +
    'operaciones: pruébalo con números al azar, sin cuenta.',
  lead:
    'Qué paga ganar, con qué frecuencia tendrías que ganar y en qué quedan cien ' +
    'operaciones. Aquí no se apuesta nada, y lo que pruebes se queda en tu navegador.',
  next: {
    title: 'Y ahora qué',
    text:
      'En la demo ves lo mismo con precios reales y dinero ficticio. Ninguna regla de ' +
      'subir o bajar el importe da la vuelta a las probabilidades: solo cambia lo deprisa ' +
      'y lo lejos que se mueve un saldo.',
    demo: 'Una primera operación en la demo, paso a paso',
    fairness: 'Si se cumplen las probabilidades calculadas',
    risk: 'Qué arriesgas',
    limits: 'Límites y pausas',
  },
}
