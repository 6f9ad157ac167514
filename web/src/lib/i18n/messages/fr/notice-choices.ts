// In French: how notices reach a client, and the prices that they want to be told of.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeChoices as english } from '../notice-choices.ts'

type Levels = { readonly upper: string; readonly lower: string }

export const noticeChoices: Messages<typeof english> = {
  title: 'Avis',
  lead: 'Ce qui vous parvient, où et quand. Ce que vous choisissez vaut aussitôt.',
  kept: 'Enregistré.',
  channels: 'Ce qui vous parvient',
  always:
    'Ce qui concerne votre argent, votre identité et l’accès à votre compte est toujours dans ' +
    'l’application et toujours envoyé par e-mail.',
  topics: {
    security: {
      title: 'Sécurité',
      what: 'Une nouvelle destination de retrait, un compte gelé.',
    },
    payments: {
      title: 'Argent',
      what: 'Dépôts, retraits, crédits et rectifications.',
    },
    identity: {
      title: 'Identité',
      what: 'Vos documents et ce que vous avez demandé à changer.',
    },
    plan: {
      title: 'Votre plan',
      what: 'Ce qu’est devenu le plan que vous avez choisi ou demandé.',
    },
    automation: {
      title: 'Trading automatique',
      what: 'Opérations automatiques, bots et webhooks : ce qui a pris fin, ce qui a été suspendu.',
    },
    prices: {
      title: 'Alertes de cours',
      what: 'Un cours a atteint un niveau que vous avez nommé ci-dessous.',
    },
    promotions: {
      title: 'Promotions',
      what: 'Dollars de prime, remises en argent et tournois auxquels vous participez.',
    },
    chat: {
      title: 'Chat en direct',
      what: 'L’assistance a répondu pendant que vous n’étiez pas dans le chat.',
    },
  },
  by: { bell: 'Dans l’application', push: 'Notification push', mail: 'Par e-mail' },
  mails: { now: 'aussitôt', digest: 'dans le récapitulatif', off: 'pas du tout' },
  mailed: 'Toujours par e-mail',
  mailedLater: 'Par e-mail si cela n’a pas été lu pendant deux minutes',
  push: {
    title: 'Notifications push',
    lead:
      'Une notification push parvient à cet appareil alors que rien de nous n’est ouvert. Elle ' +
      'passe par le service de l’éditeur de votre navigateur, chiffrée de sorte que seul ce ' +
      'navigateur peut la lire.',
    add: 'Les envoyer à cet appareil',
    missing:
      'Ce navigateur ne peut pas recevoir ici de notifications push. Sur un téléphone, ajoutez ' +
      'd’abord ce site à votre écran d’accueil.',
    denied:
      'Il a été dit à ce navigateur de ne pas montrer de notifications de ce site. Autorisez-les ' +
      'dans ses réglages pour ce site, puis revenez ici.',
    here: 'cet appareil',
    since: (day: string) => `depuis le ${day} UTC, rien envoyé jusqu’ici`,
    sent: (day: string) => `dernier envoi le ${day} UTC`,
    try: 'Essayer',
    tried: 'Une notification est en route vers cet appareil.',
    remove: 'Retirer',
    details: 'Dire ce qui s’est passé, même sur un écran verrouillé',
    detailsHelp:
      'Sans cela, une notification push dit seulement qu’il y a du nouveau : qui voit votre ' +
      'écran n’apprend rien de votre compte.',
  },
  times: 'Quand',
  quiet: 'Heures calmes',
  quietHelp:
    'Les notifications push attendent qu’elles soient passées. Celles sur la sécurité ' +
    'n’attendent pas.',
  ends: { from: 'De', to: 'à' },
  digest: 'Le récapitulatif vient',
  digests: { daily: 'chaque matin à huit heures', weekly: 'le lundi à huit heures' },
  zone: (zone: string) => `Selon l’horloge de ${zone}.`,
  zoneHere: (zone: string) => `Prendre l’horloge de cet appareil : ${zone}`,
  prices: {
    title: 'Alertes de cours',
    lead:
      'Vous êtes prévenu une fois, par le premier cours que nous publions au niveau ou au-delà. ' +
      'Cela ne dit rien de la direction que le cours prend ensuite.',
    labels: {
      symbol: 'Instrument',
      kind: 'Quand le cours',
      price: 'Cours',
      percent: 'Pour cent',
    },
    choose: 'Choisir',
    now: 'Maintenant',
    kinds: {
      above: 'est aussi haut qu’un niveau',
      below: 'est aussi bas qu’un niveau',
      moved: 'a bougé d’un pourcentage, vers le haut ou le bas',
    },
    set: 'Créer l’alerte',
    none: 'Aucune alerte de cours.',
    wishes: {
      above: (name: string, { upper }: Levels) => `${name} à ${upper} ou plus haut`,
      below: (name: string, { lower }: Levels) => `${name} à ${lower} ou plus bas`,
      moved: (name: string, { upper, lower }: Levels) => `${name} à ${lower} ou à ${upper}`,
    },
    waits: (price: string) => `attend, créée à ${price}`,
    reached: (price: string, at: string) => `atteinte à ${price}, ${at} UTC`,
    drop: 'Retirer',
  },
  stop: {
    title: 'Plus de ces e-mails',
    text: (topic: string) =>
      `Les e-mails à ce sujet ne vous sont plus envoyés : ${topic}. Cela reste dans ` +
      'l’application. Vous pouvez en décider autrement sous « Avis » à tout moment.',
    all: 'le récapitulatif des avis',
    ask: (topic: string) => `Les e-mails à ce sujet ne vous seraient plus envoyés : ${topic}.`,
    do: 'Arrêter ces e-mails',
    unknown: 'Ce lien n’arrête aucun e-mail. Connectez-vous et choisissez sous « Avis ».',
  },
}
