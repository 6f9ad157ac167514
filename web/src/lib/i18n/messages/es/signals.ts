// In Spanish: what is said of signals, of the rules they come from, and of what their records allow
// to be said.

import type { Messages } from '#contract/shared/messages.ts'
import type { BarFigures, signals as english } from '../signals.ts'

export const signals: Messages<typeof english> = {
  title: 'Señales',
  advice:
    'Una señal no es un consejo, y aquí nadie sabe qué hará un precio después. La mayoría de ' +
    'las reglas pierde más o menos el margen, y lo mismo le pasará a quien las siga.',
  contents: 'Las reglas',
  rules: {
    momentum: 'Impulso (momentum)',
    mean_reversion: 'Reversión a la media',
    volatility_breakout: 'Ruptura de volatilidad',
    coin: 'Una moneda lanzada',
  },
  ideas: {
    momentum:
      'Lo que iba hacia algún sitio sigue. Habla cuando una media rápida del precio se ha ' +
      'alejado de una lenta más de lo que el precio suele moverse en un minuto, y dice otra ' +
      'vez la misma dirección.',
    mean_reversion:
      'Lo que se alejó de su centro vuelve. Habla cuando el precio ha salido de sus bandas ' +
      'de Bollinger y el índice de fuerza relativa dice que fue en una sola dirección, y ' +
      'dice: de vuelta.',
    volatility_breakout:
      'Quien sale de una habitación tranquila sigue andando. Habla cuando el precio sale del ' +
      'canal de los minutos anteriores moviéndose más que antes, y dice: adelante en esa ' +
      'dirección.',
    coin:
      'Ninguna regla: de vez en cuando se lanza una moneda. Está aquí para poder comparar con ' +
      'ella las demás. Una regla que no lo hace mejor que la moneda no sabe nada.',
  },
  outcomes: { hit: 'Acierto', miss: 'Fallo', tie: 'Empate', void: 'Nula' },
  verdicts: {
    too_few: 'Se han decidido demasiado pocas para decir algo de ella.',
    loses: 'Pierde: quien la siguió perdió dinero, y el azar solo no lo explica.',
    unclear: 'No se muestra nada: el azar solo podría haber traído todo esto.',
    above:
      'Hasta ahora está por encima del punto de equilibrio más de lo que explica el azar. ' +
      'Eso es lo que fue, y no promete nada.',
  },
  loading: 'Cargando los historiales',
  retry: 'Intentar de nuevo',
  failed: 'Los historiales no se han podido cargar.',
  none: 'Aún no ha empezado ninguna regla.',
  older: 'Historiales que han terminado',
  olderWhy: 'Se cambió la regla o un parámetro. Lo contado se queda.',
  version: (version) => `Versión ${version}`,
  startedAt: (day) => `desde el ${day} (UTC)`,
  horizon: (time) => `a ${time}`,
  parameters: 'Parámetros',
  hits: 'Aciertos',
  misses: 'Fallos',
  ties: 'Empates',
  voids: 'Nulas',
  waiting: 'Aún no terminadas',
  rate: 'Proporción de aciertos',
  range: (low, high) => `${low} a ${high}`,
  breakEven: 'Punto de equilibrio',
  priced: 'Una moneda',
  each: 'Un dólar en cada una dio',
  noRate: (from) => `Se muestra a partir de ${from} señales decididas`,
  bar: ({ rate, low, high, even, coin }: BarFigures) =>
    `Proporción de aciertos ${rate}, entre ${low} y ${high}; punto de equilibrio ${even}, ` +
    `una moneda ${coin}`,
  byInstrument: 'Por instrumento',
  instrument: 'Instrumento',
  newest: 'Señales más nuevas que han terminado',
  newestOf: (rule) => `Más nuevas de: ${rule}`,
  rule: 'Regla',
  side: 'Lado',
  published: 'Publicada (UTC)',
  window: 'Ventana (UTC)',
  outcome: 'Resultado',
  strike: 'Strike',
  end: 'Fin',
  running: 'En curso',
  opensIn: (time) => `se abre en ${time}`,
  closesIn: (time) => `se cierra en ${time}`,
  isMeasured: 'midiéndose',
  allRules: 'Todas las reglas',
  allInstruments: 'Todos los instrumentos',
  both: 'En curso y terminadas',
  onlyRunning: 'Solo en curso',
  onlyEnded: 'Solo terminadas',
  state: 'Estado',
  empty: 'Aún no hay ninguna señal así. Las reglas hablan poco, algunas durante horas nada.',
  more: 'Señales anteriores',
  records: 'Qué ha sido de todas ellas',
  howMeasured: 'Cómo se miden',
  trade: 'Al gráfico',
  panel: 'Señales',
  all: 'Todas las señales',
  quiet: 'Ninguna regla habla de él ahora mismo.',
}
