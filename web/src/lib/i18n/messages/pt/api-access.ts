// In Portuguese: personal tokens.

import type { Messages } from '#contract/shared/messages.ts'
import type { apiAccess as english } from '../api-access.ts'

export const apiAccess: Messages<typeof english> = {
  title: 'Acesso à API',
  lead:
    'Com um token pessoal, um programa seu pode ler a sua conta ou negociar nela. Nenhum token ' +
    'pode levantar, depositar ou mudar quem você é.',
  docs: 'Todas as chamadas',
  webhooks: 'Webhooks: ser avisado em vez de perguntar',
  scopes: { read: 'Ler', trade: 'Negociar' },
  both: 'Ler e negociar',
  tokens: 'Os seus tokens',
  none: 'Ainda não criou nenhum.',
  make: 'Criar um token',
  name: 'Nome',
  nameHint: 'Para si, por exemplo para que programa é',
  scope: 'O que pode fazer',
  days: 'Válido por, dias',
  addresses: 'Só a partir destes endereços',
  addressesHint: 'Endereços ou redes separados por vírgulas; vazio: de qualquer lado',
  password: 'Palavra-passe',
  passwordAgain: 'Mais uma vez, para ter a certeza de que é você',
  making: 'Criar',
  shown: 'Copie-o agora: não volta a ser mostrado.',
  token: 'O token',
  seen: 'Já o tenho',
  madeAt: (day) => `criado em ${day}`,
  until: (day) => `até ${day}`,
  used: (when) => `usado pela última vez em ${when}`,
  unused: 'nunca usado',
  from: (addresses) => `de ${addresses}`,
  revoke: 'Revogar',
  revokeNamed: (name) => `Revogar ${name}`,
  revoked: 'revogado',
  limits: (calls, orders) =>
    `Um token faz ${calls} chamadas e ${orders} ordens por minuto; cada resposta diz quantas ` +
    'restam.',
}
