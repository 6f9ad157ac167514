// In Spanish: the tour of a first trade on the demo.

import type { Messages } from '#contract/shared/messages.ts'
import type { tour as english } from '../tour.ts'

export const tour: Messages<typeof english> = {
  name: 'Recorrido: tu primera operación',
  begin: 'Mostrármelo en esta pantalla',
  leave: 'Salir del recorrido',
  back: 'Atrás',
  next: 'Siguiente',
  toIt: 'Ir allí',
  at: (step, all) => `Paso ${step} de ${all}, en la demo`,
  receipt: 'Abrir el recibo',
  odds: 'En qué quedan cien operaciones',
  onDemo: 'El recorrido hace una operación con dinero ficticio, en la cuenta demo.',
  toDemo: 'A la cuenta demo',
  steps: {
    price: [
      'El precio',
      'Este es el precio más reciente. Vas a decir si dentro de poco termina por encima o por ' +
        'debajo de una línea, el strike. Nadie lo sabe: ni tú ni nosotros.',
    ],
    amount: [
      'El importe',
      'Es lo que se toma de tu saldo al hacer la operación. Si te equivocas, se pierde entero, y ' +
        'nunca más que eso. Elige uno pequeño.',
    ],
    duration: [
      'El vencimiento',
      'Después de este tiempo la operación termina sola, y la decide el precio de ese instante. ' +
        'Para una primera operación, toma uno corto.',
    ],
    rate: [
      'Strike y pago',
      'Cuanto más lejos está el strike, más paga acertar y con menos frecuencia ocurre. La barra ' +
        'de abajo muestra con qué frecuencia gana según el precio, y con qué frecuencia tendría ' +
        'que ganar para pagarse sola. La diferencia es lo que se queda la casa.',
    ],
    side: [
      'La dirección',
      'Buy si crees que termina por encima del strike, Sell si por debajo. Pulsa uno de los dos, ' +
        'mira otra vez las condiciones y haz la operación. Es dinero ficticio.',
    ],
    running: [
      'Tu operación está en curso',
      'Sus condiciones ya están fijas, hagas tú lo que hagas o nosotros. El strike está en el ' +
        'gráfico, y aquí está cómo va y cuánto le queda. Espera al final.',
    ],
    receipt: [
      'Ha terminado',
      'Ganada o perdida, hay un recibo: las condiciones, los precios que la decidieron y sus ' +
        'horas. Tu navegador lo vuelve a calcular. Una operación no dice nada de la siguiente.',
    ],
  },
}
