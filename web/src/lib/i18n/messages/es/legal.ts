// In Spanish: what stands around the legal texts, which are in English.

import type { Messages } from '#contract/shared/messages.ts'
import type { legal as english } from '../legal.ts'

export { operatorInEnglish } from '../legal.ts'

export const legal: Messages<typeof english> = {
  titles: {
    terms: 'Términos y condiciones',
    privacy: 'Política de privacidad',
    'risk-disclosure': 'Advertencia de riesgos',
    'aml-policy': 'Política AML y KYC',
    'payment-policy': 'Política de pagos',
  },
  descriptions: {
    terms:
      'El acuerdo entre tú y el operador: cómo se calculan y se liquidan las operaciones, ' +
      'cuánto cuestan, y cómo puede terminarlo cada parte.',
    privacy:
      'Qué datos sobre ti se guardan, para qué, cuánto tiempo y quién los recibe, y cómo ' +
      'exportarlos o borrarlos.',
    'risk-disclosure':
      'Qué puedes perder y por qué: el margen de cada precio, sin apalancamiento y sin ' +
      'stop-loss, y los riesgos de ejecución, contraparte, liquidez y trading electrónico.',
    'aml-policy':
      'Cómo se identifica a los clientes, qué documentos hacen falta y cuándo, y cómo se guardan.',
    'payment-policy':
      'Cómo se ingresa y se paga el dinero: métodos, plazos, comisiones, y por qué nadie ' +
      'tiene que ingresar antes de retirar.',
  },
  contents: 'Contenido',
  short: 'En resumen',
  version: (version) => `Versión ${version}`,
  time: ({ state, effective_from: from, effective_until: until }) => {
    if (from === null)
      return state === 'former' ? 'sustituida antes de que abriera este sitio' : 'en vigor'
    if (state === 'coming') return `en vigor desde el ${from}`
    if (state === 'former') return until === null ? `desde el ${from}` : `del ${from} al ${until}`
    return until === null ? `en vigor desde el ${from}` : `en vigor del ${from} al ${until}`
  },
  versions: 'Versiones de este texto',
  versionsLead:
    'Cada una conserva su dirección y sus palabras. Un cambio rige treinta días después de ' +
    'su aviso.',
  allVersions: 'Todas las versiones',
  coming: (date) => `Desde el ${date} rige una versión nueva.`,
  notYet: 'Esta versión aún no está en vigor.',
  former: 'Esta versión no está en vigor.',
  readInForce: 'Leer la que está en vigor',
  onlyEnglish: 'Este texto está solo en inglés.',
  translated: 'Esto es una traducción. Donde difiera, cuenta el texto inglés.',
  sandboxTitle: 'Esto es una demostración',
  sandbox:
    'Nada en esta instalación acepta dinero. No hay ninguna licencia configurada, todos los ' +
    'saldos son dinero ficticio, y lo que se ingresa o se retira son monedas de prueba y ' +
    'tarjetas de prueba sin valor.',
  operator: {
    unnamed: (brand) => `el operador de ${brand}`,
    contactPage: 'nuestra atención al cliente (por la [página de contacto](/contact-us))',
    name: 'Operador',
    unset: 'Sin nombrar: no hay ninguna entidad jurídica en los ajustes de esta instalación.',
    number: 'Número de registro',
    address: 'Dirección',
    email: 'Correo electrónico',
    noEmail: 'Sin indicar. Usa la [página de contacto](/contact-us).',
    phone: 'Teléfono',
    hours: (hours) => `(${hours})`,
    law: (country) => (country === 'the Netherlands' ? 'los Países Bajos' : country),
    privacyEmail: 'Sobre tus datos',
    complaintsEmail: 'Para quejas',
    licence: 'Datos de la licencia',
    noLicence: 'Ninguna. Aquí no hay ninguna licencia configurada, y no se afirma tenerla.',
    licenceOnStatus: 'En la [página de estado](/status), con la entrada del registro público.',
  },
}
