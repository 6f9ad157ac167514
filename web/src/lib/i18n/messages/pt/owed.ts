// In Portuguese: what clients are owed.

import type { Messages } from '#contract/shared/messages.ts'
import type { owed as english } from '../owed.ts'

export const owed: Messages<typeof english> = {
  title: 'O que lhe devemos, provado',
  lead:
    'Uma vez por dia publicamos no nosso registo público o que devemos a todos os clientes em ' +
    'conjunto. O seu próprio montante, com apostas e levantamentos a caminho, está contado ' +
    'nele: o seu navegador verifica-o aqui.',
  loading: 'A carregar a prova',
  none:
    'Nada lhe era devido quando foi publicado pela última vez, ou ainda nunca foi publicado, ' +
    'ou o seu endereço de e-mail é outro desde então: nesse caso o dia seguinte tem a sua ' +
    'prova.',
  said: (at, amount, total) =>
    `Em ${at} UTC devíamos-lhe ${amount}, de ${total} que devíamos a todos os clientes.`,
  counted: 'O seu montante está contado nesse total',
  logged: 'O registo tem esse total',
  good: 'Ambos se confirmam',
  bad: 'Não se confirma',
  save: 'Guardar a prova',
  tooOld:
    'Este navegador não pode verificar assinaturas (Ed25519). Um mais novo pode, ou npm run ' +
    'verify.',
  all: {
    title: 'O que é devido aos clientes, e o que há',
    lead:
      'Publicado uma vez por dia como uma árvore de somas, em que cada cliente encontra o seu ' +
      'próprio montante na página do seu extrato. Ao lado, o que têm os nossos endereços, ' +
      'segundo as cadeias.',
    total: 'Devido aos clientes',
    none: 'Ainda não publicado.',
    asOf: (at) => `a ${at} UTC`,
    root: 'Raiz da árvore',
    entry: (nr) => `entrada ${nr} do registo`,
    held: 'Nos nossos endereços',
    heldNone: 'Ainda não se perguntou a nenhuma cadeia.',
  },
}
