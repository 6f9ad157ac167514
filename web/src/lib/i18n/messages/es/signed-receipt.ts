// In Spanish: a receipt that is signed and stands in the public log.

import type { Messages } from '#contract/shared/messages.ts'
import type { signedReceipt as english } from '../signed-receipt.ts'

export const signedReceipt: Messages<typeof english> = {
  title: 'Firmado, y en el registro público',
  note:
    'Las condiciones y el resultado están firmados, y de cada uno hay una huella en un ' +
    'registro que nadie puede cambiar sin que se note. Quien tiene el archivo puede ' +
    'verificarlo sin nosotros.',
  save: 'Guardar el recibo firmado',
  loading: 'Cargando las firmas',
  waiting: 'El registro dice una vez por minuto lo que contiene: lo demás llega en dos minutos.',
  good: 'Todo se cumple',
  bad: 'No se cumple',
  incomplete: 'Aún no todo',
  findings: {
    terms_signed: 'Las condiciones están firmadas',
    terms_logged: 'El registro tiene las condiciones',
    settlement_signed: 'El resultado está firmado',
    settlement_logged: 'El registro tiene el resultado',
    same_trade: 'El resultado es el de estas condiciones',
    prices_logged: 'El registro tiene los precios que lo deciden',
  },
  yes: 'Se cumple',
  no: 'No se cumple',
  notYet: 'Aún no',
  choose: 'Elegir un recibo',
  chooseNote: 'El archivo se queda en tu navegador, que no necesita conexión para esto.',
  unreadable: 'Este archivo no es un recibo firmado. Se guarda en la página de un recibo.',
  tooOld: 'Este navegador no puede comprobar firmas (Ed25519). Uno más nuevo sí, o npm run verify.',
  of: (side, symbol, amount) => `${side} ${symbol}, ${amount}`,
  ended: {
    Pending: 'aún abierta',
    Won: (paid) => `ganada, ${paid} pagados`,
    Lost: 'perdida',
    Draw: (paid) => `empate, ${paid} devueltos`,
    Void: (paid) => `nula, ${paid} devueltos`,
  },
  mode: { real: 'real', demo: 'demo' },
  recomputed: 'Vuelto a calcular con los precios del registro',
  stated: (text) => `El archivo dice ${text}`,
  computed: (text) => `calculado de nuevo ${text}`,
  none: 'nada',
  keyIs: 'Firmado por',
  keyNote: 'Compárala con la clave que conoces, o con /log/keys.json de la casa.',
  askLog: 'Preguntar al registro',
  held: 'El registro todavía lo tiene, como estaba.',
  notHeld: 'El registro ya no lo tiene: guarda este archivo, prueba que se cambió la historia.',
  logAway: 'El registro no respondió. Inténtalo más tarde.',
}
