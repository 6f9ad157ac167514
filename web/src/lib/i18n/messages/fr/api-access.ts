// In French: personal tokens.

import type { Messages } from '#contract/shared/messages.ts'
import type { apiAccess as english } from '../api-access.ts'

export const apiAccess: Messages<typeof english> = {
  title: 'Accès API',
  lead:
    'Un jeton personnel permet à un programme à vous de lire votre compte, ou d’y faire des ' +
    'opérations. Aucun jeton ne peut retirer, déposer ou changer qui vous êtes.',
  docs: 'Tous les appels',
  webhooks: 'Webhooks : être prévenu au lieu de demander',
  scopes: { read: 'Lire', trade: 'Trader' },
  both: 'Lire et trader',
  tokens: 'Vos jetons',
  none: 'Vous n’en avez encore créé aucun.',
  make: 'Créer un jeton',
  name: 'Nom',
  nameHint: 'Pour vous, par exemple à quel programme il sert',
  scope: 'Ce qu’il peut faire',
  days: 'Valable, en jours',
  addresses: 'Seulement depuis ces adresses',
  addressesHint: 'Adresses ou réseaux séparés par des virgules ; vide : de partout',
  password: 'Mot de passe',
  passwordAgain: 'Une fois encore, pour être sûr que c’est vous',
  making: 'Le créer',
  shown: 'Copiez-le maintenant : il ne sera plus montré.',
  token: 'Jeton',
  seen: 'Je l’ai',
  madeAt: (day) => `créé ${day}`,
  until: (day) => `jusqu’à ${day}`,
  used: (when) => `dernière utilisation ${when}`,
  unused: 'jamais utilisé',
  from: (addresses) => `depuis ${addresses}`,
  revoke: 'Révoquer',
  revokeNamed: (name) => `Révoquer ${name}`,
  revoked: 'révoqué',
  limits: (calls, orders) =>
    `Un jeton fait ${calls} appels et ${orders} ordres par minute ; chaque réponse dit ` +
    'combien il en reste.',
}
