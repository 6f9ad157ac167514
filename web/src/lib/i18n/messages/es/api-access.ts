// In Spanish: personal tokens.

import type { Messages } from '#contract/shared/messages.ts'
import type { apiAccess as english } from '../api-access.ts'

export const apiAccess: Messages<typeof english> = {
  title: 'Acceso a la API',
  lead:
    'Con un token personal, un programa tuyo puede leer tu cuenta u operar con ella. Ningún ' +
    'token puede retirar, ingresar ni cambiar quién eres.',
  docs: 'Todas las llamadas',
  webhooks: 'Webhooks: recibir el aviso en vez de preguntar',
  scopes: { read: 'Leer', trade: 'Operar' },
  both: 'Leer y operar',
  tokens: 'Tus tokens',
  none: 'Aún no has creado ninguno.',
  make: 'Crear un token',
  name: 'Nombre',
  nameHint: 'Para ti, por ejemplo para qué programa es',
  scope: 'Qué puede hacer',
  days: 'Validez, días',
  addresses: 'Solo desde estas direcciones',
  addressesHint: 'Direcciones o redes separadas por comas; vacío: desde cualquier lugar',
  password: 'Contraseña',
  passwordAgain: 'Otra vez, para asegurarnos de que eres tú',
  making: 'Crearlo',
  shown: 'Cópialo ahora: no se vuelve a mostrar.',
  token: 'El token',
  seen: 'Ya lo tengo',
  madeAt: (day) => `creado el ${day}`,
  until: (day) => `hasta el ${day}`,
  used: (when) => `usado por última vez el ${when}`,
  unused: 'nunca usado',
  from: (addresses) => `desde ${addresses}`,
  revoke: 'Revocar',
  revokeNamed: (name) => `Revocar ${name}`,
  revoked: 'revocado',
  limits: (calls, orders) =>
    `Un token hace ${calls} llamadas y ${orders} órdenes por minuto; cada respuesta dice ` +
    'cuántas quedan.',
}
