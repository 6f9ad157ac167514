// In Spanish: what the coin pages say around each coin's own text.

import type { Messages } from '#contract/shared/messages.ts'
import type { coins as english } from '../coins.ts'

export const coins: Messages<typeof english> = {
  specification: 'Con qué se puede operar, y en qué condiciones',
  specificationLead:
    'Pares con precio para esta moneda, con sus condiciones. Un importe es la apuesta de una ' +
    'operación.',
  noSpecification:
    'Las condiciones no se pueden mostrar ahora. Vuelve a cargar la página dentro de un momento.',
  notQuoted: (coin) =>
    `Allí de donde vienen nuestros precios nadie cotiza ${coin}. Así que no hay precio, ni ` +
    'gráfico, ni nada con lo que operar.',
  facts: {
    price: 'Precio',
    tick: 'Paso mínimo del precio',
    hours: 'Horario',
    durations: 'Duraciones',
    amount: 'Importe de una operación',
    payout: 'Máximo pagado por operaciones abiertas',
    margin: 'Margen en cada precio',
  },
  perClient: (amount) => `${amount} por cliente`,
  always: 'Todos los días, las 24 horas',
  weekly: 'Cerrado los fines de semana',
  closed: 'Cerrado ahora',
  between: (least, most) => `${least} a ${most}`,
  noPrice: 'Sin precio ahora',
  more: (pair) => `${pair} en detalle`,
  exampleTag: 'Ejemplo',
  exampleTitle: 'Una operación, con acierto y sin él',
  exampleLead: ({ stake, pair, duration, side }) =>
    `Apuestas ${stake} en ${pair} durante ${duration} y eliges ${side}: el precio tiene que ` +
    `terminar por ${side === 'Buy' ? 'encima' : 'debajo'} del strike. Esto es lo que se te ` +
    'ofrecería en el momento en que se hizo esta página.',
  noExample:
    'Ahora no hay cotización para este ejemplo: el precio más nuevo es demasiado antiguo, se ' +
    'sabe demasiado poco de cómo se mueve, se mueve demasiado poco para un strike justo, o ' +
    'la operación no se ofrece aquí. Una orden así se rechazaría.',
  example: {
    stake: 'Importe apostado',
    spot: 'Precio ahora',
    strike: 'Strike, si esta fuera la entrada',
    priced: 'Probabilidad de ganar con la que se calcula',
    breakEven: 'Proporción de operaciones que ganar para quedar en paz',
    margin: 'Nuestro margen: pérdida esperada de la apuesta',
    age: (source, age) => `Fuente: ${source}. El precio tenía ${age}.`,
  },
  right: 'Si aciertas',
  wrong: 'Si te equivocas',
  equal: 'Si es igual',
  rightText: (end, profit, back) =>
    `El precio termina en ${end}, un paso más allá del strike. Ganas ${profit}; con tu ` +
    `apuesta, vuelven ${back}.`,
  wrongText: (end, stake) =>
    `El precio termina en ${end}, un paso antes del strike. Pierdes ${stake}, la apuesta ` +
    'entera. No importa lo cerca que haya estado.',
  equalText: (strike, stake) =>
    `El precio termina en ${strike}, el propio strike. Es un empate, y vuelven ${stake}.`,
  exampleFoot: (breakEven, priced, cost) =>
    `Para quedar en paz con esta elección tendrías que ganar el ${breakEven} de operaciones ` +
    `así. El strike se coloca de modo que se espera que gane el ${priced}. Nuestro margen ` +
    `sale de la diferencia: cuesta ${cost} de esta apuesta de media, elijas el lado que ` +
    'elijas. Una probabilidad no es una promesa: la próxima operación se puede perder, ' +
    'hicieran lo que hicieran las últimas.',
  read: 'Sigue leyendo',
  readFairness: 'Cómo se hace y se comprueba un precio',
  readRisk: 'Advertencia de riesgos',
  readPlans: 'Planes de trading',
  minutes: (count) => `${count} minutos`,
  seconds: (count) => `${count} s`,
}
