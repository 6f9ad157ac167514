// In Spanish: learning the odds, what one chooses.

import type { Messages } from '#contract/shared/messages.ts'
import type { odds as english } from '../odds.ts'

export const odds: Messages<typeof english> = {
  pays: {
    title: 'Qué paga una operación',
    text: [
      'Pones un importe. Si aciertas, vuelve con una ganancia; si te equivocas, se pierde ' +
        'entero.',
      'El tamaño de la ganancia lo eliges tú. Cuanto mayor es, más lejos queda el strike y ' +
        'menos veces gana una operación así.',
    ],
  },
  even: {
    title: 'Con qué frecuencia tendrías que ganar',
    text: [
      'Las ganancias tienen que pagar las pérdidas. La proporción de operaciones que debe ' +
        'ganar para eso es el punto de equilibrio: uno, dividido entre uno más lo que paga ' +
        'ganar por cada dólar.',
      'Una ganancia pequeña te pide ganar casi siempre; una grande, solo pocas veces. ' +
        'Ninguna de las dos es más fácil.',
    ],
  },
  house: {
    title: 'Qué se lleva la casa',
    text: [
      'Cada strike se coloca de modo que una operación gane un poco menos a menudo de lo ' +
        'que pide su punto de equilibrio. La diferencia es nuestro margen, y es el mismo ' +
        'para cada ganancia.',
      'Por eso, con muchas operaciones, el resultado medio es una pérdida. Nadie conoce el ' +
        'próximo minuto: ni tú ni nosotros.',
    ],
  },
  run: {
    title: 'Cien operaciones tuyas',
    text: [
      'Elige cómo se hacen. Tu navegador saca entonces un número al azar para cada ' +
        'operación, que gana con la frecuencia con la que está calculada.',
      'Es una simulación, no el mercado. Practicar muestra lo que hace la suerte; no hace ' +
        'más fácil ganar la siguiente operación.',
    ],
  },
  amount: 'Importe de una operación',
  profit: 'Ganancia si aciertas',
  right: 'Si aciertas',
  wrong: 'Si te equivocas',
  breakEven: 'Punto de equilibrio',
  formula: (profit, share) => `1 / (1 + ${profit}) = ${share}`,
  chance: 'Probabilidad calculada',
  margin: 'Margen de la casa',
  cost: 'Lo que se lleva de media de cada operación así',
  tag: 'Ejemplo, con números al azar',
  habit: 'El importe de cada operación',
  habits: {
    same: 'Siempre el mismo',
    doubled: 'El doble después de una pérdida, hasta que una gane',
    part: 'Una centésima parte de lo que queda',
  },
  profits: 'La ganancia de cada operación',
  chosen: 'La elegida arriba',
  any: 'Cualquiera de las ofrecidas, al azar',
  begin: 'Simular cien operaciones',
  again: 'Simular otras cien',
  failed: 'Esta parte no se ha podido cargar. Vuelve a cargar la página.',
}
