// In Spanish: what clients are owed.

import type { Messages } from '#contract/shared/messages.ts'
import type { owed as english } from '../owed.ts'

export const owed: Messages<typeof english> = {
  title: 'Lo que te debemos, probado',
  lead:
    'Una vez al día publicamos en nuestro registro público lo que debemos a todos los clientes ' +
    'juntos. Tu propio importe, con las apuestas y las retiradas en camino, se cuenta en él: ' +
    'tu navegador lo comprueba aquí.',
  loading: 'Cargando la prueba',
  none:
    'No se te debía nada cuando se publicó por última vez, o aún no se ha publicado nunca, o ' +
    'tu correo electrónico es otro desde entonces: en ese caso el día siguiente tiene tu ' +
    'prueba.',
  said: (at, amount, total) =>
    `El ${at} UTC te debíamos ${amount}, de ${total} que debíamos a todos los clientes.`,
  counted: 'Tu importe se cuenta en ese total',
  logged: 'El registro tiene ese total',
  good: 'Las dos cosas se cumplen',
  bad: 'No se cumple',
  save: 'Guardar la prueba',
  tooOld: 'Este navegador no puede comprobar firmas (Ed25519). Uno más nuevo sí, o npm run verify.',
  all: {
    title: 'Lo que se debe a los clientes, y lo que hay',
    lead:
      'Publicado una vez al día como un árbol de sumas, en el que cada cliente encuentra su ' +
      'propio importe en la página de su extracto. Al lado, lo que tienen nuestras ' +
      'direcciones, según las cadenas.',
    total: 'Se debe a los clientes',
    none: 'Aún no publicado.',
    asOf: (at) => `al ${at} UTC`,
    root: 'Raíz del árbol',
    entry: (nr) => `entrada ${nr} del registro`,
    held: 'En nuestras direcciones',
    heldNone: 'Aún no se ha preguntado a ninguna cadena.',
  },
}
