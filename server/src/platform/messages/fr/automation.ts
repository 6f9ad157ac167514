// In French: letters about what trades by itself, programs and awaited prices.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  alerts as englishAlerts,
  ats as englishAts,
  bots as englishBots,
  keys as englishKeys,
  webhooks as englishWebhooks,
} from '../automation.ts'

export { atsReasons } from '#contract/client/fr/ats-reason-words.ts'

const ownTrades = 'Vos opérations automatiques'

export const ats: Messages<typeof englishAts> = {
  ended: (reason) => ({
    subject: 'Vos opérations automatiques sont arrêtées',
    paragraphs: [
      `Vos opérations automatiques ont été arrêtées. ${reason}`,
      'Rien ne se fait plus tout seul désormais. Les opérations ouvertes vont ' +
        'jusqu’à leur terme. Elles restent arrêtées jusqu’à ce que vous les ' +
        'relanciez.',
    ],
    action: ownTrades,
  }),
  refused: 'Un ordre a été refusé ; le journal dit pourquoi.',
  paused: (reason) => ({
    subject: 'Vos opérations automatiques sont en pause',
    paragraphs: [
      `Notre équipe a mis vos opérations automatiques en pause, et dit pourquoi : ${reason}`,
      'Rien ne se fait tout seul jusqu’à leur reprise. Les opérations ouvertes ' +
        'vont jusqu’à leur terme.',
    ],
    action: ownTrades,
  }),
}

export const bots: Messages<typeof englishBots> = {
  subject: (pair) => `Votre bot pour ${pair} s’est arrêté`,
  live: (pair, why) =>
    `Votre bot pour ${pair}, qui tradait pour de bon, s’est arrêté de ` + `lui-même : ${why}`,
  paper: (pair, why) =>
    `Votre bot pour ${pair}, qui tradait sur le papier, s’est arrêté de ` + `lui-même : ${why}`,
  until: 'Il ne commence rien jusqu’à ce que vous le relanciez.',
  action: 'Voir vos bots',
  whys: {
    drawdown: 'il a perdu autant que vous l’aviez permis.',
    low_profit: 'ses dernières opérations ont perdu ensemble.',
    too_little: 'ce qui reste en jeu est moins que ce que la bourse accepte pour un ' + 'ordre.',
    key_ended:
      'sa clé n’est plus utilisée. Ce qui est ouvert à la bourse y reste ' +
      'ouvert : veuillez y regarder.',
  },
}

export const webhooks: Messages<typeof englishWebhooks> = {
  made: (place) => ({
    subject: 'Un webhook a été créé',
    paragraphs: [
      'Désormais, cette adresse est informée quand des opérations à vous sont ' +
        `réglées ou que de l’argent à vous bouge : ${place}`,
      'Si ce n’était pas vous, retirez-le et changez tout de suite votre mot ' + 'de passe.',
    ],
    action: 'Voir vos webhooks',
  }),
  ended: (place, why) => ({
    subject: 'Un webhook a pris fin',
    paragraphs: [
      `Plus rien n’est envoyé à ${place} : ${why}.`,
      'Quand votre programme sera de nouveau là, créez un nouveau webhook.',
    ],
    action: 'Voir vos webhooks',
  }),
  whys: {
    gone: 'il a répondu qu’il est parti pour de bon',
    failing: 'pendant cinq jours, rien n’y est arrivé',
  },
}

export const keys: Messages<typeof englishKeys> = {
  ended: (name, why) => ({
    subject: 'Nous n’utilisons plus votre clé de bourse',
    paragraphs: [
      `Nous n’utilisons plus la clé « ${name} ».`,
      why,
      'Ce avec quoi elle signe est effacé ici. Le trading automatique avec ' +
        'elle a pris fin ; ce qui est ouvert à la bourse y reste ouvert jusqu’à ' +
        'ce que vous le fermiez. Veuillez regarder votre compte là-bas.',
    ],
  }),
  whys: {
    removed: 'Vous l’avez retirée.',
    too_mighty:
      'La bourse dit qu’elle peut faire plus que trader et lire, par exemple ' +
      'retirer. Nous n’utilisons pas une telle clé, et n’en gardons aucune.',
    not_accepted: 'La bourse ne l’accepte plus : elle y a été révoquée, ou a expiré.',
  },
}

export const alerts: Messages<typeof englishAlerts> = {
  subject: (symbol, price) => `${symbol} a atteint ${price}`,
  reached: (at, symbol, price, wish) =>
    `Le ${at}, le prix de ${symbol} que nous publions était de ${price}. ` + `${wish}`,
  over: 'Cela ne dit rien d’où va le prix ensuite. Cette alerte est terminée.',
  action: 'Voir vos alertes de prix',
  wishes: {
    above: 'Vous avez demandé à être averti quand il est aussi haut.',
    below: 'Vous avez demandé à être averti quand il est aussi bas.',
    moved: 'Vous avez demandé à être averti quand il a bougé d’autant.',
  },
}
