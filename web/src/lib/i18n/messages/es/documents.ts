// In Spanish: identity documents, sent while registering or later, and how they stand.

import type { Messages } from '#contract/shared/messages.ts'
import type { documents as english } from '../documents.ts'

export const documents: Messages<typeof english> = {
  title: 'Verificación KYC',
  identifyTitle: 'Documento de identidad',
  identifyText:
    'Envía una foto de un documento de identidad ahora, o más tarde desde tu cuenta. Para ' +
    'operar en la demo no hace falta.',
  later: 'Hacerlo más tarde',
  laterText: 'Puedes iniciar sesión sin él.',
  toSignIn: 'Continuar a iniciar sesión',
  over: 'Este registro ha terminado, o su documento ya se envió. Inicia sesión.',

  loading: 'Cargando tu verificación',
  status: 'Estado',
  statuses: {
    none: 'No enviado',
    Pending: 'Pendiente',
    Approved: 'Aprobado',
    Rejected: 'Rechazado',
  },
  explained: {
    none: 'Envía una foto de un documento de identidad. Lo comprobamos y te escribimos.',
    Pending: 'Tu documento se está comprobando. Te escribiremos; hasta entonces no envíes otro.',
    Approved: 'Tu documento se ha comprobado y aprobado. No hay nada más que enviar.',
    Rejected: 'Tu documento no se ha podido aceptar. Envía otra foto.',
  },
  due: (day) =>
    `Envíalo antes de que termine el ${day}: diez días laborables después de tu primer ` +
    'depósito. Si necesitas más tiempo, díselo antes a atención al cliente.',
  overdue: (day) =>
    `Debía estar aquí el ${day}. Nuestro personal puede congelar la cuenta hasta que llegue. ` +
    'Tu dinero sigue siendo tuyo.',
  reason: 'Motivo',
  sentPicture: 'La foto que enviaste',
  noPicture: 'Tu foto no se puede mostrar en este momento.',

  method: 'Documento',
  chooseMethod: 'Elige un documento',
  methods: {
    drivers_license: 'Permiso de conducir',
    international_passport: 'Pasaporte',
    national_id: 'Documento nacional de identidad',
    others: 'Otro documento',
  },
  chooseFile: 'Elegir una foto',
  otherFile: 'Elegir otra foto',
  file: 'Foto del documento',
  fileHint: 'JPEG, PNG o WebP, 5 MB como máximo. Tienen que verse los cuatro bordes.',
  preview: 'La foto que has elegido',
  fileMissing: 'Elige un archivo.',
  fileLarge: 'Un archivo puede tener como máximo 5 MB.',
  fileUnknown: 'Elige una imagen JPEG, PNG o WebP.',
  methodMissing: 'Elige un documento.',
  send: 'Enviar el documento',
  sending: (percent) => `Enviando, ${percent} %`,
  checking: 'Mirando la foto',
  private: 'Se guarda cifrada, y solo tú y nuestro personal podéis verla.',
}
