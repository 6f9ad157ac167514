// In French: letters about breaks, freezes, plans, papers and the end of the account.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  breaks as englishBreaks,
  changes as englishChanges,
  closings as englishClosings,
  documents as englishDocuments,
  freezes as englishFreezes,
  plans as englishPlans,
  tokens as englishTokens,
} from '../identity.ts'

const contactUs = 'Si vous n’avez pas demandé cela, contactez tout de suite l’assistance.'
const changePassword =
  'Si ce n’était pas vous, changez votre mot de passe et contactez ' + 'l’assistance.'
const seePlan = 'Voir votre plan'
const stillThere =
  'Les opérations ouvertes vont jusqu’à leur terme. Vous pouvez toujours ' +
  'vous connecter pour lire, retirer et fermer votre compte.'
const notBefore = (until: string) =>
  'Comme vous l’avez demandé, vous ne pouvez ni trader ni déposer jusqu’au ' +
  `${until}. Personne ne peut y mettre fin plus tôt : ni vous, ni nous.`
const nothingCharged =
  'Rien n’a été facturé pour cela. L’argent est sur votre compte : vous ' +
  'pouvez le retirer, et le trading peut le perdre.'

export const breaks: Messages<typeof englishBreaks> = {
  coolOff: (until) => ({
    subject: 'Votre pause a commencé',
    paragraphs: [notBefore(until), stillThere],
  }),
  selfExclusion: (until) => ({
    subject: 'Vous vous êtes exclu vous-même',
    paragraphs: [
      notBefore(until),
      stillThere,
      'Si le trading est devenu un problème, parlez-en à quelqu’un : un ' +
        'médecin, ou une ligne d’aide aux problèmes de jeu dans votre pays.',
    ],
  }),
}

export const freezes: Messages<typeof englishFreezes> = {
  frozen: (reason) => ({
    subject: 'Votre compte est gelé',
    paragraphs: [
      'Votre compte est gelé, pour cette raison :',
      reason,
      'Tant que notre équipe ne l’a pas examiné, vous ne pouvez ni trader, ni ' +
        'déposer, ni demander un retrait. Vous pouvez vous connecter, tout ' +
        'consulter, annuler un retrait en attente et exporter vos données. Votre ' +
        'solde reste à vous. Veuillez contacter l’assistance.',
    ],
  }),
  unfrozen: (reason) => ({
    subject: 'Votre compte n’est plus gelé',
    paragraphs: ['Votre compte n’est plus gelé. Notre équipe dit :', reason],
  }),
}

export const plans: Messages<typeof englishPlans> = {
  set: (plan) => ({
    subject: `Votre plan est ${plan}`,
    paragraphs: [`Vous avez choisi le plan ${plan}, et il compte maintenant.`, nothingCharged],
    action: seePlan,
    closing: [changePassword],
  }),
  requested: (plan) => ({
    subject: `Vous avez demandé le plan ${plan}`,
    paragraphs: [
      `Vous avez demandé le plan ${plan}. Un membre de notre équipe l’examine, ` +
        'et nous vous répondrons. Jusque-là, votre plan reste tel qu’il est.',
      'Rien n’est facturé pour un plan.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  cancelled: (plan) => ({
    subject: `Vous ne demandez plus le plan ${plan}`,
    paragraphs: [
      `Vous avez retiré votre demande du plan ${plan}. Votre plan reste tel ` +
        'qu’il est, et vous pouvez redemander.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  approved: (plan) => ({
    subject: `Votre plan est maintenant ${plan}`,
    paragraphs: [
      `Votre demande a été approuvée : votre plan est maintenant ${plan}.`,
      nothingCharged,
    ],
    action: seePlan,
  }),
  rejected: (plan, reason) => ({
    subject: `Le plan ${plan} n’a pas été approuvé`,
    paragraphs: [
      `Votre demande du plan ${plan} a été refusée, pour cette raison :`,
      reason,
      'Votre plan reste tel qu’il est, et vous pouvez redemander.',
    ],
    action: seePlan,
  }),
}

export const tokens: Messages<typeof englishTokens> = {
  subject: 'Un jeton personnel a été créé',
  reads: (name) =>
    'Un jeton personnel pour programmes a été créé pour votre compte, nommé ' +
    `« ${name} ». Il peut lire ce que votre compte contient ; il ne peut ` +
    'rien retirer.',
  trades: (name) =>
    'Un jeton personnel pour programmes a été créé pour votre compte, nommé ' +
    `« ${name} ». Il peut lire ce que votre compte contient, et trader ; il ` +
    'ne peut rien retirer.',
  revoke: 'Si ce n’était pas vous, révoquez-le et changez tout de suite votre mot ' + 'de passe.',
  action: 'Voir vos jetons',
}

export const changes: Messages<typeof englishChanges> = {
  asked: (what) => ({
    subject: 'Vous avez demandé à modifier votre profil',
    paragraphs: [
      `Vous avez demandé à modifier ceci : ${what}. Vous avez envoyé un ` +
        'document pour cela. Nous allons l’examiner et vous écrire. Jusque-là, ' +
        'ce qui était connu compte.',
    ],
    action: 'Voir où cela en est',
    closing: [contactUs],
  }),
  call:
    'Nous appellerons le nouveau numéro. Ayez alors votre profil ouvert : il ' +
    'montre un code que vous seul pouvez nous dire.',
  approved: (what) => ({
    subject: 'Votre profil a été modifié',
    paragraphs: [
      `Nous avons vérifié votre document et modifié ceci comme vous l’avez demandé : ${what}.`,
    ],
    action: 'Voir votre profil',
    closing: [contactUs],
  }),
  address: 'Si votre adresse a changé aussi, veuillez la modifier.',
  rejected: (what, reason) => ({
    subject: 'Votre profil n’a pas été modifié',
    paragraphs: [
      `Vous avez demandé à modifier ceci : ${what}. Nous n’avons pas pu le ` +
        'faire, pour cette raison :',
      reason,
      'Ce qui était connu compte toujours. Vous pouvez redemander.',
    ],
    action: 'Voir votre profil',
  }),
  fields: {
    firstname: 'prénom',
    lastname: 'nom',
    date_of_birth: 'date de naissance',
    country: 'pays',
    phone: 'numéro de téléphone',
  },
}

export const documents: Messages<typeof englishDocuments> = {
  received: {
    subject: 'Nous avons reçu vos documents',
    paragraphs: [
      'Merci : votre pièce d’identité est arrivée. Nous allons l’examiner et ' +
        'vous écrire dès qu’elle est vérifiée.',
    ],
    closing: ['Si vous ne nous avez pas envoyé de document, contactez l’assistance.'],
  },
  approved: {
    subject: 'Vos documents sont approuvés',
    paragraphs: [
      'Votre pièce d’identité a été vérifiée et approuvée. Il n’y a rien ' + 'd’autre à faire.',
    ],
  },
  rejected: (reason) => ({
    subject: 'Vos documents ont été refusés',
    paragraphs: [
      'Votre pièce d’identité a été vérifiée et n’a pas pu être acceptée, pour ' + 'cette raison :',
      reason,
      'Veuillez envoyer une autre image.',
    ],
    action: 'Envoyer une autre image',
  }),
  reminder: (due) => ({
    subject: 'Veuillez nous montrer qui vous êtes',
    paragraphs: [
      'Nous vous avons demandé une pièce d’identité et n’en avons pas encore. ' +
        `Veuillez en envoyer une image avant la fin du ${due}. S’il vous faut ` +
        'plus de temps, dites-le à l’assistance avant ce jour : trente jours ' +
        'ouvrés en tout sont possibles.',
      'Après ce jour, notre équipe peut geler le compte jusqu’à ce que le ' +
        'document soit là. Votre argent reste à vous.',
    ],
    action: 'Envoyer un document',
  }),
  extended: (due) => ({
    subject: 'Vous avez plus de temps pour votre document',
    paragraphs: [`Veuillez nous envoyer une image d’une pièce d’identité avant la fin du ${due}.`],
    action: 'Envoyer un document',
  }),
}

export const closings: Messages<typeof englishClosings> = {
  closed: {
    subject: 'Votre compte est fermé',
    paragraphs: [
      'Comme vous l’avez demandé, nous avons fermé votre compte. Toutes vos ' +
        'sessions ont pris fin, personne ne peut plus s’y connecter, et votre ' +
        'photo de profil est supprimée.',
    ],
    closing: [
      'Si vous n’avez pas fermé le compte, quelqu’un connaît votre mot de ' +
        'passe. Écrivez tout de suite à notre assistance, et changez le mot de ' +
        'passe partout ailleurs où vous l’utilisez.',
    ],
  },
  byStaff: (reason) => ({
    subject: 'Nous avons fermé votre compte',
    paragraphs: [
      'Notre équipe a fermé votre compte, pour cette raison :',
      reason,
      'Toutes vos sessions ont pris fin, personne ne peut plus s’y connecter, ' +
        'et votre photo de profil est supprimée.',
    ],
    closing: ['Si vous pensez que c’est une erreur, écrivez à notre assistance.'],
  }),
  givenUp: (amount) =>
    `Les ${amount} de son solde réel étaient de l’argent fictif, et sont abandonnés.`,
  kept: (years) =>
    'La loi contre le blanchiment et la loi comptable nous demandent de ' +
    `conserver, pendant ${years} ans après la fermeture : vos opérations et ` +
    'leurs résultats, tous les mouvements d’argent, l’enregistrement de ce ' +
    'qui est arrivé au compte, vos nom et adresse, et les pièces d’identité ' +
    'que vous avez envoyées.',
  keptUntil: (day) => `C’est jusqu’au ${day}. Nous n’utilisons ces données pour rien d’autre.`,
}
