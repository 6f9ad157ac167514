// In Spanish: how a price is made, how a trade is settled, how to check a receipt, and how we know
// what we claim.

import type { Messages } from '#contract/shared/messages.ts'
import type { CheckName } from '#verify/outcome.ts'
import type {
  fairness as english,
  receiptByHand as englishHand,
  exampleReceipt as englishReceipt,
  savedReceipt as englishSaved,
} from '../fairness.ts'

const checks: Record<CheckName, string> = {
  entry: 'Precio de entrada',
  strike: 'Strike',
  exit: 'Precio de salida',
  status: 'Ganada, perdida, empate o nula',
  payout: 'Lo que se pagó',
  sources: 'Mediana de las fuentes',
}

export const fairness: Messages<typeof english> = {
  title: 'Juego limpio',
  description:
    'Cómo se hace un precio, cómo se liquida una operación, cómo comprobar tú un recibo, y ' +
    'con qué frecuencia ganaron de verdad las operaciones calculadas con una probabilidad.',
  lead:
    'No deberías tener que creernos. Esta página dice cómo se hace un precio y cómo termina ' +
    'una operación, muestra cómo volver a calcular tú un recibo, y enumera cómo se sabe cada ' +
    'una de nuestras afirmaciones.',
  contents: 'En esta página',
  price: {
    title: 'Cómo se hace un precio',
    paragraphs: [
      'Cada opción indica una ganancia: lo que ganas si aciertas, como parte de tu apuesta. ' +
        'Una ganancia pequeña debería ser fácil de lograr y una grande, difícil. Por eso no ' +
        'cambiamos la ganancia para ajustarla a las probabilidades: movemos el strike (el ' +
        'precio de ejercicio). Está donde ganar es tan probable como exige la ganancia, menos ' +
        'un margen, tan cerca como permite el tick.',
      'Dónde está depende de cuánto suele moverse el precio. Lo medimos con los últimos ' +
        'minutos y días del propio instrumento, mirando solo hacia atrás. Del mismo historial ' +
        'aprendemos con qué frecuencia se da un movimiento de cada tamaño en cada duración. ' +
        'Los precios reales están tranquilos más a menudo de lo que dice la campana de los ' +
        'libros, y también alborotados más a menudo, así que contamos lo que pasó de verdad.',
      'Las dos direcciones se tratan igual. El strike de un Buy y el de un Sell salen de una ' +
        'misma curva, sea cual sea la tendencia del día. El strike se redondea al tick, el ' +
        'paso mínimo del precio, y siempre a tu favor.',
      'El margen es el mismo para cada opción, cada cliente y las dos cuentas, demo y real. ' +
        'Se muestra antes de cada operación. Donde no se puede colocar un strike justo, porque ' +
        'falta historial o el mercado está demasiado tranquilo, no ofrecemos ninguno.',
    ],
    drawing:
      'Una colina de posibles precios finales: los movimientos pequeños son frecuentes, los ' +
      'grandes raros. Una línea marca el strike, y la parte de la colina que queda más allá ' +
      'es la proporción de operaciones que ganan.',
    hill: 'con qué frecuencia termina aquí el precio',
    strike: 'strike',
    now: 'precio ahora',
    wins: 'gana un Buy',
    loses: 'pierde un Buy',
  },
  formula: {
    title: 'La fórmula, con un ejemplo',
    tag: 'Ejemplo',
    lead:
      'Las cifras son inventadas, pero cuadran: un Buy que paga el setenta y cinco por ciento ' +
      'si acierta, a quince minutos.',
    steps: {
      chance: [
        'Probabilidad',
        'Con qué probabilidad de ganar se calcula: uno menos el margen m, dividido entre uno ' +
          'más la ganancia r.',
      ],
      factor: [
        'Factor del strike',
        'A qué distancia de la entrada está el strike. v es la volatilidad de un segundo, T ' +
          'la duración en segundos, q el movimiento que no se supera tan a menudo como dice la ' +
          'probabilidad. Un Buy resta q, un Sell la suma.',
      ],
      strike: [
        'Strike',
        'El precio de entrada por el factor, redondeado al tick: hacia abajo para un Buy, ' +
          'hacia arriba para un Sell.',
      ],
      payout: ['Si aciertas', 'La apuesta y la ganancia sobre ella, al centavo.'],
    },
  },
  settlement: {
    title: 'Cómo se liquida una operación',
    paragraphs: [
      'Cuando se acepta tu orden, sus condiciones quedan fijas: apuesta, ganancia, duración, ' +
        'margen y la distancia del strike. El precio de entrada aún no se conoce, ni tú ni ' +
        'nosotros. Es el primer precio posterior a la aceptación y a un breve retraso fijo, ' +
        'igual para todos, para que nadie gane nada por oír un precio antes que nosotros. El ' +
        'instrumento, el formulario de operación y el recibo dicen cuánto dura. Si no hay ' +
        'precio en los diez segundos siguientes, la operación es nula y tu apuesta vuelve.',
      'De lo que informa una fuente tomamos como máximo un precio por cada cuarto de ' +
        'segundo; uno que tiene que esperar lleva la hora en que empieza el cuarto siguiente. ' +
        'Un salto repentino solo cuenta cuando un segundo informe lo confirma, y un informe ' +
        'que llega demasiado tarde se deja fuera.',
      'El precio de salida es el último de la hora del vencimiento o anterior a ella, al ' +
        'milisegundo, según la hora que le da su fuente. Donde se dice antes de que operes, la ' +
        'media de los últimos segundos decide una operación de dos minutos o menos, con un ' +
        'strike hecho para ello. Un precio posterior al vencimiento no se usa nunca, por tarde ' +
        'que se haga la liquidación. Los precios que nos perdimos se piden otra vez a la ' +
        'fuente, durante una hora, antes de que una operación sea nula.',
      'Un Buy gana si la salida está por encima del strike, un Sell si está por debajo. Si ' +
        'está en el strike es un empate, y la apuesta vuelve. Si el precio de salida es ' +
        'demasiado antiguo en el vencimiento (cinco segundos para las criptomonedas, diez para ' +
        'todo lo demás), o si ningún precio siguió a la entrada, la operación es nula y la ' +
        'apuesta vuelve. La falta de datos nunca produce una pérdida.',
      'Las operaciones y los resultados solo se añaden, y un precio guardado no se cambia ' +
        'nunca. Ninguna pantalla, llamada ni rol edita un precio, elige un ganador o liquida ' +
        'otra vez una operación. Si te debemos algo por un error nuestro, es un pago aparte ' +
        'con un motivo que ves, y nunca otro resultado.',
    ],
    drawing:
      'Precios como puntos a lo largo de una línea de tiempo. El primer punto después de la ' +
      'orden es la entrada, el último punto hasta el vencimiento es la salida, y un punto ' +
      'posterior al vencimiento no cuenta.',
    order: 'orden',
    entry: 'entrada',
    exit: 'salida',
    expiry: 'vencimiento',
    late: 'demasiado tarde',
  },
  calibration: {
    title: '¿Se cumple?',
    paragraphs: [
      'Un precio que dice «esto gana en tantas de cien operaciones» se puede poner a prueba. ' +
        'Pasamos precios grabados de mercados reales por este mismo programa, hicimos una ' +
        'orden en cada minuto (en las listas de operaciones, cada diez segundos), en los dos ' +
        'lados de cada opción y con cada duración, y contamos.',
      'En los dibujos cada punto es una opción con una duración. En horizontal está la ' +
        'probabilidad con la que se calculó, en vertical la proporción que ganó de verdad. Un ' +
        'punto perfecto está sobre la línea.',
    ],
    none: 'La calibración no se puede mostrar ahora.',
    retry: 'Intentar de nuevo',
    loading: 'Cargando la calibración',
    summary: 'Cada grabación, duraciones de un minuto a una hora',
    file: 'Grabación',
    note: 'Longitud',
    notes: {
      minutes: '{length} minutos',
      days: '{length} días',
      spot_too_old: '{percent} % de las órdenes rechazadas, el precio era demasiado antiguo',
      seldom_quoted: '{left_out} de {rows} filas excluidas, con pocas cotizaciones',
      too_little: 'demasiado corta, o demasiado tranquila, para calcular nada',
    },
    worst: 'Error mayor (puntos)',
    mean: 'Error medio (puntos)',
    kept: (priced) => `Margen conservado, de ${priced} calculado`,
    inside: 'Dentro del azar (95 %)',
    draws: 'Empates',
    plot: (file) => `${file}: proporción ganada frente a probabilidad calculada`,
    plotTitle: (file) => `Calculado y visto: ${file}`,
    across: 'calculado',
    upward: 'visto',
    table: (file) => `Proporción ganada menos probabilidad calculada, en puntos: ${file}`,
    duration: 'Duración',
    priced: 'calculado',
    openTable: 'Cada opción y duración',
    limits:
      'Lo que esto no puede mostrar: hacia dónde irá un precio, qué trae un solo día, y cómo ' +
      'será en un mes distinto de todos los anteriores. En los meses que van con fuerza en ' +
      'una dirección, los Buy y los Sell se desvían más o menos lo mismo en direcciones ' +
      'opuestas. Un precio que no favorece a ninguno no puede corregirlo.',
    dash: '\u2013',
  },
  markouts: {
    title: '¿Conoce alguien los precios antes que nosotros?',
    paragraphs: [
      'Quien oye un mercado antes que nosotros compraría justo antes de que suba nuestro ' +
        'precio. Por eso medimos adónde fueron los precios justo después de las entradas, en ' +
        'el sentido en que apostó cada cliente. Con muchas operaciones eso es nada, salvo que ' +
        'alguien sea más rápido. Para eso está el retraso fijo de la entrada, igual para todos.',
      'Se mira a todos juntos, y no cambia nada para ningún cliente en particular.',
    ],
    few: 'Hay demasiado pocas operaciones reales últimamente para decirlo.',
    table: 'Movimientos después de la entrada, en el sentido en que apuestan los clientes',
    move: 'Movimiento',
    after: { one: 'Al cabo de un segundo', five: 'Al cabo de cinco segundos' },
    below: (bound) => `menos de ${bound} pb`,
    between: (from, to) => `${from} a ${to} pb`,
    above: (bound) => `${bound} pb o más`,
    mean: 'De media',
    meanOf: (mean, within) => `${mean} pb; hasta ± ${within} puede ser azar`,
    bp: 'pb: puntos básicos, centésimas de un por ciento.',
  },
  claims: {
    title: 'Lo que afirmamos, y cómo lo sabemos',
    paragraphs: [
      'Cada cifra y cada estado de las páginas públicas es una afirmación registrada: medida ' +
        'con los datos de esta misma instalación, fijada por el operador, declarada en un ' +
        'documento nombrado, una regla del programa, o contada en grabaciones nombradas. La ' +
        'que aquí no tiene fuente, o tiene demasiado poco detrás, no se muestra en ningún ' +
        'lugar.',
      'Estas son todas las que se pueden mostrar ahora.',
    ],
    none: 'La lista de afirmaciones no se puede mostrar ahora.',
    names: {
      instruments: 'Instrumentos con precio',
      tradable_instruments: 'Instrumentos con los que se puede operar',
      demo_days: 'Duración de la cuenta demo en días',
      demo_money: 'Dinero ficticio de una cuenta demo',
      top_payout: 'Mayor ganancia ofrecida, como parte de la apuesta',
      margin_rate: 'Nuestro margen',
      loss_share: 'Proporción de cuentas reales que perdieron dinero',
      loss_median: 'Lo que perdió como mínimo la mitad de quienes perdieron',
      payouts_made: 'Retiradas pagadas en doce meses',
      segregated_funds: 'El dinero de los clientes se guarda aparte',
      founded: 'Fundación',
      licensed: 'Licencia',
      signal_accuracy: 'Acierto de las señales',
      tournaments: 'Torneos',
      bonuses: 'Bonos',
      cashback: 'Cashback',
      promo_codes: 'Códigos promocionales',
      referrals: 'Recompensas por recomendar',
      prices: 'Precios',
      instrument_terms: 'Condiciones de cada instrumento',
      strike_rates: 'Opciones y sus ganancias',
      durations: 'Duraciones',
      margin: 'Margen de cada precio',
      plans: 'Planes',
      calibration: 'La calibración de arriba',
      markouts: 'Precios tras las entradas, arriba',
      payouts: 'Retiradas pagadas',
      signals: 'Señales y sus historiales',
      status: 'Estado de esta instalación',
      contacts: 'Contactos',
      operator: 'El operador',
    },
  },
}

export const exampleReceipt: Messages<typeof englishReceipt> = {
  title: 'Cómo comprobar un recibo',
  tag: 'Ejemplo',
  card: 'Recibo de ejemplo',
  facts: {
    pair: 'Par',
    side: 'Lado y opción',
    amount: 'Importe',
    accepted: 'Aceptada',
    expires: 'Vence',
    margin: 'Margen',
    volatility: 'Volatilidad',
    quantile: 'Cuantil',
    factor: 'Factor del strike',
    entry: 'Precio de entrada',
    strike: 'Strike',
    exit: 'Precio de salida',
    status: 'Resultado',
    payout: 'Pagado',
  },
  variants: {
    honest: 'Tal cual',
    exit: 'Otro precio de salida',
    factor: 'Otro factor del strike',
    payout: 'Menos pagado',
  },
  variantsLabel: 'Lo que dice el recibo',
  checks,
  agrees: 'Coincide',
  differs: 'Difiere',
  stated: (text) => `Dice ${text}`,
  computed: (text) => `calculado: ${text}`,
  none: 'nada',
  allAgree: 'Todo coincide.',
  someDiffer: 'Se contradice a sí mismo.',
}

export const receiptByHand: Messages<typeof englishHand> = {
  lead:
    'Cada operación tiene un recibo que se puede descargar. Aquí hay uno con cifras ' +
    'inventadas. Repásalo con una calculadora, o deja que lo haga tu navegador.',
  ticksTitle: 'Precios que figuran en él',
  tickNumber: 'Número',
  tickTime: 'Hora (UTC)',
  tickPrice: 'Precio',
  browserTitle: 'En tu navegador',
  browserLead:
    'Esto hace la misma comprobación que un recibo real, sin preguntar a nuestro servidor. ' +
    'Cambia algo en él y deja de coincidir consigo mismo.',
  stepsTitle: 'A mano',
  steps: [
    'Busca la entrada: entre los precios listados, el primero posterior a la aceptación y el ' +
      'retraso.',
    'Multiplícalo por el factor del strike y córtalo al tick, hacia abajo para un Buy y ' +
      'hacia arriba para un Sell. Eso tiene que ser el strike.',
    'Busca la salida: el último precio de la hora del vencimiento o anterior, o la media si el ' +
      'recibo la tiene. No puede ser demasiado antiguo.',
    'Compara salida y strike. Eso decide si la operación ganó.',
    'Ganada: la apuesta y la ganancia sobre ella. Empate o nula: la apuesta. Perdida: nada.',
  ],
  beyond:
    'Un recibo prueba que una operación se liquidó según sus precios. Que los precios sean ' +
    'los del mercado es otra cuestión: cada uno lleva su fuente y su número, así que puedes ' +
    'compararlo con la fuente. Los precios hechos por una simulación lo dicen dondequiera ' +
    'que se muestren.',
}

export const savedReceipt: Messages<typeof englishSaved> = {
  title: 'Comprobar un recibo que alguien guardó',
  paragraphs: [
    'Cada recibo se puede guardar firmado. El archivo contiene las condiciones, el resultado ' +
      'y todos los precios de los minutos que lo deciden, cada uno con la prueba de que está ' +
      'en nuestro registro público, del que cualquiera puede copiar cada entrada. No podemos ' +
      'cambiar nada de ello más tarde sin que el archivo lo diga.',
    'Elige un archivo así, tuyo o de un desconocido. Tu navegador comprueba firmas y ' +
      'pruebas, y vuelve a calcular el resultado con los precios registrados. Las mismas ' +
      'comprobaciones son un programa que puedes ejecutar tú, y otro en Go cuya criptografía ' +
      'no es nuestra.',
  ],
}
