// In Dutch: changing the password, changing the e-mail address.

import type { Messages } from '#contract/shared/messages.ts'
import type { credentials as english } from '../credentials.ts'

export const credentials: Messages<typeof english> = {
  passwordTitle: 'Wachtwoord wijzigen',
  passwordText: 'Overal waar je verder bent ingelogd, word je uitgelogd.',
  current: 'Huidig wachtwoord',
  password: 'Nieuw wachtwoord',
  confirmPassword: 'Wachtwoord herhalen',
  changePassword: 'Wachtwoord wijzigen',
  emailTitle: 'E-mailadres wijzigen',
  emailText:
    'We sturen een link naar het nieuwe adres en een bericht naar het huidige. Er verandert ' +
    'niets tot de link is geopend en op de knop daar is gedrukt.',
  present: 'Huidig e-mailadres',
  email: 'Nieuw e-mailadres',
  emailPassword: 'Wachtwoord',
  changeEmail: 'Link sturen',
  working: 'Een ogenblik',
  toEmail: 'Je e-mailadres wijzigen',
  toPassword: 'Je wachtwoord wijzigen',
}
