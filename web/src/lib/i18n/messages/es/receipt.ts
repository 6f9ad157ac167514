// In Spanish: the proof of one trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { receipt as english } from '../receipt.ts'

export const receipt: Messages<typeof english> = {
  title: 'Recibo',
  missing: 'No hay ninguna operación así en tu cuenta.',
  back: 'Historial de operaciones',
  terms: 'Condiciones',
  result: 'Resultado',
  prices: 'Precios',
  formula: 'Cómo se hizo el strike',
  check: 'Comprobado en tu navegador',
  checkNote:
    'Vuelto a calcular aquí con los ticks de abajo, en números enteros, sin preguntar otra ' +
    'vez al servidor.',
  download: 'Descargar como JSON',
  entry: 'Precio de entrada',
  exit: 'Precio de salida',
  strike: 'Strike',
  amount: 'Importe',
  payout: 'Pagado',
  profitRate: 'Ganancia si aciertas',
  duration: 'Duración',
  accepted: 'Aceptada',
  expires: 'Vence',
  settled: 'Liquidada',
  margin: 'Margen del precio',
  chance: 'Probabilidad calculada',
  volatility: 'Volatilidad por raíz de segundo',
  quantile: 'Cuantil',
  factor: 'Factor del strike',
  rules: 'Versión de las reglas',
  delay: 'Retraso de la entrada',
  delayOf: (seconds) => `${seconds} s`,
  exitRule: 'La salida la decide',
  exitRuleOf: (seconds) =>
    seconds === 1 ? 'el último precio' : `la media de los últimos ${seconds} segundos`,
  average: (price, seconds) => `${price}, la media de los últimos ${seconds} s`,
  source: 'Fuente',
  mode: 'Cuenta',
  side: 'Lado',
  strikeRate: 'Strike rate',
  id: 'ID de la operación',
  none: 'Ninguno',
  later: 'Aún no',
  loading: 'Cargando el recibo',
  headline: {
    Pending: 'En curso',
    Won: (paid) => `Ganada: ${paid} pagados`,
    Lost: (amount) => `Perdida: ${amount}`,
    Draw: (amount) => `Empate: ${amount} devueltos`,
    Void: (amount) => `Nula: ${amount} devueltos`,
  },
  needed: {
    Buy: (strike) => `El precio tenía que terminar por encima de ${strike}.`,
    Sell: (strike) => `El precio tenía que terminar por debajo de ${strike}.`,
  },
  needs: {
    Buy: (strike) => `El precio tiene que terminar por encima de ${strike}.`,
    Sell: (strike) => `El precio tiene que terminar por debajo de ${strike}.`,
  },
  ended: {
    above: (exit, distance) => `Terminó en ${exit}, ${distance} por encima.`,
    below: (exit, distance) => `Terminó en ${exit}, ${distance} por debajo.`,
    equal: (exit) => `Terminó en ${exit}, exactamente ahí.`,
  },
  around: {
    entry: 'El minuto alrededor de la entrada',
    exit: 'El minuto alrededor de la salida',
  },
  chart: {
    label: (title, count, low, high) => `${title}: ${count} ticks entre ${low} y ${high}`,
    minuteBefore: '\u221260 s',
    minuteAfter: '+60 s',
    instant: { entry: 'aceptada', exit: 'vence' },
    mark: { entry: 'entrada', exit: 'salida' },
    strike: 'strike',
    noTicks: 'No hay ningún tick guardado de estos minutos.',
    table: (count) => (count === 1 ? '1 tick' : `${count} ticks`),
  },
  tickNumber: 'n.º',
  medianOf: (said) => `mediana de ${said}`,
  roles: {
    down: 'sin conexión',
    old: 'demasiado antiguo',
    frozen: 'sin moverse',
    outlier: 'demasiado alejado',
  },
  tick: { number: 'N.º', time: 'Hora', price: 'Precio', source: 'Fuente' },
  steps: {
    chance: 'Probabilidad calculada',
    factor: 'Factor del strike',
    strike: 'Strike',
    payout: 'Pagado si aciertas',
    down: (step) => `redondeado hacia abajo a un paso de ${step}, a tu favor`,
    up: (step) => `redondeado hacia arriba a un paso de ${step}, a tu favor`,
    waiting: 'Sigue cuando se conozca el precio de entrada.',
    symbols:
      'v: volatilidad por raíz de segundo. q: cuantil de la probabilidad. m: margen. T: los ' +
      'segundos que cuentan: la duración menos el retraso de la entrada, y menos (n − 1)(4n ' +
      '+ 1) / 6n para una media de n segundos.',
    digits: 'v y q se cortan aquí a seis cifras; todas están en las condiciones.',
  },
  formulas: {
    chance: '(1 \u2212 m) / (1 + ganancia)',
    payout: 'Importe + Importe \u00d7 ganancia',
  },
  open: 'Esta operación sigue abierta. El resto de su recibo se escribe cuando termine.',
  reasons: {
    no_entry_tick:
      'No llegó ningún precio en los 10 segundos siguientes al retraso de la entrada. La ' +
      'apuesta volvió.',
    no_exit_tick: 'Ningún precio siguió a la entrada antes del vencimiento. La apuesta volvió.',
    exit_tick_too_old:
      'El último precio antes del vencimiento era demasiado antiguo. La apuesta volvió.',
  },
  causes: {
    source_silent: 'Oímos las fuentes todo el tiempo; no había precio.',
    source_empty:
      'Nos habíamos perdido un tiempo y preguntamos a la fuente por él. Tampoco tenía precio.',
    source_unreachable:
      'Nos habíamos perdido un tiempo, y la fuente no respondió durante una hora.',
    source_changed: 'Desde entonces los precios vienen de otra fuente.',
    sources_disagreed: 'Sus fuentes no coincidían, o quedó una sola: nadie tenía un precio.',
  },
  waiting: 'Ha vencido y espera los precios de su tiempo.',
  gaps: {
    title: 'Precios que faltaron',
    lead: 'Tiempos de esta operación en los que no oímos la fuente, y lo que respondió después.',
    during: (from, to) => `del ${from} al ${to} UTC`,
    since: (from) => `Desde el ${from} UTC`,
    causes: {
      restarted: 'Se arrancó el servidor',
      connection_lost: 'Se perdió la conexión con la fuente',
      stood_still: 'El servidor estuvo parado',
      database_away: 'La base de datos no estaba',
    },
    asking: 'Se está preguntando a la fuente.',
    haltsTitle: 'Tiempos sin precio',
    haltsLead: 'Tiempos de esta operación en los que su instrumento no tuvo precio, para nadie.',
    halts: {
      disputed: 'Las fuentes no coincidían',
      alone: 'Quedó una sola fuente',
    },
    answers: {
      prices: (asked, at, ticks) =>
        `Preguntado a ${asked} (${at} UTC): ${ticks} precios, que cuentan como cualquier otro.`,
      nothing: (asked, at) => `Preguntado a ${asked} (${at} UTC): no tiene precio de entonces.`,
      unreachable: (asked, at) => `Preguntado a ${asked}, sin respuesta hasta el ${at} UTC.`,
      other_source: (asked) => `Los precios vienen ahora de ${asked}, a quien no se preguntó.`,
    },
  },
  checks: {
    entry: 'La entrada es el primer precio después de la aceptación y el retraso',
    strike: 'El strike sale de la entrada y el factor',
    exit: 'La salida es el último precio hasta el vencimiento, o la media indicada',
    status: 'El resultado sale del strike y la salida',
    payout: 'El pago sale del resultado',
    sources: 'Los precios son la mediana de lo que dijeron sus fuentes',
  },
  passed: 'Superada',
  failed: 'No superada',
  stated: (text) => `El recibo dice ${text}`,
  computed: (text) => `calculado de nuevo: ${text}`,
  summary: (passed, all) => `${passed} de ${all} superadas`,
  notYet: 'Aún no hay nada que comprobar: el precio de entrada no ha llegado.',
}
