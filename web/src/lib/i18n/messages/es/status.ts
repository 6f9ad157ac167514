// In Spanish: what the status page says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { status as english } from '../status.ts'

export const status: Messages<typeof english> = {
  loading: 'Cargando el estado',
  measured: (at) => `Medido el ${at} UTC. La página vuelve a preguntar mientras la miras.`,
  install: {
    title: 'Esta instalación',
    mode: 'Modo',
    modes: {
      sandbox: 'Entorno de pruebas: solo dinero ficticio. No puede aceptar dinero real.',
      live: 'Real',
    },
    version: 'Versión',
    since: 'En marcha desde',
    database: 'Base de datos',
    answers: 'Responde',
    silent: 'No responde. Hasta entonces el trading está parado; no se pierde nada.',
    books: 'Libros comparados',
    booksAre: {
      ok: 'coinciden',
      differences: 'hay diferencias, que se están investigando',
      unknown: 'aún no se sabe',
    },
  },
  prices: {
    title: 'Precios',
    label: 'Fuentes de precios',
    source: 'Fuente',
    kind: 'Tipo',
    kinds: {
      real: 'Mercado real',
      simulated: 'Simulado',
      replayed: 'Reproducido',
      unknown: 'Desconocido',
    },
    age: 'Precio más nuevo',
    old: (age) => `hace ${age}`,
    instruments: 'Instrumentos',
    none: 'Aún no ha llegado ningún precio.',
    compared: 'Plataformas comparadas',
    connection: 'Conexión',
    connected: 'Conectada',
    notConnected: 'Perdida',
    used: 'Cuenta en precios de',
    usedOf: (used, all) => `${used} de ${all}`,
    furthest: 'Lo más lejos de un precio',
    percent: (value) => `${value.toFixed(3).replace('.', ',')} %`,
  },
  settlement: {
    title: 'Liquidación de operaciones',
    median: 'La mitad no tardó más de',
    p99: 'Todas menos una de cada cien no tardaron más de',
    count: 'Operaciones liquidadas',
    none: 'En la última hora no se ha liquidado ninguna operación.',
    unknown: 'No se sabe mientras la base de datos no responda.',
  },
  voids: {
    title: 'Operaciones nulas',
    all: 'Nulas',
    of: (voided, settled, share) => `${voided} de ${settled} (${share})`,
    causes: {
      source_silent: 'No había precio, aunque se oían las fuentes',
      source_empty: 'La fuente no tenía precio de un tiempo que nos habíamos perdido',
      source_unreachable: 'No se pudo preguntar a la fuente durante una hora',
      source_changed: 'La instalación ha cambiado de fuente',
      sources_disagreed: 'Las fuentes no coincidían, o quedó una sola',
    },
    none: 'En el último día no se ha liquidado ninguna operación.',
    many: 'Más de lo habitual en la última hora. Se ha alertado al personal.',
  },
  withdrawals: {
    title: 'Retiradas',
    methods: { ...coinNames, bank: 'Transferencia bancaria' },
    half: (time, count) => `La mitad se pagó en menos de ${time} (${count} pagadas)`,
    waiting: 'Esperando ahora',
    overdue: 'Esperando más tiempo del prometido',
    none: 'En los últimos tres meses se han pagado demasiado pocas para decir cuánto tarda una.',
    from: (day) => `Pagadas desde el ${day}.`,
  },
  licence: 'Datos de la licencia',
}
