// In French: what the server says of the automated trader, by code.

import type { traderRefusals } from '#contract/client/trader-refusals.ts'
import type { traderSuccesses } from '#contract/client/trader-successes.ts'

export const refusals = {
  practice_closed: 'Une installation live n’a pas de plateforme d’exercice.',
  practice_not_open:
    'Vous n’avez pas encore de compte sur la plateforme d’exercice : veuillez d’abord l’ouvrir.',
  practice_keys_most:
    'Un compte sur la plateforme d’exercice a au plus {limit} clés. Veuillez en révoquer une.',
  exchange_closed: 'Cette plateforme d’échange n’est pas proposée ici.',
  exchange_silent:
    'La plateforme ne répond pas pour le moment. Veuillez réessayer dans une minute.',
  exchange_key_wrong:
    'La plateforme n’accepte pas cette clé. Elle est peut-être mal tapée, révoquée, ou d’une ' +
    'autre plateforme.',
  exchange_key_too_mighty:
    'Cette clé peut faire plus que trader et lire : {rights}. Nous n’en prenons aucune qui ' +
    'puisse retirer ou transférer. Veuillez la supprimer sur la plateforme, et en créer une ' +
    'qui ne peut que trader et lire.',
  exchange_key_cannot_read:
    'Cette clé ne peut pas lire les soldes et les ordres, ce que le trading demande : {rights}.',
  exchange_key_cannot_trade: 'Cette clé ne peut pas trader : {rights}.',
  exchange_key_known: 'Cette clé est déjà utilisée ici.',
  trader_bots_most: 'Vous pouvez avoir {limit} bots au plus.',
  trader_key_ended: 'Cette clé n’est plus utilisée. Veuillez en ajouter une autre.',
  trader_pair_unknown:
    'Cette plateforme ne traite pas {pair} au comptant, ou pas en parts que nous puissions ' +
    'compter.',
  trader_risk_unread:
    'Veuillez écrire l’argent en jeu comme un nombre supérieur à zéro, par exemple 250.5.',
  trader_risk_too_small:
    'L’argent en jeu doit être d’au moins {least} : la plateforme ne prend pas d’ordres plus ' +
    'petits.',
  trader_risk_too_large: 'C’est plus d’argent en jeu qu’un bot ne peut en avoir.',
  trader_running: 'Ce bot tourne déjà ainsi.',
  trader_stopping: 'Ce bot est en cours d’arrêt. Veuillez attendre qu’il soit immobile.',
  trader_stop_first: 'Ce bot trade pour de bon : veuillez d’abord l’arrêter.',
  trader_dry_first: 'Un bot tourne d’abord à blanc : veuillez lancer un essai à blanc.',
  trader_dry_longer:
    'Ce bot n’a pas tourné à blanc assez longtemps. Il peut trader pour de bon à partir de ' +
    '{@until}.',
  trader_dry_only:
    'Cette plateforme ne peut pas dire ce qu’une clé a le droit de faire, nous n’y faisons ' +
    'donc que des essais à blanc.',
  trader_paused:
    'Notre équipe a suspendu le trading automatique. Rien de nouveau ne commence avant ' +
    'qu’elle le laisse continuer.',
  exchange_keys_most: 'Vous pouvez avoir {limit} clés au plus. Veuillez en retirer une.',
} as const satisfies Readonly<Record<keyof typeof traderRefusals, string>>

export const successes = {
  practice_opened: 'Votre compte sur la plateforme d’exercice est ouvert.',
  practice_key_made: 'Votre clé est créée. Ce avec quoi elle signe est montré cette seule fois.',
  practice_key_revoked: 'La clé est révoquée.',
  exchange_key_added: 'La clé est ajoutée.',
  exchange_key_removed: 'La clé est retirée, et ce avec quoi elle signe effacé.',
  bot_made: 'Votre bot est créé. Il ne fait rien avant que vous le lanciez.',
  bot_started: 'Le bot tourne.',
  bot_stopping: 'Le bot est en cours d’arrêt.',
} as const satisfies Readonly<Record<keyof typeof traderSuccesses, string>>
