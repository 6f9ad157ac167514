// In French: identity documents, sent while registering or later, and how they stand.

import type { Messages } from '#contract/shared/messages.ts'
import type { documents as english } from '../documents.ts'

export const documents: Messages<typeof english> = {
  title: 'Vérification KYC',
  identifyTitle: 'Pièce d’identité',
  identifyText:
    'Envoyez une image d’une pièce d’identité maintenant, ou plus tard depuis votre compte. ' +
    'Trader sur la démo n’en demande pas.',
  later: 'Le faire plus tard',
  laterText: 'Vous pouvez vous connecter sans.',
  toSignIn: 'Continuer vers la connexion',
  over:
    'Cette inscription est terminée, ou son document a déjà été envoyé. Veuillez vous ' +
    'connecter.',

  loading: 'Chargement de votre vérification',
  status: 'État',
  statuses: {
    none: 'Non envoyé',
    Pending: 'En attente',
    Approved: 'Approuvé',
    Rejected: 'Refusé',
  },
  explained: {
    none: 'Envoyez une image d’une pièce d’identité. Nous la vérifions et vous écrivons.',
    Pending:
      'Votre document est en cours de vérification. Nous vous écrirons ; d’ici là, n’en ' +
      'envoyez pas d’autre.',
    Approved: 'Votre document a été vérifié et approuvé. Il n’y a plus rien à envoyer.',
    Rejected: 'Votre document n’a pas pu être accepté. Veuillez envoyer une autre image.',
  },
  due: (day) =>
    `Veuillez l’envoyer d’ici au ${day} : dix jours ouvrés après votre premier dépôt. S’il ` +
    'vous faut plus de temps, dites-le à l’assistance avant.',
  overdue: (day) =>
    `Il était dû pour le ${day}. Notre équipe peut geler le compte jusqu’à ce qu’il soit là. ` +
    'Votre argent reste à vous.',
  reason: 'Motif',
  sentPicture: 'L’image que vous avez envoyée',
  noPicture: 'Votre image ne peut pas être montrée pour le moment.',

  method: 'Document',
  chooseMethod: 'Choisir un document',
  methods: {
    drivers_license: 'Permis de conduire',
    international_passport: 'Passeport',
    national_id: 'Carte nationale d’identité',
    others: 'Un autre document',
  },
  chooseFile: 'Choisir une image',
  otherFile: 'Choisir une autre image',
  file: 'Image du document',
  fileHint: 'JPEG, PNG ou WebP, 5 Mo au plus. Les quatre bords doivent se voir.',
  preview: 'L’image que vous avez choisie',
  fileMissing: 'Veuillez choisir un fichier.',
  fileLarge: 'Un fichier peut faire 5 Mo au plus.',
  fileUnknown: 'Veuillez choisir une image JPEG, PNG ou WebP.',
  methodMissing: 'Veuillez choisir un document.',
  send: 'Envoyer le document',
  sending: (percent) => `Envoi, ${percent} %`,
  checking: 'L’image est examinée',
  private: 'Il est conservé chiffré, et seuls vous et notre équipe pouvez le voir.',
}
