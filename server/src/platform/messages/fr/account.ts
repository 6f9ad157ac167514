// In French: letters about the account and what protects it.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  clients as englishClients,
  factorLook as englishFactorLook,
  factors as englishFactors,
  sessions as englishSessions,
} from '../account.ts'

const nothingToDo = 'Si ce n’était pas vous, vous n’avez rien à faire.'
const writeToUs =
  'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de ' + 'passe et écrivez-nous.'

export const clients: Messages<typeof englishClients> = {
  confirmation: {
    subject: 'Veuillez confirmer votre adresse e-mail',
    paragraphs: [
      'Veuillez confirmer que cette adresse est la vôtre. Le lien ouvre une ' +
        'page avec un bouton à presser et reste valable 24 heures.',
    ],
    action: 'Confirmer mon adresse',
    closing: ['Si vous ne vous êtes pas inscrit chez nous, ignorez cet e-mail.'],
  },
  alreadyClient: {
    subject: 'Vous avez déjà un compte',
    paragraphs: [
      'Quelqu’un, sans doute vous, vient d’essayer de s’inscrire avec cette ' +
        'adresse. Vous avez déjà un compte chez nous, et rien n’y a changé.',
    ],
    action: 'Se connecter',
    closing: [nothingToDo],
  },
  closedClient: {
    subject: 'Votre compte est fermé',
    paragraphs: [
      'Quelqu’un, sans doute vous, vient d’essayer de s’inscrire avec cette ' +
        'adresse. Elle appartient à un compte qui a été fermé, et tant que ses ' +
        'données doivent être conservées, aucun autre ne peut l’avoir.',
      'Pour trader de nouveau chez nous, inscrivez-vous avec une autre adresse.',
    ],
    closing: [nothingToDo],
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé à choisir un nouveau mot de passe ' +
        'pour votre compte. Le lien ouvre une page pour cela et reste valable ' +
        'une fois, pendant une heure.',
    ],
    action: 'Choisir un nouveau mot de passe',
    closing: [
      'Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste ' + 'tel qu’il est.',
    ],
  },
  newEmail: {
    subject: 'Veuillez confirmer votre nouvelle adresse e-mail',
    paragraphs: [
      'Veuillez confirmer que cette adresse doit devenir celle de votre ' +
        'compte. Le lien ouvre une page avec un bouton à presser et reste ' +
        'valable 24 heures. Jusque-là, rien ne change.',
    ],
    action: 'Utiliser cette adresse',
    closing: ['Si vous n’avez pas de compte chez nous, ignorez cet e-mail.'],
  },
  newEmailAsked: {
    subject: 'Une autre adresse e-mail a été demandée',
    paragraphs: [
      'Quelqu’un qui est connecté à votre compte et en connaît le mot de passe ' +
        'a demandé à utiliser une autre adresse e-mail. Rien ne change tant que ' +
        'la nouvelle adresse n’est pas confirmée.',
      'Si ce n’était pas vous, choisissez un nouveau mot de passe : cela met ' +
        'aussi fin à ce changement.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
  addressTaken: {
    subject: 'Quelqu’un a saisi votre adresse e-mail',
    paragraphs: [
      'Quelqu’un a essayé d’utiliser cette adresse pour un autre compte chez ' +
        'nous. C’est l’adresse du vôtre, donc rien n’a changé.',
    ],
    closing: ['Vous n’avez rien à faire.'],
  },
  emailGone: {
    subject: 'Votre adresse e-mail a été modifiée',
    paragraphs: [
      'Votre compte a maintenant une autre adresse e-mail, et celle-ci ne lui ' +
        'appartient plus.',
      'Si ce n’était pas vous, contactez tout de suite l’assistance.',
    ],
  },
  demoEnded: (reason) => ({
    subject: 'Votre démo a pris fin',
    paragraphs: [
      'Notre équipe a mis fin à votre démo avant l’heure, pour cette raison :',
      reason,
      'Ses opérations ouvertes sont réglées comme toujours, et son historique ' +
        'reste. Vous pouvez la reprendre quand vous voulez : rechargez-la dans ' +
        'votre portefeuille.',
    ],
  }),
  textsAmended: (from) => ({
    subject: 'Nos textes juridiques changent',
    paragraphs: [
      `À partir du ${from} (UTC), de nouvelles versions de nos textes ` +
        'juridiques s’appliquent. Jusque-là, celles que vous connaissez valent. ' +
        'Ce qui change est dit en tête de chacun :',
    ],
    closing: [
      'Il n’y a rien à faire maintenant. À partir de ce jour, il vous est ' +
        'demandé d’accepter ce qui a changé, et aucune nouvelle opération n’est ' +
        'possible avant. Tout le reste continue : opérations ouvertes, retraits, ' +
        'export de vos données et fermeture du compte.',
    ],
  }),
  legalTitles: {
    terms: 'Conditions générales',
    privacy: 'Politique de confidentialité',
    'risk-disclosure': 'Avertissement sur les risques',
    'aml-policy': 'Politique de lutte contre le blanchiment et d’identification',
    'payment-policy': 'Politique de paiement',
  },
  digest: {
    subject: (count) => `Avis que vous n’avez pas lus : ${count}`,
    paragraphs: [
      'Cela s’est passé sur votre compte et n’a pas encore été lu dans ' +
        'l’application. Les heures sont en UTC.',
    ],
    action: 'Choisir ce qui vous parvient',
  },
}

export const sessions: Messages<typeof englishSessions> = {
  reusedToken: {
    subject: 'Nous vous avons déconnecté',
    paragraphs: [
      'L’une de vos connexions a été utilisée à deux endroits à la fois. Cela ' +
        'peut arriver après la restauration d’un navigateur depuis une ' +
        'sauvegarde, et c’est aussi à quoi ressemble une connexion volée ; nous ' +
        'y avons donc mis fin.',
      'Veuillez vous reconnecter. Si vous n’attendiez pas cet e-mail, ' +
        'choisissez un nouveau mot de passe.',
    ],
    action: 'Se connecter',
  },
  newDevice: (browser, at) => ({
    subject: 'Nouvelle connexion depuis un nouvel appareil',
    paragraphs: [
      'Quelqu’un s’est connecté à votre compte depuis un appareil que nous ' +
        'n’avions jamais vu.',
      `Navigateur : ${browser}. Heure : ${at}.`,
    ],
    action: 'Ce n’était pas moi',
    closing: [
      'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez un nouveau ' +
        'mot de passe : cela déconnecte tout le monde.',
    ],
  }),
  otherBrowser: 'un autre navigateur',
  guessedAt: {
    subject: 'Quelqu’un essaie de deviner votre mot de passe',
    paragraphs: [
      'Aujourd’hui, de mauvais mots de passe ont été essayés pour votre compte ' +
        'depuis de nombreux réseaux. Aucun n’était le bon, et vous pouvez vous ' +
        'connecter comme toujours.',
      'Un mot de passe que vous n’utilisez nulle part ailleurs, et une ' +
        'application d’authentification ou une clé d’accès, rendent de telles ' +
        'tentatives vaines.',
    ],
    action: 'Ouvrir ma page de sécurité',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    paragraphs: [
      'Le mot de passe de votre compte vient d’être modifié. Partout ailleurs ' +
        'où vous étiez connecté, vous êtes déconnecté, et les jetons personnels ' +
        'avec lesquels vos programmes se connectaient ont pris fin.',
    ],
    action: 'Ce n’était pas moi',
    closing: ['Si c’était vous, vous n’avez rien à faire.'],
  },
  emailChanged: {
    subject: 'Votre nouvelle adresse e-mail compte',
    paragraphs: [
      'C’est désormais l’adresse de votre compte. Utilisez-la pour vous ' +
        'connecter. Partout ailleurs où vous étiez connecté, vous êtes ' +
        'déconnecté.',
    ],
  },
}

export const factors: Messages<typeof englishFactors> = {
  totp_added: {
    subject: 'Une application d’authentification a été ajoutée',
    paragraphs: [
      'Une application d’authentification a été ajoutée à votre compte : se ' +
        'connecter avec votre mot de passe demande désormais un de ses codes, ou ' +
        'une autre seconde étape.',
    ],
  },
  totp_removed: {
    subject: 'Votre application d’authentification a été retirée',
    paragraphs: ['L’application d’authentification a été retirée de votre compte.'],
  },
  passkey_added: {
    subject: 'Une clé d’accès a été ajoutée',
    paragraphs: ['Une clé d’accès a été ajoutée à votre compte.'],
  },
  passkey_removed: {
    subject: 'Une clé d’accès a été retirée',
    paragraphs: ['Une clé d’accès a été retirée de votre compte.'],
  },
  recovery_codes_made: {
    subject: 'De nouveaux codes de secours ont été créés',
    paragraphs: [
      'De nouveaux codes de secours ont été créés pour votre compte. Les ' +
        'anciens ne marchent plus.',
    ],
  },
  recovery_code_used: {
    subject: 'Un code de secours a été utilisé',
    paragraphs: ['L’un de vos codes de secours a été utilisé. Il ne marchera plus.'],
  },
}

export const factorLook: Messages<typeof englishFactorLook> = {
  action: 'Voir mes paramètres de sécurité',
  closing: [writeToUs],
}
