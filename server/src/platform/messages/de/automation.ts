// In German: letters about what trades by itself, programs and awaited prices.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  alerts as englishAlerts,
  ats as englishAts,
  bots as englishBots,
  keys as englishKeys,
  webhooks as englishWebhooks,
} from '../automation.ts'

export { atsReasons } from '#contract/client/de/ats-reason-words.ts'

const ownTrades = 'Deine automatischen Trades'

export const ats: Messages<typeof englishAts> = {
  ended: (reason) => ({
    subject: 'Deine automatischen Trades sind aus',
    paragraphs: [
      `Deine automatischen Trades wurden ausgeschaltet. ${reason}`,
      'Von jetzt an wird nichts von selbst gehandelt. Offene Trades laufen bis ' +
        'zu ihrem Ende. Sie bleiben aus, bis du sie wieder einschaltest.',
    ],
    action: ownTrades,
  }),
  refused: 'Eine Order wurde abgelehnt; das Protokoll sagt, warum.',
  paused: (reason) => ({
    subject: 'Deine automatischen Trades sind pausiert',
    paragraphs: [
      `Unser Team hat deine automatischen Trades pausiert und sagt, warum: ${reason}`,
      'Nichts wird von selbst gehandelt, bis sie weitergehen. Offene Trades ' +
        'laufen bis zu ihrem Ende.',
    ],
    action: ownTrades,
  }),
}

export const bots: Messages<typeof englishBots> = {
  subject: (pair) => `Dein Bot für ${pair} hat angehalten`,
  live: (pair, why) =>
    `Dein Bot für ${pair}, der echt handelte, hat von selbst angehalten: ` + `${why}`,
  paper: (pair, why) =>
    `Dein Bot für ${pair}, der auf Papier handelte, hat von selbst ` + `angehalten: ${why}`,
  until: 'Er beginnt nichts, bis du ihn wieder startest.',
  action: 'Deine Bots ansehen',
  whys: {
    drawdown: 'er hat so viel verloren, wie du erlaubt hast.',
    low_profit: 'seine letzten Trades haben zusammen verloren.',
    too_little: 'was noch im Risiko ist, ist weniger, als die Börse für eine Order ' + 'annimmt.',
    key_ended:
      'sein Schlüssel wird nicht mehr benutzt. Was an der Börse offen ist, ' +
      'bleibt dort offen: bitte sieh es dir an.',
  },
}

export const webhooks: Messages<typeof englishWebhooks> = {
  made: (place) => ({
    subject: 'Ein Webhook wurde erstellt',
    paragraphs: [
      'Von jetzt an erfährt diese Adresse, wenn Trades von dir abgerechnet ' +
        `werden oder Geld von dir sich bewegt: ${place}`,
      'Warst du das nicht, entferne ihn und ändere sofort dein Passwort.',
    ],
    action: 'Deine Webhooks ansehen',
  }),
  ended: (place, why) => ({
    subject: 'Ein Webhook ist beendet',
    paragraphs: [
      `An ${place} wird nichts mehr gesendet: ${why}.`,
      'Ist dein Programm wieder da, erstelle einen neuen Webhook.',
    ],
    action: 'Deine Webhooks ansehen',
  }),
  whys: {
    gone: 'es antwortete, dass es für immer weg ist',
    failing: 'fünf Tage lang kam dort nichts an',
  },
}

export const keys: Messages<typeof englishKeys> = {
  ended: (name, why) => ({
    subject: 'Wir benutzen deinen Börsenschlüssel nicht mehr',
    paragraphs: [
      `Wir benutzen den Schlüssel „${name}“ nicht mehr.`,
      why,
      'Womit er unterschreibt, ist hier gelöscht. Der automatische Handel ' +
        'damit ist beendet; was an der Börse offen ist, bleibt dort offen, bis ' +
        'du es schließt. Bitte sieh dir dein Konto dort an.',
    ],
  }),
  whys: {
    removed: 'Du hast ihn entfernt.',
    too_mighty:
      'Die Börse sagt, dass er mehr darf als handeln und lesen, etwa ' +
      'auszahlen. So einen Schlüssel benutzen und behalten wir nicht.',
    not_accepted:
      'Die Börse nimmt ihn nicht mehr an: er wurde dort widerrufen oder ist ' + 'abgelaufen.',
  },
}

export const alerts: Messages<typeof englishAlerts> = {
  subject: (symbol, price) => `${symbol} hat ${price} erreicht`,
  reached: (at, symbol, price, wish) =>
    `Am ${at} war der Preis von ${symbol}, den wir veröffentlichen, ${price}` + `. ${wish}`,
  over: 'Das sagt nichts darüber, wohin der Preis von da an geht. Dieser Alarm ' + 'ist vorbei.',
  action: 'Deine Preisalarme ansehen',
  wishes: {
    above: 'Du wolltest es wissen, wenn er so hoch ist.',
    below: 'Du wolltest es wissen, wenn er so tief ist.',
    moved: 'Du wolltest es wissen, wenn er sich so weit bewegt hat.',
  },
}
