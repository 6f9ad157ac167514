// In Spanish: the overview of the market, and the page of each instrument.

import type { Messages } from '#contract/shared/messages.ts'
import type { instruments as english } from '../instruments.ts'

export const instruments: Messages<typeof english> = {
  title: 'Instrumentos financieros',
  description:
    'Todo lo que se cotiza aquí, de criptomonedas a acciones: cada precio con su fuente y su ' +
    'antigüedad, un gráfico e indicadores.',
  lead:
    'Con algunos se puede operar; los demás se muestran para comparar. Cada precio dice quién ' +
    'lo da y qué antigüedad tiene.',
  market: 'Vista del mercado',
  tabs: 'Tipos de instrumentos',
  tab: {
    crypto: 'Criptomonedas',
    currencies: 'Divisas',
    indices: 'Índices',
    commodities: 'Materias primas',
    bonds: 'Bonos',
    stocks: 'Acciones',
    catalogue: 'Catálogo ampliado',
  },
  catalogueNote: 'Estos se cotizan para comparar y aquí no se opera con ellos.',
  search: 'Buscar en todos los instrumentos',
  searchHint: 'Nombre o código, p. ej. ETH',
  sort: 'Orden',
  sortOptions: {
    listed: 'Como en la lista',
    name: 'Nombre',
    price: 'Precio, primero el más alto',
    priceUp: 'Precio, primero el más bajo',
    change: 'Cambio, primero el más alto',
    changeDown: 'Cambio, primero el más bajo',
    nameDown: 'Nombre, desde el final',
  },
  columns: { name: 'Instrumento', day: 'Último día', price: 'Precio', change: '24 h' },
  found: (count) =>
    count === 1 ? 'Un instrumento encontrado.' : `${count} instrumentos encontrados.`,
  nothing: 'Ningún instrumento de este tipo se llama así.',
  elsewhere: (count, tab) => `${count} en ${tab}`,
  more: (left) => `Mostrar más (quedan ${left})`,
  pricesAt: (time) => `Precios a las ${time} UTC.`,
  live: 'Se mueven cuando llegan nuevos.',
  showChart: (name) => `Mostrar el gráfico de ${name}`,
  chosen: 'El instrumento elegido',
  open: (name) => `${name} en detalle`,
  failed: 'El mercado no se ha podido cargar.',

  technical: 'Resumen técnico',
  technicalLead: (interval) => `Calculado por nosotros con los cierres de velas de ${interval}.`,
  intervals: { 60: 'un minuto', 900: '15 minutos', 3600: 'una hora', 86400: 'un día' },
  indicator: 'Indicador',
  value: 'Valor',
  says: 'Qué dice ahora',
  tooFew: 'Hay demasiado poco historial para este.',
  waiting: 'Se está calculando.',
  average: {
    sma20: 'Media de 20',
    sma50: 'Media de 50',
    ema20: 'Media exponencial de 20',
  },
  averageSays: {
    above: 'El precio está por encima de esta media.',
    below: 'El precio está por debajo de esta media.',
    level: 'El precio está en esta media.',
  },
  rsi: 'RSI (14)',
  rsiSays: {
    high: 'Las subidas superaron con fuerza a las bajadas en las últimas 14 velas (70 o más).',
    low: 'Las bajadas superaron con fuerza a las subidas en las últimas 14 velas (30 o menos).',
    middle: 'Ni las subidas ni las bajadas dominaron con fuerza (entre 30 y 70).',
  },
  macd: 'MACD (12, 26, 9)',
  macdValue: (line, signal) => `${line},\nseñal ${signal}`,
  macdSays: {
    above: 'La línea está por encima de su señal: la tendencia corta ganó a la larga.',
    below: 'La línea está por debajo de su señal: la tendencia corta quedó por detrás de la larga.',
    level: 'La línea está en su señal.',
  },
  bands: 'Bandas de Bollinger (20, 2)',
  bandsValue: (lower, upper) => `${lower}\na ${upper}`,
  bandsSays: {
    above:
      'El precio está por encima de la banda superior: muy por encima de su media para lo ' +
      'que se mueve.',
    below:
      'El precio está por debajo de la banda inferior: muy por debajo de su media para lo ' +
      'que se mueve.',
    within: 'El precio está entre las bandas.',
  },
  means: 'Qué significa cada uno, y dónde acaba',
  limits:
    'Todos se calculan solo con precios pasados. Ninguno dice lo que hará un precio después, ' +
    'y ninguno es un consejo. La probabilidad de una cotización de aquí no sale de ellos.',

  crypto: 'Un par de criptomonedas, o de una y una divisa',
  pair: 'Un par de divisas',
  ofExchange: {
    Indices: 'un índice de acciones',
    Commodities: 'una materia prima',
    Bonds: 'un bono del Estado',
    Stocks: 'una acción',
  },
  quoted: 'Con precio, sin operaciones aquí',
  tradedLead: (kind) => `${kind}. Se opera aquí, a plazos fijos.`,
  quotedLead: (kind) => `${kind}. Se cotiza aquí para comparar y no admite órdenes.`,
  pageTitle: (name) => `${name}: precio, gráfico y condiciones`,
  pageDescription: (name) =>
    `${name}: el precio con su fuente y su antigüedad, un gráfico, lo que dicen los ` +
    'indicadores, y las condiciones para operar.',
  behaviour: {
    title: 'Cómo se ha movido',
    volatility: 'Volatilidad',
    aYear: (share) => `${share} al año`,
    with: (index) => `Correlación con ${index}`,
    tooLittle: 'Aún no se sabe: hacen falta tres días de mercado completos',
    from: (days, until) =>
      `Calculado por nosotros con los cierres por hora de ${days} días de mercado hasta el ` +
      `${until}, noches incluidas.`,
    means:
      'La volatilidad es cuánto subió y bajó el precio, llevado a un año; no dice nada de la ' +
      'dirección. La correlación es cuánto fueron sus movimientos por hora con los del ' +
      'índice: juntos en 1, cada uno por su lado en 0, uno contra otro en \u22121. Las dos ' +
      'son del pasado, y cambian.',
  },
  price: 'Precio y gráfico',
  terms: 'Condiciones',
  termsQuoted: 'Qué se cotiza',
  facts: {
    code: 'Código',
    exchange: 'Bolsa',
    currency: 'Divisa',
    tick: 'Paso mínimo del precio',
    hours: 'Horario',
    taken: 'De ellas, se opera aquí',
    now: 'Ahora',
    durations: 'Duraciones',
    amount: 'Importe de una operación',
    payout: 'Máximo pagado por las operaciones abiertas de un cliente',
    margin: 'Nuestro margen en cada precio',
    age: 'Precio más antiguo que admite órdenes',
    delay: 'Entrada: primer precio tras',
  },
  takenHours: (from, to) => `de ${from} a ${to} (UTC)`,
  eveningBefore: (time) => `${time} de la noche anterior`,
  sessionsIn: (times, city) => `De lunes a viernes, ${times} (hora de ${city}), salvo festivos.`,
  holidayOn: (date) => `El próximo es el ${date}.`,
  always: 'Todos los días, las 24 horas',
  weekly: (fromDay, fromTime, toDay, toTime) =>
    `Cerrado del ${fromDay} ${fromTime} al ${toDay} ${toTime} (UTC), cada semana`,
  days: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  openNow: 'Abierto',
  openUntil: (when) => `Abierto hasta el ${when} UTC`,
  closedUntil: (when) => `Cerrado hasta el ${when} UTC`,
  durationsNote: 'Se ofrecen las que terminan antes de que cierre el mercado.',
  between: (least, most) => `${least} a ${most}`,
  seconds: (seconds) => `${seconds} segundos`,
  strikeRates: 'Strike rates',
  strikeRatesLead:
    'Una strike rate es la ganancia sobre el importe si aciertas. El strike se coloca a tal ' +
    'distancia del precio que esta ganancia tiene un precio justo, menos nuestro margen.',
  rateColumns: { rate: 'Strike rate', buy: 'Ganancia con Buy', sell: 'Ganancia con Sell' },
  meansHere: 'Qué significa operarlo aquí',
  meansTraded: (name) => [
    `Nunca posees nada de ${name}. Dices si su precio terminará por encima o por debajo de ` +
      'un strike al cabo de un tiempo que eliges, y apuestas un importe a ello.',
    'Si aciertas, recuperas el importe con la ganancia mostrada de antemano. Si te ' +
      'equivocas, el importe se pierde entero. Si el precio termina exactamente en el strike, ' +
      'el importe vuelve.',
    'Somos la otra parte de cada operación, y nuestro margen está en cada precio: con muchas ' +
      'operaciones, la mayoría de la gente pierde. El precio que decide es la serie guardada ' +
      'que cualquiera puede leer aquí.',
  ],
  meansQuoted: (name) => [
    `${name} no se opera aquí: su precio se muestra para comparar.`,
    'Con qué se puede operar está marcado en la vista del mercado.',
  ],
  trade: (name) => `Operar ${name}`,
  demoNote: 'Una cuenta demo no necesita dinero.',
  overview: 'Vista del mercado',
  about: (coin) => `Sobre ${coin}`,
  readFairness: 'Cómo se hace un precio, y cómo comprobarlo',
  readRisk: 'Advertencia de riesgos',
}
