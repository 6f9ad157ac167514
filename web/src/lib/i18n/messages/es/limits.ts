// In Spanish: own limits, breaks from trading and the session reminder.

import type { Messages } from '#contract/shared/messages.ts'
import type { limits as english } from '../limits.ts'

const kinds = {
  loss: {
    title: 'Pérdidas',
    what:
      'Lo que pierdes como máximo: apuestas perdidas, menos ganancias obtenidas, y todas las ' +
      'apuestas de operaciones abiertas. Una operación que pudiera hacértelo superar se ' +
      'rechaza.',
  },
  stake: {
    title: 'Apuestas',
    what: 'Lo que apuestas como máximo, ganes o pierdas.',
  },
  deposit: {
    title: 'Depósitos',
    what: 'Lo que ingresas como máximo.',
  },
} as const

export const limits: Messages<typeof english> = {
  session: 'Sesión',
  sessionWon: (won, all) => `${won} de ${all} ganadas`,
  title: 'Límites y pausas',
  lead:
    'Fija tus propios límites mientras estás en calma. Poner o bajar uno surte efecto de ' +
    'inmediato; subirlo o quitarlo tarda 24 horas, y hasta entonces puedes cambiar de idea.',
  liveOnly:
    'Los límites solo cuentan operaciones de la cuenta real. Las horas son UTC; las semanas ' +
    'empiezan en lunes.',
  kinds,
  periods: { day: 'Al día', week: 'A la semana', month: 'Al mes' },
  none: 'Sin límite',
  usedOnly: (used) => `${used} hasta ahora`,
  used: (used, amount) => `${used} de ${amount}`,
  left: (left) => `quedan ${left}`,
  ahead: (gain) => `${gain} a favor`,
  anew: (when) => `empieza de nuevo el ${when}`,
  becomes: (amount, when) => `Pasa a ${amount} el ${when}.`,
  ends: (when) => `Termina el ${when}.`,
  keep: 'Dejarlo como está',
  set: 'Poner un límite',
  change: 'Cambiar',
  amount: 'Límite en dólares',
  save: 'Guardar',
  remove: 'Quitar',
  cancel: 'Cancelar',
  nameOf: (kind, period) => `${kind}, ${period}`,
  breaks: 'Tomarse una pausa',
  breaksLead:
    'Una pausa detiene de inmediato las operaciones en las dos cuentas, y los ingresos. Las ' +
    'operaciones abiertas siguen hasta su fin. Aún puedes iniciar sesión para leer, retirar ' +
    'y cerrar tu cuenta.',
  coolOff: 'Pausa breve',
  coolOffWhat: 'Una pausa corta, para tomar distancia.',
  exclusion: 'Autoexclusión',
  exclusionWhat: 'Una pausa larga, si operar se ha convertido en un problema.',
  howLong: 'Durante cuánto tiempo',
  lengths: {
    '24h': '24 horas',
    '7d': '7 días',
    '30d': '30 días',
    '6m': '6 meses',
    '1y': '1 año',
    '5y': '5 años',
  },
  goOn: 'Continuar',
  sure: (length) => `¿Dejar de operar durante ${length}?`,
  consequences: (length) => [
    `Desde este momento, durante ${length}, no puedes abrir operaciones, ni reales ni demo, ` +
      'ni ingresar.',
    'Las operaciones abiertas siguen hasta su fin, y lo que paguen es tuyo.',
    'No se puede deshacer. Nadie puede terminarla antes: ni tú ni nuestra atención al cliente.',
  ],
  password: 'Tu contraseña',
  confirm: (length) => `Parar durante ${length}`,
  runs: (when) => `Dura hasta el ${when}. Puedes alargarla, no acortarla.`,
  reminder: 'Recordatorio de sesión',
  reminderWhat:
    'Te muestra cada tantos minutos cuánto tiempo llevas aquí y qué han dado tus operaciones ' +
    'reales.',
  minutes: 'Minutos',
  minutesBounds: (least, most) => `De ${least} a ${most}.`,
  off: 'Desactivar',
  reminderOn: (minutes) => `Cada ${minutes} minutos.`,
  reminderOff: 'Desactivado.',
  formLeft: {
    loss: {
      day: 'Tu límite diario de pérdidas',
      week: 'Tu límite semanal de pérdidas',
      month: 'Tu límite mensual de pérdidas',
    },
    stake: {
      day: 'Tu límite diario de apuestas',
      week: 'Tu límite semanal de apuestas',
      month: 'Tu límite mensual de apuestas',
    },
  },
  onBreak: (when) => `Estás en una pausa de operar hasta el ${when}.`,
  hours: (count) => (count === 1 ? '1 hora' : `${count} horas`),
  minutesLong: (count) => (count === 1 ? '1 minuto' : `${count} minutos`),
  here: (length) => `Llevas aquí ${length}`,
  result: (count, result) =>
    count === 1
      ? `Desde entonces ha terminado 1 operación real, con ${result} en total.`
      : `Desde entonces han terminado ${count} operaciones reales, con ${result} en total.`,
  noResult: 'Desde entonces no ha terminado ninguna operación real.',
  unknownResult: 'Lo que han dado tus operaciones reales no se ha podido cargar.',
  stay: 'Seguir',
  toLimits: 'Límites y pausas',
}
