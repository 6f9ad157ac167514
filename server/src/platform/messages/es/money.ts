// In Spanish: letters about money.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  corrections as englishCorrections,
  credits as englishCredits,
  deposits as englishDeposits,
  withdrawals as englishWithdrawals,
} from '../money.ts'

export { reasonWords } from '#contract/client/es/reason-words.ts'

const seeDeposits = 'Ver tus depósitos'
const seeWithdrawals = 'Ver tus retiradas'
const seeCredits = 'Ver tus créditos'
const moneyBack = 'El dinero vuelve a estar en tu saldo, sin ninguna comisión.'
const writeToUs = 'Si no has sido tú, elige enseguida una nueva contraseña y escríbenos.'

export const deposits: Messages<typeof englishDeposits> = {
  received: (coins, needed) => ({
    subject: 'Se ha visto tu pago',
    paragraphs: [
      `Se ha visto un pago de ${coins} a tu dirección de depósito. Se abona ` +
        `cuando la red lo haya confirmado ${needed} veces.`,
    ],
    action: seeDeposits,
  }),
  receivedAgain: (coins, needed) => ({
    subject: 'Se ha vuelto a ver tu pago',
    paragraphs: [
      `Se ha vuelto a ver un pago de ${coins} a tu dirección de depósito. Se ` +
        `abona cuando la red lo haya confirmado ${needed} veces.`,
    ],
    action: seeDeposits,
  }),
  lost: (coins) => ({
    subject: 'La red perdió tu pago',
    paragraphs: [
      `Un pago de ${coins} a tu dirección de depósito ya no forma parte de la ` +
        'cadena, así que no se ha abonado nada por él.',
      'A menudo vuelve solo en unos minutos, y entonces se abona como siempre. ' +
        'Si no, tu cartera muestra qué fue de las monedas.',
    ],
    action: seeDeposits,
  }),
  cancelled: {
    subject: 'Abandonaste un depósito',
    paragraphs: ['Abandonaste un depósito antes de que llegara nada. No se ha cobrado ' + 'nada.'],
    action: seeDeposits,
    closing: ['Si aun así pagaste, se abona lo que llegue.'],
  },
  cancelledOf: (amount) =>
    `Abandonaste un depósito de ${amount} antes de que llegara nada. No se ha cobrado nada.`,
  approved: (amount) => ({
    subject: 'Tu depósito está aprobado',
    paragraphs: [`Se han añadido ${amount} al saldo de tu cuenta real.`],
    action: seeDeposits,
  }),
  identityDue: (day) =>
    'Aún no sabemos quién eres: envía una imagen de un documento de ' +
    `identidad hasta el ${day}, en la página de verificación de tu cuenta.`,
  byCard: 'Se pagó con tarjeta.',
  isCopy: (day) => `Eso fue el ${day}: esta es una copia de nuestra carta.`,
  arrived: (coins, rate) => `Llegaron ${coins}, a un cambio de ${rate}.`,
  arrivedAbove: (coins, rate, rest) =>
    `Llegaron ${coins}, a un cambio de ${rate}, y de ${rest} por lo que llegó de más.`,
  outcomes: {
    partial: 'Es menos de lo que pediste, y se abonó tal como llegó.',
    over: 'Es más de lo que pediste; se abonó todo.',
    late: 'Llegó después de acabar el cambio, así que se usó el cambio de su ' + 'confirmación.',
    unasked: 'No se había pedido nada, así que se usó el cambio de su confirmación.',
  },
  rejected: (reason) => ({
    subject: 'Se ha rechazado tu depósito',
    paragraphs: ['Se ha rechazado un depósito, por esta razón:', reason],
    action: seeDeposits,
    closing: ['Si aun así pagaste, contacta con el soporte: lo que llegue se abona.'],
  }),
  rejectedOf: (amount) => `Se ha rechazado un depósito de ${amount}, por esta razón:`,
  reversed: (amount, reason) => ({
    subject: 'Se ha revertido un depósito',
    paragraphs: [
      `Se ha revertido un depósito de ${amount} que se había añadido a tu saldo:`,
      reason,
      'Tu cuenta está congelada hasta que nuestro personal la haya revisado: ' +
        'no puedes operar, depositar ni pedir una retirada. Puedes iniciar ' +
        'sesión, verlo todo, cancelar una retirada que espera y exportar tus ' +
        'datos. Contacta con el soporte.',
    ],
  }),
}

export const withdrawals: Messages<typeof englishWithdrawals> = {
  code: (code) => ({
    subject: 'Tu código para una retirada',
    paragraphs: [
      `Código: ${code}`,
      'Vale 10 minutos, una vez, y para nada más. No se lo des a nadie.',
    ],
    closing: [
      'Si no lo has pedido, otra persona ha iniciado sesión como tú: elige ' +
        'enseguida una nueva contraseña y escríbenos.',
    ],
  }),
  codeToAdd: (place) =>
    'Este código confirma que quieres añadir este destino a tu libreta de ' +
    `direcciones: ${place}.`,
  codeToSend: (amount, place) => `Este código confirma que quieres retirar ${amount} a ${place}.`,
  placeAdded: (place) => ({
    subject: 'Se ha añadido una dirección de retirada',
    paragraphs: ['Se ha añadido esta dirección a tu libreta de direcciones:', place],
    action: 'Ver mi libreta de direcciones',
    closing: [writeToUs],
  }),
  asked: (amount, place, fee) => ({
    subject: 'Se ha pedido tu retirada',
    paragraphs: [
      `Se ha pedido una retirada de ${amount} a ${place}; la comisión de ${fee}` +
        ' se descuenta de ella. El dinero queda retenido hasta que se pague.',
      'Si has sido tú, no tienes que hacer nada. Si no, cancélala con este ' +
        'enlace; funciona sin iniciar sesión, hasta que el dinero esté en camino.',
    ],
    action: 'Verla, o cancelarla',
    closing: [
      'Si no has sido tú, elige también enseguida una nueva contraseña, y ' + 'escríbenos.',
    ],
  }),
  waits: (until) => `El destino es nuevo: nada sale antes del ${until}.`,
  approved: (amount, place) => ({
    subject: 'Tu retirada está aprobada',
    paragraphs: [`Tu retirada de ${amount} a ${place} está aprobada y se enviará.`],
    action: seeWithdrawals,
  }),
  sent: (amount, place) => ({
    subject: 'Se ha enviado tu retirada',
    paragraphs: [
      `Se ha enviado tu retirada de ${amount} a ${place}. Cuenta como pagada ` +
        'cuando la red la haya confirmado.',
    ],
    action: seeWithdrawals,
  }),
  paid: (amount, place) => ({
    subject: 'Tu retirada está pagada',
    paragraphs: [`Tu retirada de ${amount} a ${place} está pagada.`],
    action: seeWithdrawals,
  }),
  left: (net, fee) => `Lo que salió: ${net} tras la comisión de ${fee}.`,
  leftInCoins: (net, fee, coins, rate) =>
    `Lo que salió: ${net} tras la comisión de ${fee}, que son ${coins} a ` + `${rate} por unidad.`,
  reference: (reference) => `Referencia: ${reference}`,
  transaction: (reference) => `Transacción: ${reference}`,
  rejected: (amount, place, reason) => ({
    subject: 'Se ha rechazado tu retirada',
    paragraphs: [
      `Se ha rechazado tu retirada de ${amount} a ${place}, por esta razón:`,
      reason,
      moneyBack,
    ],
    action: seeWithdrawals,
  }),
  cancelled: (amount, place) => ({
    subject: 'Tu retirada está cancelada',
    paragraphs: [`Has cancelado tu retirada de ${amount} a ${place}.`, moneyBack],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
  cancelledByMail: (amount, place) => ({
    subject: 'Tu retirada está cancelada',
    paragraphs: [
      `Tu retirada de ${amount} a ${place} se canceló con el enlace de nuestro ` +
        'correo sobre ella: para eso no hace falta iniciar sesión.',
      moneyBack,
    ],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
}

export const corrections: Messages<typeof englishCorrections> = {
  deposit_restored: (amount) => ({
    subject: 'Se ha abonado de nuevo un depósito',
    paragraphs: [
      'Un depósito tuyo que se había revertido está de nuevo: se han añadido ' +
        `${amount} al saldo de tu cuenta real, tanto como se le había quitado.`,
    ],
  }),
  withdrawal_returned: (amount, taken) => ({
    subject: 'Ha vuelto un pago a tu banco',
    paragraphs: [
      `El banco devolvió un pago tuyo: se han añadido ${amount} al saldo de tu ` +
        'cuenta real. Es lo que volvió: de lo que habíamos enviado, los bancos ' +
        `se quedaron con ${taken}.`,
    ],
  }),
  goodwill: (amount) => ({
    subject: 'Se ha añadido dinero a tu saldo',
    paragraphs: [`Se han añadido ${amount} al saldo de tu cuenta real.`],
  }),
  noted: 'La razón, tal como la anotaron dos personas de nuestro personal:',
  action: 'Ver tu extracto',
}

export const credits: Messages<typeof englishCredits> = {
  bought: (credits, price, paid, invoice) => ({
    subject: `Has comprado ${credits} créditos`,
    paragraphs: [
      `${credits} créditos son tuyos. Costaron ${price} € con impuestos, que ` +
        `fueron ${paid} de tu saldo real. La factura es ${invoice}; está en la ` +
        'página de tus créditos.',
    ],
    action: seeCredits,
  }),
  kept: 'Los créditos no se pueden devolver.',
  until: (day) => `Lo que no hayas usado el ${day} se puede devolver allí hasta entonces.`,
  givenBack: (credits, paid, note) => ({
    subject: `Has devuelto ${credits} créditos`,
    paragraphs: [
      `Vuelve a haber ${paid} en tu saldo real por ${credits} créditos que no ` +
        `se usaron. La nota de abono es ${note}.`,
    ],
    action: seeCredits,
  }),
  low: (left, least) => ({
    subject: `Te quedan ${left} créditos`,
    paragraphs: [
      `Te quedan ${left} créditos. Con menos de ${least} el trader automático ` +
        'no empieza nada nuevo en tu cuenta de la bolsa; lo que está abierto ' +
        'allí se cierra según sus propias reglas.',
      'Operar aquí, a mano o con el sistema de tu plan, no necesita créditos.',
    ],
    action: seeCredits,
  }),
  notBought: (credits) => ({
    subject: 'Tu depósito no compró créditos',
    paragraphs: [
      `Tu depósito está en tu saldo real. Debía comprar ${credits} créditos y ` +
        'no lo hizo: la página de tus créditos dice por qué. Puedes comprarlos ' +
        'allí con tu saldo.',
    ],
    action: seeCredits,
  }),
  overdue: (left, since, months) => ({
    subject: 'Aviso: tu cuenta puede terminarse por créditos negativos',
    paragraphs: [
      `Tienes ${left} créditos, y llevas bajo cero desde el ${since}. Tras ` +
        `${months} meses así nuestras condiciones nos permiten terminar una ` +
        'cuenta, y se ha avisado a nuestro personal.',
      'Comprar créditos lo acaba de inmediato. Tu dinero sigue siendo tuyo, y ' +
        'puedes retirarlo.',
    ],
    action: seeCredits,
  }),
}
