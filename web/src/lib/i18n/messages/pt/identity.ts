// In Portuguese: who a client is, as we know it, and asking for a change of it.

import type { Messages } from '#contract/shared/messages.ts'
import type { identity as english } from '../identity.ts'

export const identity: Messages<typeof english> = {
  title: 'Quem é você',
  heldHint: 'Muda com um pedido, abaixo.',
  checkedHint: 'Fica como está enquanto o seu documento é verificado.',
  none: 'Nenhum',
  about: {
    identified:
      'O seu documento foi aprovado, por isso os seus nomes, data de nascimento, país e ' +
      'telefone só mudam com outro documento. A morada e a imagem pode editá-las você.',
    free: 'A sua data de nascimento só muda com um documento.',
    checked:
      'O seu documento está a ser verificado. Aquilo com que é comparado fica como está até lá.',
  },
  ask: 'Pedir uma alteração',
  cancel: 'Agora não',
  formTitle: 'O que deve mudar',
  formHint: 'Mude o que já não está certo e deixe o resto.',
  phoneHint:
    'Para um número novo, envie uma fotografia de um documento de identidade. Ligamos para o ' +
    'número, e você lê-nos um código que então estará aqui.',
  documentHint: 'Um documento que mostre o novo nome, data de nascimento ou país.',
  nothing: 'Isto é o que já conta.',
  send: 'Enviar o pedido',
  working: 'Um momento',
  statuses: {
    Pending: 'A ser verificado',
    Approved: 'Aprovado',
    Rejected: 'Rejeitado',
    Withdrawn: 'Retirado',
  },
  explained: {
    Pending: 'Temos o seu pedido. Até ser decidido, conta o que se sabia antes.',
    Approved: 'Foi alterado como pediu.',
    Rejected: 'Não foi alterado. Conta o que se sabia antes, e pode pedir de novo.',
    Withdrawn: 'Retirou-o. Nada foi alterado.',
  },
  asked: (date) => `Pedido de ${date}`,
  reason: 'Motivo',
  code: 'Código para a nossa chamada',
  codeHint: (phone) =>
    `Vamos ligar para ${phone}. Leia-nos então este código, e a ninguém que ligue de outra forma.`,
  takeBack: 'Retirá-lo',
}
