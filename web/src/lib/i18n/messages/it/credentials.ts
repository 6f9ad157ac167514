// In Italian: changing the password, changing the e-mail address.

import type { Messages } from '#contract/shared/messages.ts'
import type { credentials as english } from '../credentials.ts'

export const credentials: Messages<typeof english> = {
  passwordTitle: 'Cambia password',
  passwordText: 'Ovunque altrove tu abbia effettuato l’accesso, verrai disconnesso.',
  current: 'Password attuale',
  password: 'Nuova password',
  confirmPassword: 'Ripeti la password',
  changePassword: 'Cambia la password',
  emailTitle: 'Cambia e-mail',
  emailText:
    'Inviamo un link al nuovo indirizzo e un avviso a quello attuale. Non cambia niente ' +
    'finché il link non è stato aperto e il suo pulsante premuto.',
  present: 'E-mail attuale',
  email: 'Nuova e-mail',
  emailPassword: 'Password',
  changeEmail: 'Invia il link',
  working: 'Un momento',
  toEmail: 'Cambia il tuo indirizzo e-mail',
  toPassword: 'Cambia la tua password',
}
