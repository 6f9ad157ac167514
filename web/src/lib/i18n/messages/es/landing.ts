// In Spanish: the first page's words that stay as the server wrote them.

import type { Messages } from '#contract/shared/messages.ts'
import type { landing as english } from '../landing.ts'

export const landing: Messages<typeof english> = {
  lead:
    'Elige un instrumento, un importe y un tiempo. Di si el precio terminará por encima o por ' +
    'debajo de un strike cuya distancia a tu precio de entrada queda fija cuando se acepta tu ' +
    'orden. Cada precio que decide se guarda, y cada resultado se puede volver a calcular con ' +
    'su recibo.',
  tryDemo: 'Probar la demo',
  trade: 'Operar ahora',
  demoMoney: (money) => `La demo empieza con ${money} de dinero virtual.`,
  shortTitle: 'En resumen',
  short: [
    {
      to: '#how',
      title: 'Qué es esto',
      text:
        'Un sí o un no sobre un precio a una hora fijada, con condiciones que ves antes de ' +
        'decidir.',
    },
    {
      to: '#cost',
      title: 'Cuánto cuesta',
      text: 'Un margen en cada precio. Aparte de él no hay comisión por una operación.',
    },
    {
      to: '#risk',
      title: 'Qué se arriesga',
      text:
        'El importe entero de cada operación. Con muchas operaciones, la mayoría de la gente ' +
        'pierde.',
    },
    {
      to: '#check',
      title: 'Qué puedes comprobar',
      text:
        'Cada precio, cada resultado, cómo se fijan las probabilidades y cómo le va a esta ' +
        'instalación.',
    },
  ],
  howTitle: 'Cómo funciona una operación',
  how: [
    [
      'Primero ves las condiciones',
      'El strike (el precio de ejercicio), la ganancia si aciertas, la pérdida si te ' +
        'equivocas, la probabilidad con la que se calcula y el margen del precio.',
    ],
    [
      'Cuenta el precio siguiente',
      'Tu entrada es el primer precio un momento después de tu orden, según la hora de su ' +
        'fuente: nadie gana nada por ver un precio antes que nosotros.',
    ],
    [
      'Decide el último precio',
      'La salida es el último precio del vencimiento o anterior. Igual es un empate, y si ' +
        'faltan datos la operación es nula: tu apuesta vuelve.',
    ],
    [
      'El recibo lo prueba',
      'Las condiciones, los precios y el minuto alrededor de ellos: suficiente para volver a ' +
        'calcular el resultado sin nosotros.',
    ],
  ],
  costTitle: 'Cuánto cuesta',
  cost: [
    'No pagas comisión por una operación. El coste es un margen en el precio: el strike se ' +
      'coloca de modo que tu probabilidad es algo menor de la que pediría la ganancia.',
    'Con qué frecuencia tendrías que acertar para terminar con lo que empezaste es el punto ' +
      'de equilibrio. La probabilidad con la que se calcula una operación está por debajo. De ' +
      'la distancia entre las dos sale nuestro margen.',
  ],
  marginNow: (share) => `El margen aquí es el ${share} del importe, en cada precio.`,
  ratesTitle: 'Punto de equilibrio de cada tasa de ganancia ofrecida',
  rateColumns: ['Ganancia si aciertas', 'Probabilidad calculada', 'Punto de equilibrio'],
  rateNote:
    'La barra termina en la probabilidad con la que se calcula la operación; la marca es su ' +
    'punto de equilibrio.',
  exampleLabel: 'Ejemplo',
  exampleTitle: 'Una operación en cifras',
  exampleText:
    'Pones 100\u00a0$ en Buy con una tasa de ganancia del 75\u00a0%. Aciertas: recuperas ' +
    '175\u00a0$. Te ' +
    'equivocas: los 100\u00a0$ se han ido. Para quedar en paz tendrías que acertar el ' +
    '57,1\u00a0% de ' +
    'las veces. La operación se calcula con una probabilidad del 54,9\u00a0%, de modo que cien ' +
    'dólares cuestan cuatro de media.',
  riskTitle: 'Lo que puedes perder',
  risk: [
    'Cuando te equivocas se pierde el importe entero de una operación, a menudo en minutos. ' +
      'Nunca puedes perder más que los importes que pones en operaciones.',
    'Como el margen está de nuestro lado, operar más no compensa las pérdidas. Cuando ganas, ' +
      'pagamos nosotros; cuando pierdes, el importe es nuestro. Por eso todo aquí está hecho ' +
      'para que se pueda comprobar.',
  ],
  riskMore: 'Leer la advertencia de riesgos',
  whoTitle: 'Quién puede operar aquí',
  jurisdiction:
    'En muchos países los productos como este no se pueden ofrecer en absoluto a clientes ' +
    'minoristas. Si el tuyo es uno de ellos te toca averiguarlo a ti antes de registrarte.',
  nobody: 'Aún no se ha indicado ningún país cuyos clientes puedan operar con dinero real.',
  countries: (names) => `Los clientes de cuenta real pueden venir de: ${names}.`,
  sandbox:
    'Esta instalación es una demostración. No puede aceptar dinero, y su cuenta real también ' +
    'tiene dinero ficticio.',
  checkTitle: 'Qué puedes comprobar',
  checkLead:
    'Una promesa vale lo que puedas hacer para ponerla a prueba. Estas páginas están ' +
    'abiertas a cualquiera.',
  checks: [
    {
      to: '/fairness',
      title: 'Juego limpio',
      text:
        'Cómo se hace un precio y se liquida una operación, con qué frecuencia se ganaron las ' +
        'operaciones calculadas con una probabilidad, y cómo volver a calcular un recibo.',
      link: 'Ver cómo se mide',
    },
    {
      to: '/status',
      title: 'Estado',
      text:
        'De dónde vienen los precios y qué antigüedad tienen, cuánto tarda la liquidación, y ' +
        'qué licencia tiene esta instalación, si la tiene.',
      link: 'Ver cómo están las cosas',
    },
    {
      to: '/live-payouts',
      title: 'Pagos en vivo',
      claim: 'payouts',
      text:
        'Retiradas que se pagaron, directamente del libro mayor, con su transacción donde hay ' +
        'una pública. Una lista vacía se muestra como lista vacía.',
      link: 'Ver lo que se ha pagado',
    },
    {
      to: '/risk-disclosure',
      title: 'Los textos legales',
      text:
        'Escritos para este producto tal como se comporta, fechados, con cada versión. Se te ' +
        'avisa cuando cambia uno.',
      link: 'Leer primero los riesgos',
    },
  ],
  plansTitle: 'Planes de trading',
  plansLead:
    'Para operar a mano no hace falta ningún plan. Un plan es para el trading automático y ' +
    'va según tus fondos: lo que has ingresado, menos lo que has sacado. No es una comisión, ' +
    'pero operando se puede perder.',
  plansMore: 'Comparar los planes',
  funding: 'Fondos',
  tradesPerDay: (count) => (count === 1 ? 'una operación al día' : `${count} operaciones al día`),
  questionsTitle: 'Preguntas',
  questions: [
    [
      '¿Quién está al otro lado de mi operación?',
      'Nosotros. Es un conflicto de intereses, y ninguna redacción lo elimina. Lo que sí ' +
        'podemos hacer es que cada paso se pueda comprobar: cada precio se guarda antes de ' +
        'usarse, el strike sale de una regla publicada, y el resultado se puede volver a ' +
        'calcular en tu propio navegador.',
    ],
    [
      '¿De dónde vienen los precios?',
      'La fuente está junto a cada precio, y la página de estado dice qué antigüedad tiene ' +
        'cada uno. Un precio demasiado antiguo no admite órdenes.',
    ],
    [
      '¿Qué pasa si faltan precios o se para el servidor?',
      'Los precios que nos perdimos se piden otra vez a su fuente, durante una hora. Una ' +
        'operación cuyos precios no se pueden conseguir es nula, y el importe vuelve. Las ' +
        'operaciones que terminan mientras el servidor está parado se liquidan después, con ' +
        'las mismas reglas.',
    ],
    [
      '¿Puedo practicar primero?',
      'Sí. Todo el que se registra recibe una cuenta demo con dinero virtual. Sus precios y ' +
        'su liquidación los hace el mismo programa, con las mismas reglas que los de una real.',
    ],
    [
      '¿Necesito un plan?',
      'No. Para operar a mano no hace falta ninguno. Un plan solo dice cuántas operaciones ' +
        'al día se pueden hacer por ti automáticamente.',
    ],
    [
      '¿Puedo ponerme límites?',
      'Sí: a depósitos, importes y pérdidas por día, semana y mes, un recordatorio de cuánto ' +
        'tiempo llevas operando, y pausas que nadie puede terminar antes, tampoco nosotros. Un ' +
        'límite más estricto vale de inmediato; uno más amplio tarda un día, para pensarlo.',
    ],
    [
      '¿Qué pasa con mis datos?',
      'Puedes llevarte una copia de lo que se guarda sobre ti, que dice lo que no contiene, ' +
        'y cerrar la cuenta, las dos cosas sin pedírnoslo. La política de privacidad dice qué ' +
        'se guarda, cuánto tiempo y por qué.',
    ],
  ],
  endTitle: 'Míralo antes de creerlo',
  endText: 'La demo necesita un nombre, un correo electrónico y nada de dinero.',
  receiptTitle: 'Un recibo',
  receiptNote: 'Un ejemplo de la forma, con cifras inventadas.',
  example: {
    picture:
      'Una línea de precio desde la entrada en 64.000,10, a lo largo de cinco minutos, hasta ' +
      'la salida en 63.991,30, por encima del strike en 63.986,14.',
    instrument: 'BTC/USD',
    terms: 'Buy, 5 minutos, ganancia del 75\u00a0% si aciertas',
    headline: 'Ganada: 210,00\u00a0$ pagados',
    entry: 'entrada',
    exit: 'salida',
    strike: 'strike',
    facts: [
      ['Precio de entrada', '64.000,10'],
      ['Factor del strike', '\u00d7 0,999782000000'],
      ['Strike, redondeado hacia abajo', '63.986,14'],
      ['Precio de salida', '63.991,30'],
      ['120,00\u00a0$ + 75\u00a0%', '210,00\u00a0$'],
    ],
    checked: 'Vuelto a calcular en tu navegador: 5 de 5 superadas',
  },
}
