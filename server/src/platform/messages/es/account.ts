// In Spanish: letters about the account and what protects it.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  clients as englishClients,
  factorLook as englishFactorLook,
  factors as englishFactors,
  sessions as englishSessions,
} from '../account.ts'

const nothingToDo = 'Si no has sido tú, no tienes que hacer nada.'
const writeToUs = 'Si no has sido tú, elige enseguida una nueva contraseña y escríbenos.'

export const clients: Messages<typeof englishClients> = {
  confirmation: {
    subject: 'Confirma tu dirección de correo',
    paragraphs: [
      'Confirma que esta dirección es la tuya. El enlace abre una página con ' +
        'un botón que pulsar y vale 24 horas.',
    ],
    action: 'Confirmar mi dirección',
    closing: ['Si no te has registrado con nosotros, ignora este correo.'],
  },
  alreadyClient: {
    subject: 'Ya tienes una cuenta',
    paragraphs: [
      'Alguien, probablemente tú, acaba de intentar registrarse con esta ' +
        'dirección. Ya tienes una cuenta con nosotros, y nada ha cambiado en ' +
        'ella.',
    ],
    action: 'Iniciar sesión',
    closing: [nothingToDo],
  },
  closedClient: {
    subject: 'Tu cuenta está cerrada',
    paragraphs: [
      'Alguien, probablemente tú, acaba de intentar registrarse con esta ' +
        'dirección. Pertenece a una cuenta que se cerró, y mientras haya que ' +
        'conservar sus registros ninguna otra puede tenerla.',
      'Para volver a operar con nosotros, regístrate con otra dirección.',
    ],
    closing: [nothingToDo],
  },
  reset: {
    subject: 'Elige una nueva contraseña',
    paragraphs: [
      'Alguien, probablemente tú, ha pedido elegir una nueva contraseña para ' +
        'tu cuenta. El enlace abre una página para ello y vale una vez, durante ' +
        'una hora.',
    ],
    action: 'Elegir una nueva contraseña',
    closing: ['Si no has sido tú, ignora este correo: tu contraseña sigue como está.'],
  },
  newEmail: {
    subject: 'Confirma tu nueva dirección de correo',
    paragraphs: [
      'Confirma que esta va a ser la dirección de tu cuenta. El enlace abre ' +
        'una página con un botón que pulsar y vale 24 horas. Hasta entonces no ' +
        'cambia nada.',
    ],
    action: 'Usar esta dirección',
    closing: ['Si no tienes una cuenta con nosotros, ignora este correo.'],
  },
  newEmailAsked: {
    subject: 'Se ha pedido otra dirección de correo',
    paragraphs: [
      'Alguien que ha iniciado sesión en tu cuenta y conoce su contraseña ha ' +
        'pedido usar otra dirección de correo. No cambia nada hasta que se ' +
        'confirme la nueva dirección.',
      'Si no has sido tú, elige una nueva contraseña: eso también acaba con ' + 'este cambio.',
    ],
    action: 'Elegir una nueva contraseña',
  },
  addressTaken: {
    subject: 'Alguien ha escrito tu dirección de correo',
    paragraphs: [
      'Alguien ha intentado usar esta dirección para otra cuenta con nosotros. ' +
        'Es la dirección de la tuya, así que no ha cambiado nada.',
    ],
    closing: ['No tienes que hacer nada.'],
  },
  emailGone: {
    subject: 'Se ha cambiado tu dirección de correo',
    paragraphs: [
      'Tu cuenta tiene ahora otra dirección de correo, y esta ya no le ' + 'pertenece.',
      'Si no has sido tú, contacta enseguida con el soporte.',
    ],
  },
  demoEnded: (reason) => ({
    subject: 'Tu demo ha terminado',
    paragraphs: [
      'Nuestro personal ha terminado tu demo antes de tiempo, por esta razón:',
      reason,
      'Sus operaciones abiertas se liquidan como siempre, y su historial ' +
        'queda. Puedes seguir con ella cuando quieras: recárgala en tu cartera.',
    ],
  }),
  textsAmended: (from) => ({
    subject: 'Cambian nuestros textos legales',
    paragraphs: [
      `Desde el ${from} (UTC) rigen nuevas versiones de nuestros textos ` +
        'legales. Hasta entonces rigen las que conoces. Lo que cambia se dice al ' +
        'principio de cada uno:',
    ],
    closing: [
      'Ahora no hay nada que hacer. Desde ese día se te pide aceptar lo que ha ' +
        'cambiado, y antes no es posible ninguna operación nueva. Todo lo demás ' +
        'sigue: operaciones abiertas, retiradas, exportar tus datos y cerrar la ' +
        'cuenta.',
    ],
  }),
  legalTitles: {
    terms: 'Términos y condiciones',
    privacy: 'Política de privacidad',
    'risk-disclosure': 'Advertencia de riesgos',
    'aml-policy': 'Política AML y KYC',
    'payment-policy': 'Política de pagos',
  },
  digest: {
    subject: (count) => `Avisos que no has leído: ${count}`,
    paragraphs: ['Esto pasó en tu cuenta y aún no se ha leído en la app. Las horas son ' + 'UTC.'],
    action: 'Elegir lo que te llega',
  },
}

export const sessions: Messages<typeof englishSessions> = {
  reusedToken: {
    subject: 'Hemos cerrado tu sesión',
    paragraphs: [
      'Una de tus sesiones se usó en dos lugares a la vez. Puede pasar después ' +
        'de restaurar un navegador desde una copia de seguridad, y así se ve ' +
        'también una sesión robada, por lo que la hemos terminado.',
      'Vuelve a iniciar sesión. Si no esperabas este correo, elige una nueva ' + 'contraseña.',
    ],
    action: 'Iniciar sesión',
  },
  newDevice: (browser, at) => ({
    subject: 'Nuevo inicio de sesión desde un dispositivo nuevo',
    paragraphs: [
      'Se ha iniciado sesión en tu cuenta desde un dispositivo que no habíamos ' + 'visto antes.',
      `Navegador: ${browser}. Hora: ${at}.`,
    ],
    action: 'No he sido yo',
    closing: [
      'Si has sido tú, no tienes que hacer nada. Si no, elige una nueva ' +
        'contraseña: eso cierra la sesión de todos.',
    ],
  }),
  otherBrowser: 'otro navegador',
  guessedAt: {
    subject: 'Alguien intenta adivinar tu contraseña',
    paragraphs: [
      'Hoy se han probado contraseñas incorrectas para tu cuenta desde muchas ' +
        'redes. Ninguna era la correcta, y puedes iniciar sesión como siempre.',
      'Una contraseña que no uses en ningún otro lugar, y una app de ' +
        'autenticación o una passkey, hacen inútil adivinar así.',
    ],
    action: 'Abrir mi página de seguridad',
  },
  passwordChanged: {
    subject: 'Se ha cambiado tu contraseña',
    paragraphs: [
      'La contraseña de tu cuenta se acaba de cambiar. Dondequiera que ' +
        'tuvieras otra sesión, se ha cerrado, y los tokens personales con los ' +
        'que entraban tus programas han terminado.',
    ],
    action: 'No he sido yo',
    closing: ['Si has sido tú, no tienes que hacer nada.'],
  },
  emailChanged: {
    subject: 'Tu nueva dirección de correo ya vale',
    paragraphs: [
      'Esta es desde ahora la dirección de tu cuenta. Úsala para iniciar ' +
        'sesión. Dondequiera que tuvieras otra sesión, se ha cerrado.',
    ],
  },
}

export const factors: Messages<typeof englishFactors> = {
  totp_added: {
    subject: 'Se ha añadido una app de autenticación',
    paragraphs: [
      'Se ha añadido una app de autenticación a tu cuenta: iniciar sesión con ' +
        'tu contraseña pide desde ahora un código de ella, u otro segundo paso.',
    ],
  },
  totp_removed: {
    subject: 'Se ha quitado tu app de autenticación',
    paragraphs: ['La app de autenticación se ha quitado de tu cuenta.'],
  },
  passkey_added: {
    subject: 'Se ha añadido una passkey',
    paragraphs: ['Se ha añadido una passkey a tu cuenta.'],
  },
  passkey_removed: {
    subject: 'Se ha quitado una passkey',
    paragraphs: ['Se ha quitado una passkey de tu cuenta.'],
  },
  recovery_codes_made: {
    subject: 'Se han creado nuevos códigos de recuperación',
    paragraphs: [
      'Se han creado nuevos códigos de recuperación para tu cuenta. Los viejos ' + 'ya no sirven.',
    ],
  },
  recovery_code_used: {
    subject: 'Se ha usado un código de recuperación',
    paragraphs: ['Se ha usado uno de tus códigos de recuperación. No servirá otra vez.'],
  },
}

export const factorLook: Messages<typeof englishFactorLook> = {
  action: 'Ver mis ajustes de seguridad',
  closing: [writeToUs],
}
