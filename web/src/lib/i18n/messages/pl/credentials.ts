// In Polish: changing the password, changing the e-mail address.

import type { Messages } from '#contract/shared/messages.ts'
import type { credentials as english } from '../credentials.ts'

export const credentials: Messages<typeof english> = {
  passwordTitle: 'Zmień hasło',
  passwordText: 'Wszystkie inne twoje sesje zostaną zakończone.',
  current: 'Obecne hasło',
  password: 'Nowe hasło',
  confirmPassword: 'Powtórz hasło',
  changePassword: 'Zmień hasło',
  emailTitle: 'Zmień adres e-mail',
  emailText:
    'Wysyłamy link na nowy adres i powiadomienie na obecny. Nic się nie zmienia, dopóki link ' +
    'nie zostanie otwarty, a jego przycisk naciśnięty.',
  present: 'Obecny adres e-mail',
  email: 'Nowy adres e-mail',
  emailPassword: 'Hasło',
  changeEmail: 'Wyślij link',
  working: 'Chwileczkę',
  toEmail: 'Zmień swój adres e-mail',
  toPassword: 'Zmień swoje hasło',
}
