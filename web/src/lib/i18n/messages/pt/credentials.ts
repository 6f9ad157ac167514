// In Portuguese: changing the password, changing the e-mail address.

import type { Messages } from '#contract/shared/messages.ts'
import type { credentials as english } from '../credentials.ts'

export const credentials: Messages<typeof english> = {
  passwordTitle: 'Mudar a palavra-passe',
  passwordText: 'A sessão será terminada nos outros lados onde a tem iniciada.',
  current: 'Palavra-passe atual',
  password: 'Palavra-passe nova',
  confirmPassword: 'Repita a palavra-passe',
  changePassword: 'Mudar a palavra-passe',
  emailTitle: 'Mudar o e-mail',
  emailText:
    'Enviamos uma ligação para o endereço novo e um aviso para o atual. Nada muda até a ' +
    'ligação ser aberta e o seu botão carregado.',
  present: 'E-mail atual',
  email: 'E-mail novo',
  emailPassword: 'Palavra-passe',
  changeEmail: 'Enviar a ligação',
  working: 'Um momento',
  toEmail: 'Mudar o seu endereço de e-mail',
  toPassword: 'Mudar a sua palavra-passe',
}
