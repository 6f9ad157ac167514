// In French: changing the password, changing the e-mail address.

import type { Messages } from '#contract/shared/messages.ts'
import type { credentials as english } from '../credentials.ts'

export const credentials: Messages<typeof english> = {
  passwordTitle: 'Changer le mot de passe',
  passwordText: 'Partout ailleurs où vous êtes connecté, vous serez déconnecté.',
  current: 'Mot de passe actuel',
  password: 'Nouveau mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  changePassword: 'Changer le mot de passe',
  emailTitle: 'Changer l’adresse e-mail',
  emailText:
    'Nous envoyons un lien à la nouvelle adresse, et un avis à l’adresse actuelle. Rien ne ' +
    'change tant que le lien n’a pas été ouvert et son bouton pressé.',
  present: 'Adresse e-mail actuelle',
  email: 'Nouvelle adresse e-mail',
  emailPassword: 'Mot de passe',
  changeEmail: 'Envoyer le lien',
  working: 'Un instant',
  toEmail: 'Changer votre adresse e-mail',
  toPassword: 'Changer votre mot de passe',
}
