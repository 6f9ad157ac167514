// In Portuguese: a receipt that is signed and stands in the public log.

import type { Messages } from '#contract/shared/messages.ts'
import type { signedReceipt as english } from '../signed-receipt.ts'

export const signedReceipt: Messages<typeof english> = {
  title: 'Assinado, e no registo público',
  note:
    'As condições e o resultado estão assinados, e uma impressão digital de cada um está num ' +
    'registo que ninguém pode alterar sem se notar. Quem tem o ficheiro pode verificá-lo sem ' +
    'nós.',
  save: 'Guardar o recibo assinado',
  loading: 'A carregar as assinaturas',
  waiting: 'O registo diz uma vez por minuto o que contém: o resto segue em dois minutos.',
  good: 'Tudo se confirma',
  bad: 'Não se confirma',
  incomplete: 'Ainda não tudo',
  findings: {
    terms_signed: 'As condições estão assinadas',
    terms_logged: 'O registo tem as condições',
    settlement_signed: 'O resultado está assinado',
    settlement_logged: 'O registo tem o resultado',
    same_trade: 'O resultado é o destas condições',
    prices_logged: 'O registo tem os preços que o decidem',
  },
  yes: 'Confirma-se',
  no: 'Não se confirma',
  notYet: 'Ainda não',
  choose: 'Escolher um recibo',
  chooseNote: 'O ficheiro fica no seu navegador, que não precisa de ligação para isto.',
  unreadable: 'Este ficheiro não é um recibo assinado. Guarda-se na página de um recibo.',
  tooOld:
    'Este navegador não pode verificar assinaturas (Ed25519). Um mais novo pode, ou npm run ' +
    'verify.',
  of: (side, symbol, amount) => `${side} ${symbol}, ${amount}`,
  ended: {
    Pending: 'ainda aberta',
    Won: (paid) => `ganha, ${paid} pagos`,
    Lost: 'perdida',
    Draw: (paid) => `empate, ${paid} de volta`,
    Void: (paid) => `nula, ${paid} de volta`,
  },
  mode: { real: 'real', demo: 'demo' },
  recomputed: 'Calculado de novo com os preços do registo',
  stated: (text) => `O ficheiro diz ${text}`,
  computed: (text) => `calculado de novo ${text}`,
  none: 'nada',
  keyIs: 'Assinado por',
  keyNote: 'Compare-a com a chave que conhece, ou com /log/keys.json da casa.',
  askLog: 'Perguntar ao registo',
  held: 'O registo ainda o tem, tal como estava.',
  notHeld: 'O registo já não o tem: guarde este ficheiro, ele prova que a história foi alterada.',
  logAway: 'O registo não respondeu. Tente mais tarde.',
}
