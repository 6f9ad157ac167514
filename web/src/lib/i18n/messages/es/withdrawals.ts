// In Spanish: taking money out: the two ways, the address book, and the history.

import * as format from '#browser/format/format.ts'
import { demoOperatorMost } from '#contract/public/payouts.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { coinNames, coinsListed } from '#kernel/coins.ts'
import type { withdrawals as english } from '../withdrawals.ts'

export const withdrawals: Messages<typeof english> = {
  title: 'Retirar fondos',
  historyTitle: 'Historial de retiradas',
  intro:
    'El dinero solo sale de tu cuenta real. La comisión se descuenta del importe; antes no ' +
    'se paga nada.',
  available: 'Disponible',
  max: 'Máx.',
  dayLeft: 'Queda hoy',
  ofDay: (money) => `de ${money} en 24 horas`,
  verifiedDay: (money) => `Con documentos de identidad aprobados son ${money}.`,
  verify: 'Enviar documentos',
  demo:
    `Entorno de pruebas: las retiradas de hasta ${format.dollars(demoOperatorMost)} las ` +
    'aprueba y envía un operador de demo automático en medio minuto; una en monedas está ' +
    'pagada cuando la cadena la ha confirmado. Las mayores esperan al personal.',
  test: 'Solo monedas de prueba.',
  gateways: { wallet: 'Monedero', bank: 'Banco' },
  gatewayNotes: {
    wallet: `A una dirección de ${coinsListed('o')}.`,
    bank: 'A una cuenta bancaria en los Estados Unidos.',
  },
  feeFrom: (fee, least) => `Comisión ${fee}, desde ${least}.`,
  feeOfFrom: (name, fee, least) => `${name}: comisión ${fee}, desde ${least}.`,
  paidWithin: (days) => `Se paga en ${days} días laborables.`,
  closed: 'Ahora mismo no se ofrece.',
  methods: { ...coinNames, bank: 'Banco' },
  walletTitle: 'Retirar a un monedero',
  bankTitle: 'Retirar a un banco',
  wallet: 'Dirección del monedero',
  walletHint: `${coinsListed('o')}. Cópiala de tu monedero.`,
  walletMissing: 'Escribe la dirección.',
  testAddresses: 'Direcciones de prueba',
  testAddressesNote:
    '¿No tienes un monedero a mano? Estas direcciones son de la cadena de este entorno de ' +
    'pruebas y aceptan monedas que no valen nada. Copia una en el campo de arriba.',
  testCopy: (name) => `Copiar la dirección de prueba para ${name}`,
  testCopied: '¡Dirección de prueba copiada!',
  saved: 'Libreta de direcciones',
  savedNone: 'Otra dirección',
  savedNoAccount: 'Otra cuenta',
  label: 'Nombre en tu libreta de direcciones (opcional)',
  amount: 'Importe en USD',
  amountWrong: 'Escribe un importe en cifras simples, como 12,50.',
  tooSmall: (least, fee) =>
    `La retirada mínima es ${least}; la comisión de ${fee} se descuenta de ella.`,
  tooLarge: (most) => `La retirada máxima es ${most}.`,
  aboveDay: (left) => `Para hoy quedan ${left}.`,
  aboveBalance: 'No puedes retirar más que tu saldo disponible.',
  bankWrong: 'Rellena bien todos los campos.',
  noSuchBank: 'Ningún banco tiene este número de ruta: una de sus nueve cifras está mal.',
  accountLikeCard:
    'Esto parece el número de una tarjeta de pago, y solo pagamos a cuentas bancarias. Si es ' +
    'tu número de cuenta, marca la casilla de debajo.',
  isAccount: 'Este es el número de mi cuenta bancaria, no de una tarjeta.',
  accountNumber: 'Número de cuenta',
  bankName: 'Nombre del banco',
  routingNumber: 'Número de ruta',
  type: 'Tipo de cuenta',
  typeChoose: 'Elige',
  types: { Checking: 'Cuenta corriente', Savings: 'Cuenta de ahorro' },
  terms: (least, most, fee) => `De ${least} a ${most} por vez; la comisión de ${fee} se descuenta.`,
  leastOf: (name, least) => `${name} desde ${least}`,
  feeLine: 'Comisión',
  netLine: 'Recibes',
  goOn: 'Continuar',
  confirmTitle: 'Confirma esta retirada',
  to: 'A',
  back: 'Atrás',
  newWaits: (hours) =>
    `Una dirección que es nueva aquí espera ${hours} horas antes de que salga dinero hacia ` +
    'ella. Recibes un correo, y puedes cancelar.',
  twoStaff: (money) =>
    `Por encima de ${money} en 24 horas tienen que aprobarlo dos personas de nuestro personal.`,
  rateLater: 'El cambio es aquel al que lo envía nuestro personal, y se muestra con ello.',
  mailed:
    'Te hemos enviado por correo un código que vale exactamente para esto, durante 10 minutos.',
  mailing: 'Enviándote un código por correo',
  mailAgain: 'Enviar otro código',
  code: 'Código del correo',
  codeWrong:
    'Este código no es correcto, o su tiempo ha pasado. Mira el correo más nuevo, o pide que ' +
    'se envíe otro.',
  confirm: 'Confirmar',
  underWay: 'En camino',
  showHistory: 'Historial de retiradas',
  book: 'Libreta de direcciones',
  bookEmpty: 'Aún no hay ninguna dirección. Cada una a la que retiras se guarda aquí.',
  bookAdd: 'Añadir una dirección',
  bookAddTitle: 'Añadir una dirección',
  bookLabel: 'Nombre',
  bookLabelMissing: 'Ponle un nombre.',
  remove: 'Quitar',
  removeOf: (label) => `Quitar ${label}`,
  removed: 'La dirección está quitada.',
  bookFailed: 'Tu libreta de direcciones no se ha podido cargar.',
  underWayFailed: 'No se ha podido cargar lo que está en camino.',
  usableFrom: (when) => `Nueva: utilizable desde el ${when}`,
  cancel: 'Cancelar',
  cancelOf: (money) => `Cancelar la retirada de ${money}`,
  columns: {
    nr: 'N.º',
    asked: 'Pedida',
    id: 'ID de la transacción',
    wallet: 'Monedero',
    amount: 'Importe',
    status: 'Estado',
  },
  empty: 'Aún no tienes retiradas.',
  emptyMore: 'Cada una estará aquí con su estado, y la transacción que la pagó.',
  more: 'Cargar más',
  fee: (money) => `comisión ${money}`,
  net: (money) => `${money} tras la comisión`,
  rate: (rate) => `a ${rate}`,
  rateComes: 'El cambio es el del envío.',
  statuses: {
    Pending: 'Pendiente',
    Approved: 'Aprobada',
    Paid: 'Pagada',
    Rejected: 'Rechazada',
    Cancelled: 'Cancelada',
  },
  detail: {
    new_destination: 'Espera: la dirección es nueva',
    in_review: 'Nuestro personal la revisa',
    second_review: 'Aprobada por una de dos personas',
    approved: 'Se enviará',
    prepared: 'Enviándose',
    sent: 'Enviada, confirmándose',
    paid: 'Pagada',
    rejected: 'El dinero ha vuelto',
    cancelled: 'El dinero ha vuelto',
    returned: 'El banco la devolvió',
  },
  returned: (money, reason) => `${money} volvieron a tu saldo. ${reason}`,
  waitsUntil: (when) => `Espera hasta el ${when}: la dirección es nueva`,
  overdue: 'Con retraso: debería haberse pagado en cinco días laborables.',
  due: (when) => `A más tardar el ${when}`,
  at: (status, when) => `${status} ${when}`,
  by: {
    client: ' por ti',
    mail: ' por el enlace de tu correo',
    staff: ' por nuestro personal',
    demo: ' por el operador de demo automático',
    system: '',
  },
}
