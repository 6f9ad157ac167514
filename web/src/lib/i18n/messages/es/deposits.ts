// In Spanish: paying in: the choice of a way, the modals of the coins, and the history.

import type { Messages } from '#contract/shared/messages.ts'
import { type Coin, coinFacts, coinNames, factsOf, perCoin } from '#kernel/coins.ts'
import type { deposits as english } from '../deposits.ts'

function networkName(network: string): string {
  const facts = factsOf(network)
  if (!facts) return 'la cadena de este entorno de pruebas'
  const coin = coinNames[facts.coin]
  const names = {
    main: `la red de ${coin}`,
    test: `la red de pruebas ${facts.name ? `${facts.name} ` : ''}de ${coin}`,
    local: `una red privada de ${coin} para pruebas`,
  }
  return names[facts.kind]
}

/** Of a payment that waits for the usual confirmations. */
function within(coin: Coin): string {
  const { blockSeconds, confirmations } = coinFacts[coin]
  return blockSeconds.usual * confirmations.usual > 600 ? 'En menos de una hora' : 'En minutos'
}

/** "15 segundos", "4 minutos" */
function lasting(seconds: number): string {
  return seconds < 90 ? `${seconds} segundos` : `${Math.round(seconds / 60)} minutos`
}

export const deposits: Messages<typeof english> = {
  title: 'Depositar fondos',
  intro: 'Elige cómo quieres ingresar. Lo que llega se añade al saldo de tu cuenta real.',
  gateways: { card: 'Tarjeta', ...coinNames },
  gatewayNotes: {
    card: 'Los datos de tu tarjeta van al proveedor de pagos, nunca a nosotros.',
    ...perCoin(() => 'A una dirección propia. Se abona cuando la red lo ha confirmado.'),
  },
  gatewayTerms: {
    card: 'Desde 10\u00a0$. Sin comisión nuestra. En segundos.',
    ...perCoin((coin) => `Desde 1\u00a0$. Sin comisión nuestra. ${within(coin)}.`),
  },
  open: (name) => `Depositar con ${name}`,
  loading: 'Cargando',
  coins: coinNames,
  amountLabel: 'Importe en USD',
  amountHint:
    'De 1\u00a0$ a 1.000.000\u00a0$. No cobramos comisión; la de la red la paga tu monedero.',
  amountWrong: 'Escribe dólares de 1 a 1.000.000, con dos decimales como máximo.',
  equivalent: (code) => `Importe en ${code}`,
  equivalentNone: 'Escribe un importe para verlo.',
  rateLine: (rate, code) => `1 ${code} = ${rate}`,
  preview: 'Vista previa',
  working: 'Un momento',
  send: 'Envía exactamente',
  address: 'a esta dirección tuya',
  copyAddress: 'Copiar la dirección',
  copyAmount: 'Copiar el importe',
  copied: '¡Dirección copiada!',
  amountCopied: '¡Importe copiado!',
  qr: 'La dirección y el importe como código QR',
  timeLeft: 'Este cambio vale aún',
  timeOver:
    'Este cambio ha terminado. Aún puedes pagar: entonces se usa el cambio de la confirmación.',
  newRate: 'Tomar el cambio nuevo',
  testNet: 'Solo monedas de prueba. Estas monedas y esta dirección no valen nada.',
  onlyThis: (name, network) =>
    `Envía solo ${name}, por ${networkName(network)}. Otras monedas y redes se pierden.`,
  keep:
    'Exactamente este importe, enviado a tiempo, se abona a este cambio. Con Solicitar queda ' +
    'en tu lista, con la imagen si elegiste una.',
  arrived: (coins) => `Se ha visto tu pago de ${coins}.`,
  byItself: 'Puedes cerrar esto: sigue solo, y se te avisa cuando se abone.',
  asked: 'Pediste este depósito y puedes cerrar esto. Hasta ahora no ha llegado nada.',
  goOn: 'Continuar',
  goOnWith: (money) => `Continuar con el pago de ${money}`,
  giveUp: 'Abandonar este depósito',
  close: 'Cerrar',
  takes: (needed, seconds) =>
    `En tu saldo tras ${needed} confirmaciones, unos ${lasting(seconds)} después de que lo ` +
    'enviaras.',
  receipt: 'Imagen del comprobante (opcional)',
  receiptHint:
    'JPEG, PNG o WebP, 5 MB como máximo. Una nota para nuestro personal: solo cuenta el pago ' +
    'mismo.',
  chooseReceipt: 'Elegir una imagen',
  otherReceipt: 'Elegir otra imagen',
  receiptLarge: 'Un archivo puede tener como máximo 5 MB.',
  receiptUnknown: 'Elige una imagen JPEG, PNG o WebP.',
  request: 'Solicitar',
  requesting: 'Enviando',
  back: 'Atrás',
  done: 'Listo',
  test: 'Prueba',
  testCoins: 'Enviar monedas de prueba',
  testCoinsNote:
    'El entorno de pruebas paga a esta dirección por ti, para que puedas ver llegar un depósito.',
  status: 'Pago',
  underWay: 'En camino',
  showHistory: 'Historial de depósitos',
  historyTitle: 'Historial de depósitos',
  columns: {
    nr: 'N.º',
    id: 'ID de la transacción',
    shortId: 'ID',
    method: 'Método',
    amount: 'Importe depositado',
    shortAmount: 'Importe',
    coin: 'Importe en monedas',
    status: 'Estado',
    date: 'Fecha',
    time: 'Hora',
  },
  empty: 'Aún no tienes depósitos.',
  emptyMore:
    'Cada uno estará aquí con su estado, desde que se ve por primera vez hasta que se abona.',
  more: 'Cargar más',
  underWayFailed: 'No se ha podido cargar lo que está en camino.',
  statuses: {
    Pending: 'Pendiente',
    Approved: 'Aprobado',
    Rejected: 'Rechazado',
  },
  detail: {
    waiting: 'Esperando tu pago',
    rate_over: 'Esperando; se usará el cambio de la confirmación',
    seen: 'Visto, esperando su primer bloque',
    confirming: 'Confirmándose',
    gone: 'La red lo ha perdido; puede que vuelva',
    exact: 'Abonado como se pidió',
    partial: 'Llegó menos de lo pedido; abonado lo que llegó',
    over: 'Llegó más de lo pedido; abonado todo',
    late: 'Llegó tarde; abonado al cambio de su confirmación',
    unasked: 'Abonado al cambio de su confirmación',
    restored: 'Revertido, y abonado de nuevo',
    expired: 'No llegó ningún pago',
    cancelled: 'Lo abandonaste',
    dust: 'Vale menos de un centavo',
    declined: 'Denegado',
    refused: 'Rechazado por nuestro personal',
    disputed: 'Disputado, y revertido',
    reorged: 'La red lo revirtió',
  },
  confirmed: (deep, needed) => `${Math.min(deep, needed)} de ${needed} confirmaciones`,
  credited: (money) => `${money} añadidos a tu saldo`,
  unknownAmount: 'al confirmarse',
  rate: (rate) => `a ${rate}`,
  rates: (rate, rest) => `a ${rate}, el resto a ${rest}`,
}
