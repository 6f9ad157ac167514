// In French: who a client is, as we know it, and asking for a change of it.

import type { Messages } from '#contract/shared/messages.ts'
import type { identity as english } from '../identity.ts'

export const identity: Messages<typeof english> = {
  title: 'Qui vous êtes',
  heldHint: 'Cela change sur demande, ci-dessous.',
  checkedHint: 'Cela reste tel quel tant que votre document est vérifié.',
  none: 'Aucun',
  about: {
    identified:
      'Votre document a été approuvé ; vos noms, votre date de naissance, votre pays et votre ' +
      'téléphone ne changent donc qu’avec un autre document. L’adresse et l’image restent à ' +
      'modifier par vous.',
    free: 'Votre date de naissance ne change qu’avec un document.',
    checked:
      'Votre document est en cours de vérification. Ce à quoi il est comparé reste jusque-là.',
  },
  ask: 'Demander un changement',
  cancel: 'Pas maintenant',
  formTitle: 'Ce qui doit changer',
  formHint: 'Changez ce qui n’est plus exact, et laissez le reste.',
  phoneHint:
    'Pour un nouveau numéro, envoyez une image d’une pièce d’identité. Nous appelons le ' +
    'numéro, et vous lisez un code qui figure alors ici.',
  documentHint: 'Un document qui montre le nouveau nom, la date de naissance ou le pays.',
  nothing: 'C’est déjà ce qui compte.',
  send: 'Envoyer la demande',
  working: 'Un instant',
  statuses: {
    Pending: 'En cours de vérification',
    Approved: 'Approuvée',
    Rejected: 'Refusée',
    Withdrawn: 'Reprise',
  },
  explained: {
    Pending:
      'Nous avons votre demande. Jusqu’à ce qu’elle soit décidée, ce qui était connu avant compte.',
    Approved: 'Ceci a été changé comme vous l’avez demandé.',
    Rejected:
      'Ceci n’a pas été changé. Ce qui était connu avant compte, et vous pouvez demander de ' +
      'nouveau.',
    Withdrawn: 'Vous avez repris ceci. Rien n’a été changé.',
  },
  asked: (date) => `Demande du ${date}`,
  reason: 'Motif',
  code: 'Code pour notre appel',
  codeHint: (phone) =>
    `Nous appellerons le ${phone}. Lisez-nous alors ce code, et à personne d’autre qui appelle.`,
  takeBack: 'La reprendre',
}
