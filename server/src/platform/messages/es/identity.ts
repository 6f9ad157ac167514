// In Spanish: letters about breaks, freezes, plans, papers and the end of the account.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  breaks as englishBreaks,
  changes as englishChanges,
  closings as englishClosings,
  documents as englishDocuments,
  freezes as englishFreezes,
  plans as englishPlans,
  tokens as englishTokens,
} from '../identity.ts'

const contactUs = 'Si no has pedido esto, contacta enseguida con el soporte.'
const changePassword = 'Si no has sido tú, cambia tu contraseña y contacta con el soporte.'
const seePlan = 'Ver tu plan'
const stillThere =
  'Las operaciones abiertas llegan a su fin. Aún puedes iniciar sesión ' +
  'para leer, retirar y cerrar tu cuenta.'
const notBefore = (until: string) =>
  `Como pediste, no puedes operar ni ingresar dinero hasta el ${until}. ` +
  'Nadie puede terminar esto antes: ni tú, ni nosotros.'
const nothingCharged =
  'No se ha cobrado nada por él. El dinero está en tu cuenta: puedes ' +
  'retirarlo, y operando puedes perderlo.'

export const breaks: Messages<typeof englishBreaks> = {
  coolOff: (until) => ({
    subject: 'Ha empezado tu pausa',
    paragraphs: [notBefore(until), stillThere],
  }),
  selfExclusion: (until) => ({
    subject: 'Te has excluido',
    paragraphs: [
      notBefore(until),
      stillThere,
      'Si operar se ha vuelto un problema, habla con alguien: un médico, o una ' +
        'línea de ayuda para problemas de juego en tu país.',
    ],
  }),
}

export const freezes: Messages<typeof englishFreezes> = {
  frozen: (reason) => ({
    subject: 'Tu cuenta está congelada',
    paragraphs: [
      'Tu cuenta está congelada, por esta razón:',
      reason,
      'Hasta que nuestro personal la haya revisado no puedes operar, depositar ' +
        'ni pedir una retirada. Puedes iniciar sesión, verlo todo, cancelar una ' +
        'retirada que espera y exportar tus datos. Tu saldo sigue siendo tuyo. ' +
        'Contacta con el soporte.',
    ],
  }),
  unfrozen: (reason) => ({
    subject: 'Tu cuenta ya no está congelada',
    paragraphs: ['Tu cuenta ya no está congelada. Nuestro personal dice:', reason],
  }),
}

export const plans: Messages<typeof englishPlans> = {
  set: (plan) => ({
    subject: `Tu plan es ${plan}`,
    paragraphs: [`Has elegido el plan ${plan}, y ya vale.`, nothingCharged],
    action: seePlan,
    closing: [changePassword],
  }),
  requested: (plan) => ({
    subject: `Has pedido el plan ${plan}`,
    paragraphs: [
      `Has pedido el plan ${plan}. Alguien de nuestro personal lo mira, y te ` +
        'escribiremos. Hasta entonces tu plan sigue como está.',
      'Por un plan no se cobra nada.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  cancelled: (plan) => ({
    subject: `Ya no pides el plan ${plan}`,
    paragraphs: [
      `Has retirado tu petición del plan ${plan}. Tu plan sigue como está, y ` +
        'puedes volver a pedirlo.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  approved: (plan) => ({
    subject: `Tu plan es ahora ${plan}`,
    paragraphs: [`Tu petición se ha aprobado: tu plan es ahora ${plan}.`, nothingCharged],
    action: seePlan,
  }),
  rejected: (plan, reason) => ({
    subject: `El plan ${plan} no se ha aprobado`,
    paragraphs: [
      `Tu petición del plan ${plan} se ha rechazado, por esta razón:`,
      reason,
      'Tu plan sigue como está, y puedes volver a pedirlo.',
    ],
    action: seePlan,
  }),
}

export const tokens: Messages<typeof englishTokens> = {
  subject: 'Se ha creado un token personal',
  reads: (name) =>
    'Se ha creado un token personal para programas en tu cuenta, llamado «' +
    `${name}». Puede leer lo que tiene tu cuenta; no puede retirar nada.`,
  trades: (name) =>
    'Se ha creado un token personal para programas en tu cuenta, llamado «' +
    `${name}». Puede leer lo que tiene tu cuenta, y operar; no puede retirar ` +
    'nada.',
  revoke: 'Si no has sido tú, revócalo y cambia enseguida tu contraseña.',
  action: 'Ver tus tokens',
}

export const changes: Messages<typeof englishChanges> = {
  asked: (what) => ({
    subject: 'Has pedido cambiar tu perfil',
    paragraphs: [
      `Has pedido cambiar esto: ${what}. Has enviado un documento para ello. ` +
        'Lo miraremos y te escribiremos. Hasta entonces vale lo que se sabía.',
    ],
    action: 'Ver cómo está',
    closing: [contactUs],
  }),
  call:
    'Llamaremos al nuevo número. Ten entonces tu perfil abierto: muestra un ' +
    'código que solo tú puedes decirnos.',
  approved: (what) => ({
    subject: 'Se ha cambiado tu perfil',
    paragraphs: [`Hemos comprobado tu documento y cambiado esto como pediste: ${what}.`],
    action: 'Ver tu perfil',
    closing: [contactUs],
  }),
  address: 'Si también ha cambiado tu dirección, edítala.',
  rejected: (what, reason) => ({
    subject: 'No se ha cambiado tu perfil',
    paragraphs: [
      `Has pedido cambiar esto: ${what}. No hemos podido hacerlo, por esta razón:`,
      reason,
      'Lo que se sabía sigue valiendo. Puedes volver a pedirlo.',
    ],
    action: 'Ver tu perfil',
  }),
  fields: {
    firstname: 'nombre',
    lastname: 'apellidos',
    date_of_birth: 'fecha de nacimiento',
    country: 'país',
    phone: 'número de teléfono',
  },
}

export const documents: Messages<typeof englishDocuments> = {
  received: {
    subject: 'Hemos recibido tus documentos',
    paragraphs: [
      'Gracias: ha llegado tu documento de identidad. Lo miraremos y te ' +
        'escribiremos en cuanto esté comprobado.',
    ],
    closing: ['Si no nos has enviado ningún documento, contacta con el soporte.'],
  },
  approved: {
    subject: 'Tus documentos están aprobados',
    paragraphs: [
      'Tu documento de identidad se ha comprobado y aprobado. No hay nada más ' + 'que hacer.',
    ],
  },
  rejected: (reason) => ({
    subject: 'Tus documentos se han rechazado',
    paragraphs: [
      'Tu documento de identidad se ha comprobado y no se ha podido aceptar, ' + 'por esta razón:',
      reason,
      'Envía otra imagen.',
    ],
    action: 'Enviar otra imagen',
  }),
  reminder: (due) => ({
    subject: 'Muéstranos quién eres',
    paragraphs: [
      'Te hemos pedido un documento de identidad y aún no tenemos ninguno. ' +
        `Envía una imagen de uno hasta el ${due}. Si necesitas más tiempo, dilo ` +
        'al soporte antes de ese día: son posibles treinta días laborables en ' +
        'total.',
      'Después de ese día nuestro personal puede congelar la cuenta hasta que ' +
        'esté el documento. Tu dinero sigue siendo tuyo.',
    ],
    action: 'Enviar un documento',
  }),
  extended: (due) => ({
    subject: 'Tienes más tiempo para tu documento',
    paragraphs: [`Envíanos hasta el ${due} una imagen de un documento de identidad.`],
    action: 'Enviar un documento',
  }),
}

export const closings: Messages<typeof englishClosings> = {
  closed: {
    subject: 'Tu cuenta está cerrada',
    paragraphs: [
      'Como pediste, hemos cerrado tu cuenta. Todas tus sesiones han ' +
        'terminado, nadie puede ya iniciar sesión en ella, y tu foto de perfil ' +
        'está borrada.',
    ],
    closing: [
      'Si no has cerrado la cuenta, alguien conoce tu contraseña. Escribe ' +
        'enseguida a nuestro soporte, y cambia la contraseña dondequiera que la ' +
        'uses.',
    ],
  },
  byStaff: (reason) => ({
    subject: 'Hemos cerrado tu cuenta',
    paragraphs: [
      'Nuestro personal ha cerrado tu cuenta, por esta razón:',
      reason,
      'Todas tus sesiones han terminado, nadie puede ya iniciar sesión en ' +
        'ella, y tu foto de perfil está borrada.',
    ],
    closing: ['Si crees que es un error, escribe a nuestro soporte.'],
  }),
  givenUp: (amount) => `Los ${amount} de su saldo real eran dinero ficticio, y se han perdido.`,
  kept: (years) =>
    'La ley contra el blanqueo y la ley contable nos piden conservar, ' +
    `durante ${years} años tras el cierre: tus operaciones y sus resultados, ` +
    'todos los movimientos de dinero, el registro de lo que pasó con la ' +
    'cuenta, tu nombre y dirección, y los documentos de identidad que ' +
    'enviaste.',
  keptUntil: (day) => `Eso es hasta el ${day}. No usamos estos registros para nada más.`,
}
