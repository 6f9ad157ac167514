// In German: changing the password, changing the e-mail address.

import type { Messages } from '#contract/shared/messages.ts'
import type { credentials as english } from '../credentials.ts'

export const credentials: Messages<typeof english> = {
  passwordTitle: 'Passwort ändern',
  passwordText: 'Wo du sonst noch angemeldet bist, wirst du abgemeldet.',
  current: 'Jetziges Passwort',
  password: 'Neues Passwort',
  confirmPassword: 'Passwort wiederholen',
  changePassword: 'Passwort ändern',
  emailTitle: 'E-Mail-Adresse ändern',
  emailText:
    'Wir senden einen Link an die neue Adresse und eine Nachricht an die jetzige. Nichts ' +
    'ändert sich, bis der Link geöffnet und sein Knopf gedrückt wurde.',
  present: 'Jetzige E-Mail-Adresse',
  email: 'Neue E-Mail-Adresse',
  emailPassword: 'Passwort',
  changeEmail: 'Link senden',
  working: 'Einen Augenblick',
  toEmail: 'Deine E-Mail-Adresse ändern',
  toPassword: 'Dein Passwort ändern',
}
