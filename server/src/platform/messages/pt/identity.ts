// In Portuguese: letters about breaks, freezes, plans, papers and the end of the account.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  breaks as englishBreaks,
  changes as englishChanges,
  closings as englishClosings,
  documents as englishDocuments,
  freezes as englishFreezes,
  plans as englishPlans,
  tokens as englishTokens,
} from '../identity.ts'

const contactUs = 'Se não pediu isto, contacte já o apoio.'
const changePassword = 'Se não foi você, mude a sua palavra-passe e contacte o apoio.'
const seePlan = 'Ver o seu plano'
const stillThere =
  'As negociações abertas vão até ao fim. Ainda pode iniciar sessão para ' +
  'ler, levantar e fechar a sua conta.'
const notBefore = (until: string) =>
  `Como pediu, não pode negociar nem depositar até ${until}. Ninguém pode ` +
  'acabar com isto mais cedo: nem você, nem nós.'
const nothingCharged =
  'Nada foi cobrado por ele. O dinheiro está na sua conta: pode ' +
  'levantá-lo, e ao negociar pode perdê-lo.'

export const breaks: Messages<typeof englishBreaks> = {
  coolOff: (until) => ({
    subject: 'A sua pausa começou',
    paragraphs: [notBefore(until), stillThere],
  }),
  selfExclusion: (until) => ({
    subject: 'Excluiu-se a si próprio',
    paragraphs: [
      notBefore(until),
      stillThere,
      'Se negociar se tornou um problema, fale com alguém: um médico, ou uma ' +
        'linha de apoio para problemas de jogo no seu país.',
    ],
  }),
}

export const freezes: Messages<typeof englishFreezes> = {
  frozen: (reason) => ({
    subject: 'A sua conta está congelada',
    paragraphs: [
      'A sua conta está congelada, por esta razão:',
      reason,
      'Até a nossa equipa a ter analisado não pode negociar, depositar nem ' +
        'pedir um levantamento. Pode iniciar sessão, ver tudo, cancelar um ' +
        'levantamento que espera e exportar os seus dados. O seu saldo continua ' +
        'a ser seu. Contacte o apoio.',
    ],
  }),
  unfrozen: (reason) => ({
    subject: 'A sua conta já não está congelada',
    paragraphs: ['A sua conta já não está congelada. A nossa equipa diz:', reason],
  }),
}

export const plans: Messages<typeof englishPlans> = {
  set: (plan) => ({
    subject: `O seu plano é ${plan}`,
    paragraphs: [`Escolheu o plano ${plan}, e já vale.`, nothingCharged],
    action: seePlan,
    closing: [changePassword],
  }),
  requested: (plan) => ({
    subject: `Pediu o plano ${plan}`,
    paragraphs: [
      `Pediu o plano ${plan}. Alguém da nossa equipa vai analisá-lo, e terá ` +
        'notícias nossas. Até lá o seu plano fica como está.',
      'Por um plano nada é cobrado.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  cancelled: (plan) => ({
    subject: `Já não pede o plano ${plan}`,
    paragraphs: [
      `Retirou o seu pedido do plano ${plan}. O seu plano fica como está, e ` +
        'pode pedir de novo.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  approved: (plan) => ({
    subject: `O seu plano é agora ${plan}`,
    paragraphs: [`O seu pedido foi aprovado: o seu plano é agora ${plan}.`, nothingCharged],
    action: seePlan,
  }),
  rejected: (plan, reason) => ({
    subject: `O plano ${plan} não foi aprovado`,
    paragraphs: [
      `O seu pedido do plano ${plan} foi rejeitado, por esta razão:`,
      reason,
      'O seu plano fica como está, e pode pedir de novo.',
    ],
    action: seePlan,
  }),
}

export const tokens: Messages<typeof englishTokens> = {
  subject: 'Foi criado um token pessoal',
  reads: (name) =>
    'Foi criado para a sua conta um token pessoal para programas, chamado «' +
    `${name}». Pode ler o que a sua conta tem; não pode levantar nada.`,
  trades: (name) =>
    'Foi criado para a sua conta um token pessoal para programas, chamado «' +
    `${name}». Pode ler o que a sua conta tem, e negociar; não pode levantar ` +
    'nada.',
  revoke: 'Se não foi você, revogue-o e mude já a sua palavra-passe.',
  action: 'Ver os seus tokens',
}

export const changes: Messages<typeof englishChanges> = {
  asked: (what) => ({
    subject: 'Pediu para alterar o seu perfil',
    paragraphs: [
      `Pediu para alterar isto: ${what}. Enviou um documento para isso. Vamos ` +
        'analisá-lo e escrever-lhe. Até lá vale o que se sabia.',
    ],
    action: 'Ver como está',
    closing: [contactUs],
  }),
  call:
    'Vamos ligar para o novo número. Tenha então o seu perfil aberto: mostra ' +
    'um código que só você nos pode dizer.',
  approved: (what) => ({
    subject: 'O seu perfil foi alterado',
    paragraphs: [`Verificámos o seu documento e alterámos isto como pediu: ${what}.`],
    action: 'Ver o seu perfil',
    closing: [contactUs],
  }),
  address: 'Se a sua morada também mudou, edite-a.',
  rejected: (what, reason) => ({
    subject: 'O seu perfil não foi alterado',
    paragraphs: [
      `Pediu para alterar isto: ${what}. Não o pudemos fazer, por esta razão:`,
      reason,
      'O que se sabia continua a valer. Pode pedir de novo.',
    ],
    action: 'Ver o seu perfil',
  }),
  fields: {
    firstname: 'nome próprio',
    lastname: 'apelido',
    date_of_birth: 'data de nascimento',
    country: 'país',
    phone: 'número de telefone',
  },
}

export const documents: Messages<typeof englishDocuments> = {
  received: {
    subject: 'Recebemos os seus documentos',
    paragraphs: [
      'Obrigado: o seu documento de identidade chegou. Vamos analisá-lo e ' +
        'escrever-lhe logo que esteja verificado.',
    ],
    closing: ['Se não nos enviou um documento, contacte o apoio.'],
  },
  approved: {
    subject: 'Os seus documentos estão aprovados',
    paragraphs: [
      'O seu documento de identidade foi verificado e aprovado. Não há mais ' + 'nada a fazer.',
    ],
  },
  rejected: (reason) => ({
    subject: 'Os seus documentos foram rejeitados',
    paragraphs: [
      'O seu documento de identidade foi verificado e não pôde ser aceite, por ' + 'esta razão:',
      reason,
      'Envie outra imagem.',
    ],
    action: 'Enviar outra imagem',
  }),
  reminder: (due) => ({
    subject: 'Mostre-nos quem é',
    paragraphs: [
      'Pedimos-lhe um documento de identidade e ainda não temos nenhum. Envie ' +
        `uma imagem de um até ${due}. Se precisar de mais tempo, diga-o ao apoio ` +
        'antes desse dia: são possíveis trinta dias úteis no total.',
      'Depois desse dia a nossa equipa pode congelar a conta até o documento ' +
        'lá estar. O seu dinheiro continua a ser seu.',
    ],
    action: 'Enviar um documento',
  }),
  extended: (due) => ({
    subject: 'Tem mais tempo para o seu documento',
    paragraphs: [`Envie-nos até ${due} uma imagem de um documento de identidade.`],
    action: 'Enviar um documento',
  }),
}

export const closings: Messages<typeof englishClosings> = {
  closed: {
    subject: 'A sua conta está fechada',
    paragraphs: [
      'Como pediu, fechámos a sua conta. Todas as suas sessões terminaram, ' +
        'ninguém mais pode entrar nela, e a sua fotografia de perfil foi apagada.',
    ],
    closing: [
      'Se não fechou a conta, alguém conhece a sua palavra-passe. Escreva já ' +
        'ao nosso apoio, e mude a palavra-passe onde quer que a use.',
    ],
  },
  byStaff: (reason) => ({
    subject: 'Fechámos a sua conta',
    paragraphs: [
      'A nossa equipa fechou a sua conta, por esta razão:',
      reason,
      'Todas as suas sessões terminaram, ninguém mais pode entrar nela, e a ' +
        'sua fotografia de perfil foi apagada.',
    ],
    closing: ['Se acha que isto está errado, escreva ao nosso apoio.'],
  }),
  givenUp: (amount) => `Os ${amount} do seu saldo real eram dinheiro fictício, e são abandonados.`,
  kept: (years) =>
    'A lei contra o branqueamento e a lei da contabilidade pedem-nos que ' +
    `guardemos, durante ${years} anos após o fecho: as suas negociações e os ` +
    'seus resultados, todos os movimentos de dinheiro, o registo do que ' +
    'aconteceu à conta, o seu nome e morada, e os documentos de identidade ' +
    'que enviou.',
  keptUntil: (day) => `Isso é até ${day}. Não usamos estes registos para mais nada.`,
}
