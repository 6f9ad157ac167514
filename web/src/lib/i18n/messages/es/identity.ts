// In Spanish: who a client is, as we know it, and asking for a change of it.

import type { Messages } from '#contract/shared/messages.ts'
import type { identity as english } from '../identity.ts'

export const identity: Messages<typeof english> = {
  title: 'Quién eres',
  heldHint: 'Se cambia con una solicitud, abajo.',
  checkedHint: 'Queda como está mientras se comprueba tu documento.',
  none: 'Ninguno',
  about: {
    identified:
      'Tu documento se aprobó, así que tu nombre y apellidos, tu fecha de nacimiento, tu ' +
      'país y tu teléfono solo cambian con otro documento. La dirección y la imagen las ' +
      'puedes editar tú.',
    free: 'Tu fecha de nacimiento solo cambia con un documento.',
    checked:
      'Tu documento se está comprobando. Aquello con lo que se compara queda como está hasta ' +
      'entonces.',
  },
  ask: 'Pedir un cambio',
  cancel: 'Ahora no',
  formTitle: 'Qué hay que cambiar',
  formHint: 'Cambia lo que ya no es correcto y deja el resto.',
  phoneHint:
    'Para un número nuevo, envía una foto de un documento de identidad. Llamamos al número, ' +
    'y tú nos lees un código que entonces estará aquí.',
  documentHint: 'Un documento que muestre el nuevo nombre, fecha de nacimiento o país.',
  nothing: 'Esto es lo que ya cuenta.',
  send: 'Enviar la solicitud',
  working: 'Un momento',
  statuses: {
    Pending: 'En comprobación',
    Approved: 'Aprobada',
    Rejected: 'Rechazada',
    Withdrawn: 'Retirada',
  },
  explained: {
    Pending: 'Tenemos tu solicitud. Hasta que se decida, cuenta lo que se sabía antes.',
    Approved: 'Se ha cambiado como pediste.',
    Rejected: 'No se ha cambiado. Cuenta lo que se sabía antes, y puedes pedirlo otra vez.',
    Withdrawn: 'La retiraste. No se ha cambiado nada.',
  },
  asked: (date) => `Solicitud del ${date}`,
  reason: 'Motivo',
  code: 'Código para nuestra llamada',
  codeHint: (phone) =>
    `Llamaremos a ${phone}. Léenos entonces este código, y a nadie que llame de otro modo.`,
  takeBack: 'Retirarla',
}
