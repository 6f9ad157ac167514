// In Spanish: letters about what trades by itself, programs and awaited prices.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  alerts as englishAlerts,
  ats as englishAts,
  bots as englishBots,
  keys as englishKeys,
  webhooks as englishWebhooks,
} from '../automation.ts'

export { atsReasons } from '#contract/client/es/ats-reason-words.ts'

const ownTrades = 'Tus operaciones automáticas'

export const ats: Messages<typeof englishAts> = {
  ended: (reason) => ({
    subject: 'Tus operaciones automáticas están apagadas',
    paragraphs: [
      `Se han apagado tus operaciones automáticas. ${reason}`,
      'Desde ahora nada se opera por sí solo. Las operaciones abiertas llegan ' +
        'a su fin. Quedan apagadas hasta que vuelvas a encenderlas.',
    ],
    action: ownTrades,
  }),
  refused: 'Se rechazó una orden; el registro dice por qué.',
  paused: (reason) => ({
    subject: 'Tus operaciones automáticas están en pausa',
    paragraphs: [
      `Nuestro personal ha pausado tus operaciones automáticas, y dice por qué: ${reason}`,
      'Nada se opera por sí solo hasta que sigan. Las operaciones abiertas ' + 'llegan a su fin.',
    ],
    action: ownTrades,
  }),
}

export const bots: Messages<typeof englishBots> = {
  subject: (pair) => `Tu bot de ${pair} se ha detenido`,
  live: (pair, why) => `Tu bot de ${pair}, que operaba de verdad, se ha detenido solo: ${why}`,
  paper: (pair, why) => `Tu bot de ${pair}, que operaba en papel, se ha detenido solo: ${why}`,
  until: 'No empieza nada hasta que vuelvas a iniciarlo.',
  action: 'Ver tus bots',
  whys: {
    drawdown: 'ha perdido tanto como permitiste.',
    low_profit: 'sus últimas operaciones han perdido en conjunto.',
    too_little: 'lo que queda en riesgo es menos de lo que la bolsa admite para una ' + 'orden.',
    key_ended:
      'su clave ya no se usa. Lo que está abierto en la bolsa sigue abierto ' + 'allí: míralo.',
  },
}

export const webhooks: Messages<typeof englishWebhooks> = {
  made: (place) => ({
    subject: 'Se ha creado un webhook',
    paragraphs: [
      'Desde ahora se avisa a esta dirección cuando se liquidan operaciones ' +
        `tuyas o se mueve dinero tuyo: ${place}`,
      'Si no has sido tú, quítalo y cambia enseguida tu contraseña.',
    ],
    action: 'Ver tus webhooks',
  }),
  ended: (place, why) => ({
    subject: 'Un webhook ha terminado',
    paragraphs: [
      `Ya no se envía nada a ${place}: ${why}.`,
      'Cuando tu programa vuelva a estar, crea un nuevo webhook.',
    ],
    action: 'Ver tus webhooks',
  }),
  whys: {
    gone: 'respondió que se ha ido para siempre',
    failing: 'durante cinco días no llegó nada allí',
  },
}

export const keys: Messages<typeof englishKeys> = {
  ended: (name, why) => ({
    subject: 'Ya no usamos tu clave de la bolsa',
    paragraphs: [
      `Ya no usamos la clave «${name}».`,
      why,
      'Aquello con lo que firma se ha borrado aquí. El trading automático con ' +
        'ella ha terminado; lo que está abierto en la bolsa sigue abierto allí ' +
        'hasta que lo cierres. Mira tu cuenta allí.',
    ],
  }),
  whys: {
    removed: 'La has quitado.',
    too_mighty:
      'La bolsa dice que puede más que operar y leer, por ejemplo retirar. No ' +
      'usamos ni guardamos una clave así.',
    not_accepted: 'La bolsa ya no la acepta: se revocó allí, o ha caducado.',
  },
}

export const alerts: Messages<typeof englishAlerts> = {
  subject: (symbol, price) => `${symbol} ha llegado a ${price}`,
  reached: (at, symbol, price, wish) =>
    `El ${at} el precio de ${symbol} que publicamos era ${price}. ${wish}`,
  over: 'No dice nada de adónde va el precio desde ahí. Esta alerta ha terminado.',
  action: 'Ver tus alertas de precio',
  wishes: {
    above: 'Pediste que se te avisara cuando estuviera así de alto.',
    below: 'Pediste que se te avisara cuando estuviera así de bajo.',
    moved: 'Pediste que se te avisara cuando se hubiera movido tanto.',
  },
}
