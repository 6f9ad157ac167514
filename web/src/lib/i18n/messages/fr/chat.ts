// In French: words of the chat.

import type { Messages } from '#contract/shared/messages.ts'
import type { chat as english } from '../chat.ts'

export const chat: Messages<typeof english> = {
  title: 'Chat en direct',
  frame: 'Chat en direct avec l’assistance',
  close: 'Fermer le chat',
  back: 'Vers le site',
  staffed: 'Quelqu’un est là.',
  away: 'Personne n’est là maintenant.',
  backAt: (when) => `Personne n’est là jusqu’à ${when}.`,
  unsaid: 'Si personne n’est là, nous répondons par e-mail.',
  byMail: 'Écrivez tout de même : nous répondons par e-mail.',
  answered: (span) =>
    `La moitié des premières réponses des 30 derniers jours est venue en ${span}.`,
  first:
    'Demandez ce que vous voulez. N’envoyez pas de mots de passe, de codes ou de numéros de ' +
    'carte : nous n’en avons jamais besoin.',
  conversation: 'Ce qui a été dit',
  you: 'Vous',
  support: 'Assistance',
  sending: 'Envoi …',
  sent: 'Envoyé',
  seen: 'Vu',
  failed: 'Non envoyé.',
  again: 'Réessayer',
  typing: 'L’assistance écrit …',
  resolved: 'Résolu. Écrivez de nouveau s’il y a autre chose.',
  reopened: 'Rouvert.',
  message: 'Votre message',
  missing: 'Écrivez d’abord quelque chose.',
  email: 'Votre adresse e-mail, pour la réponse',
  emailOptional: 'Votre adresse e-mail, si nous devons y répondre quand vous serez parti',
  emailWrong: 'Ceci n’est pas une adresse e-mail.',
  send: 'Envoyer',
  sendKeys: 'Entrée envoie, Maj et Entrée commencent une ligne.',
  answersTo: (email) => `Les réponses que vous ne lisez pas ici vont à ${email}.`,
  picture: 'Ajouter une image',
  pictureSent: 'Une image que vous avez envoyée',
  pictureFailed: 'L’image ne peut pas être montrée.',
  pictureLarge: 'Une image peut faire 5 Mo au plus.',
  end: 'Ma question a reçu sa réponse',
  transcript: 'M’envoyer par e-mail ce qui a été dit',
  transcriptSent: 'C’est en route vers votre boîte aux lettres.',
  rate: 'Comment avez-vous été aidé ?',
  rates: ['Mal', 'Pas bien', 'Moyennement', 'Bien', 'Très bien'],
  rated: 'Merci.',
  lost: 'Pas de connexion. Elle revient d’elle-même, et rien n’est manqué.',
  loading: 'Chargement …',
  retry: 'Réessayer',
}
