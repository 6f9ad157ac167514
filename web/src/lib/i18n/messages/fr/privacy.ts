// In French: the client's own data: what is held, the export, closing the account.

import type { Messages } from '#contract/shared/messages.ts'
import type { privacy as english } from '../privacy.ts'

export const privacy: Messages<typeof english> = {
  title: 'Vos données',
  intro:
    'Ce que nous détenons sur vous, une copie de tout cela, et le moyen de fermer votre compte.',
  heldTitle: 'Ce que nous détenons',
  what: 'Quoi',
  records: 'Enregistrements',
  kept: 'Conservé',
  profile: 'Nom, e-mail, téléphone, adresse',
  picture: 'Image du profil',
  held: {
    trades: 'Opérations et leurs résultats',
    ledger: 'Mouvements d’argent',
    withdrawals: 'Retraits',
    deposits: 'Dépôts',
    card_payments: 'Paiements par carte',
    corrections: 'Rectifications de votre solde',
    deposit_addresses: 'Adresses de dépôt',
    withdrawal_addresses: 'Adresses de retrait',
    events: 'Événements du compte',
    sessions: 'Connexions',
    known_devices: 'Navigateurs connus',
    exchange_keys: 'Clés de plateformes d’échange',
    trader_bots: 'Bots sur des comptes d’échange',
    trader_orders: 'Ordres des bots',
    trader_fills: 'Exécutions des ordres des bots',
    authenticator: 'Application d’authentification',
    recovery_codes: 'Codes de secours',
    passkeys: 'Clés d’accès',
    acceptances: 'Textes juridiques que vous avez acceptés',
    identity_deadline: 'Le jour avant lequel envoyer un document',
    automation_settings: 'Réglages des opérations automatiques',
    automation_switches: 'Activations et arrêts des opérations automatiques',
    automation_orders: 'Ordres des opérations automatiques',
    automation_skips: 'Signaux qui n’ont pas été traités pour vous',
    automation_pauses: 'Suspensions des opérations automatiques par notre équipe',
    limits: 'Vos limites',
    freezes: 'Gels de votre compte',
    documents: 'Pièces d’identité',
    identities: 'Ce que des documents ont prouvé',
    plan_requests: 'Demandes de plan',
    promotions: 'Ce que des promotions vous ont accordé',
    credit_purchases: 'Crédits que vous avez achetés',
    credit_charges: 'Crédits que vous avez utilisés',
    credit_orders: 'Dépôts qui achètent des crédits',
    credit_debts: 'Crédits sous zéro',
    tournaments: 'Tournois',
    chip_times: 'Quand des jetons peuvent être misés',
    invoices: 'Factures',
    api_tokens: 'Jetons personnels',
    webhooks: 'Webhooks',
    webhook_messages: 'Messages aux webhooks',
    notice_choices: 'Vos choix sur les avis',
    push_devices: 'Appareils pour les notifications push',
    price_alerts: 'Alertes de cours',
    answers: 'Réponses à vos messages',
    disputes: 'Paiements par carte contestés',
    appropriateness: 'Réponses aux questions préalables',
    conversations: 'Conversations dans le chat',
    conversation_lines: 'Lignes de conversations',
    notices: 'Avis',
    letters: 'Lettres que nous vous avons envoyées',
    messages: 'Messages que vous nous avez écrits',
    links: 'Liens que nous vous avons envoyés',
  },
  forYears: (years) => `${years} ans après la fermeture`,
  untilClosed: 'jusqu’à ce que vous la retiriez ou fermiez le compte',
  monthAfter: '30 jours après leur fin',
  month: '30 jours',
  year: 'un an',
  twoYears: 'deux ans',
  untilForgotten: 'jusqu’à ce que vous les fassiez oublier ; les vingt derniers utilisés',
  untilRemoved: (years) =>
    `jusqu’à ce que vous les retiriez ; ${years} ans après la fermeture au plus`,
  why: (years) =>
    'Les lois contre le blanchiment d’argent et sur la comptabilité nous demandent de ' +
    `conserver des documents pendant ${years} ans après la fermeture d’un compte. Nous ne les ` +
    'utilisons alors pour rien d’autre.',
  since: (date) => `Compte ouvert le ${date}.`,
  exportTitle: 'Emportez vos données',
  exportText:
    'Un fichier ZIP avec tout ce qui précède : des données que des programmes peuvent lire ' +
    '(JSON), l’image de votre profil et les images de vos documents et justificatifs. Sa ' +
    'notice dit ce qu’il ne contient pas.',
  exportLimit: (times) => `Vous pouvez le faire ${times} fois par jour.`,
  password: 'Mot de passe',
  fields: { password: 'Mot de passe', reason: 'Motif' },
  passwordAgain: 'Pour votre sécurité, nous redemandons votre mot de passe.',
  export: 'Exporter mes données',
  exporting: (kilobytes) => `Exportation : ${kilobytes} ko jusqu’ici`,
  exported: (kilobytes) => `Vos données sont dans my-data.zip (${kilobytes} ko).`,
  brokenOff: 'L’exportation s’est interrompue. Veuillez réessayer.',
  closeTitle: 'Fermer le compte',
  closeText:
    'La fermeture est définitive : vous ne pouvez plus vous connecter, ni ouvrir un autre ' +
    'compte avec cette adresse e-mail.',
  tradesOpen: (count) =>
    count === 1
      ? 'Une opération est ouverte sur votre compte live. Vous pouvez fermer le compte une ' +
        'fois qu’elle a pris fin.'
      : `${count} opérations sont ouvertes sur votre compte live. Vous pouvez fermer le ` +
        'compte une fois qu’elles ont pris fin.',
  balanceLeft: (money) => `Il y a ${money} sur votre compte live. Veuillez d’abord les retirer.`,
  givenUp: (money) =>
    `Les ${money} de votre compte live sont de l’argent fictif, qui ne peut pas être retiré : ` +
    'vous y renoncez.',
  close: 'Fermer mon compte',
  confirmTitle: 'Fermer le compte définitivement ?',
  consequences: [
    'Toutes vos connexions prennent fin aussitôt, sur chaque appareil.',
    'L’image de votre profil est supprimée aussitôt.',
    'Les documents ci-dessus sont conservés aussi longtemps que la loi le demande ; vous ' +
      'recevez une lettre qui dit jusqu’à quand.',
  ],
  reason: 'Pourquoi partez-vous ? (facultatif)',
  reasonHint: 'Seule notre équipe lit ceci.',
  closeForGood: 'Fermer définitivement',
  keep: 'Garder mon compte',
  working: 'Un instant',
}
