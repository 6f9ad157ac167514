// In Spanish: changing the password, changing the e-mail address.

import type { Messages } from '#contract/shared/messages.ts'
import type { credentials as english } from '../credentials.ts'

export const credentials: Messages<typeof english> = {
  passwordTitle: 'Cambiar la contraseña',
  passwordText: 'Se cerrará la sesión en los demás lugares donde la tengas iniciada.',
  current: 'Contraseña actual',
  password: 'Contraseña nueva',
  confirmPassword: 'Repite la contraseña',
  changePassword: 'Cambiar la contraseña',
  emailTitle: 'Cambiar el correo electrónico',
  emailText:
    'Enviamos un enlace a la dirección nueva y un aviso a la actual. Nada cambia hasta que ' +
    'se haya abierto el enlace y pulsado su botón.',
  present: 'Correo electrónico actual',
  email: 'Correo electrónico nuevo',
  emailPassword: 'Contraseña',
  changeEmail: 'Enviar el enlace',
  working: 'Un momento',
  toEmail: 'Cambiar tu correo electrónico',
  toPassword: 'Cambiar tu contraseña',
}
