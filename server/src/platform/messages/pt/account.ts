// In Portuguese: letters about the account and what protects it.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  clients as englishClients,
  factorLook as englishFactorLook,
  factors as englishFactors,
  sessions as englishSessions,
} from '../account.ts'

const nothingToDo = 'Se não foi você, não precisa de fazer nada.'
const writeToUs = 'Se não foi você, escolha já uma nova palavra-passe e escreva-nos.'

export const clients: Messages<typeof englishClients> = {
  confirmation: {
    subject: 'Confirme o seu endereço de e-mail',
    paragraphs: [
      'Confirme que este endereço é o seu. A ligação abre uma página com um ' +
        'botão para premir e é válida durante 24 horas.',
    ],
    action: 'Confirmar o meu endereço',
    closing: ['Se não se registou connosco, ignore este e-mail.'],
  },
  alreadyClient: {
    subject: 'Já tem uma conta',
    paragraphs: [
      'Alguém, provavelmente você, acabou de tentar registar-se com este ' +
        'endereço. Já tem uma conta connosco, e nada mudou nela.',
    ],
    action: 'Iniciar sessão',
    closing: [nothingToDo],
  },
  closedClient: {
    subject: 'A sua conta está fechada',
    paragraphs: [
      'Alguém, provavelmente você, acabou de tentar registar-se com este ' +
        'endereço. Pertence a uma conta que foi fechada, e enquanto os seus ' +
        'registos tiverem de ser guardados nenhuma outra pode tê-lo.',
      'Para voltar a negociar connosco, registe-se com outro endereço.',
    ],
    closing: [nothingToDo],
  },
  reset: {
    subject: 'Escolha uma nova palavra-passe',
    paragraphs: [
      'Alguém, provavelmente você, pediu para escolher uma nova palavra-passe ' +
        'para a sua conta. A ligação abre uma página para isso e é válida uma ' +
        'vez, durante uma hora.',
    ],
    action: 'Escolher uma nova palavra-passe',
    closing: ['Se não foi você, ignore este e-mail: a sua palavra-passe fica como está.'],
  },
  newEmail: {
    subject: 'Confirme o seu novo endereço de e-mail',
    paragraphs: [
      'Confirme que este deve ser o endereço da sua conta. A ligação abre uma ' +
        'página com um botão para premir e é válida durante 24 horas. Até lá ' +
        'nada muda.',
    ],
    action: 'Usar este endereço',
    closing: ['Se não tem uma conta connosco, ignore este e-mail.'],
  },
  newEmailAsked: {
    subject: 'Foi pedido outro endereço de e-mail',
    paragraphs: [
      'Alguém que tem a sessão iniciada na sua conta e conhece a palavra-passe ' +
        'pediu para usar outro endereço de e-mail. Nada muda até o novo endereço ' +
        'ser confirmado.',
      'Se não foi você, escolha uma nova palavra-passe: isso também acaba com ' + 'esta alteração.',
    ],
    action: 'Escolher uma nova palavra-passe',
  },
  addressTaken: {
    subject: 'Alguém introduziu o seu endereço de e-mail',
    paragraphs: [
      'Alguém tentou usar este endereço para outra conta connosco. É o ' +
        'endereço da sua, por isso nada mudou.',
    ],
    closing: ['Não precisa de fazer nada.'],
  },
  emailGone: {
    subject: 'O seu endereço de e-mail foi alterado',
    paragraphs: [
      'A sua conta tem agora outro endereço de e-mail, e este já não lhe ' + 'pertence.',
      'Se não foi você, contacte já o apoio.',
    ],
  },
  demoEnded: (reason) => ({
    subject: 'A sua demo terminou',
    paragraphs: [
      'A nossa equipa terminou a sua demo antes do tempo, por esta razão:',
      reason,
      'As negociações dela que estão abertas são liquidadas como sempre, e o ' +
        'histórico fica. Pode continuar com ela quando quiser: carregue-a na sua ' +
        'carteira.',
    ],
  }),
  textsAmended: (from) => ({
    subject: 'Os nossos textos legais mudam',
    paragraphs: [
      `A partir de ${from} (UTC) valem novas versões dos nossos textos legais. ` +
        'Até lá valem as que conhece. O que muda é dito no início de cada um:',
    ],
    closing: [
      'Agora não há nada a fazer. A partir desse dia é-lhe pedido que aceite o ' +
        'que mudou, e antes disso não é possível nenhuma negociação nova. Tudo o ' +
        'resto continua: negociações abertas, levantamentos, exportar os seus ' +
        'dados e fechar a conta.',
    ],
  }),
  legalTitles: {
    terms: 'Termos e condições',
    privacy: 'Política de privacidade',
    'risk-disclosure': 'Aviso de riscos',
    'aml-policy': 'Política AML e KYC',
    'payment-policy': 'Política de pagamentos',
  },
  digest: {
    subject: (count) => `Avisos que não leu: ${count}`,
    paragraphs: ['Isto aconteceu na sua conta e ainda não foi lido na app. As horas são ' + 'UTC.'],
    action: 'Escolher o que lhe chega',
  },
}

export const sessions: Messages<typeof englishSessions> = {
  reusedToken: {
    subject: 'Terminámos a sua sessão',
    paragraphs: [
      'Uma das suas sessões foi usada em dois sítios ao mesmo tempo. Pode ' +
        'acontecer depois de um navegador ser restaurado a partir de uma cópia ' +
        'de segurança, e é também assim que se parece uma sessão roubada; por ' +
        'isso terminámo-la.',
      'Inicie sessão de novo. Se não esperava este e-mail, escolha uma nova ' + 'palavra-passe.',
    ],
    action: 'Iniciar sessão',
  },
  newDevice: (browser, at) => ({
    subject: 'Nova sessão a partir de um novo dispositivo',
    paragraphs: [
      'Foi iniciada uma sessão na sua conta a partir de um dispositivo que não ' +
        'tínhamos visto antes.',
      `Navegador: ${browser}. Hora: ${at}.`,
    ],
    action: 'Não fui eu',
    closing: [
      'Se foi você, não precisa de fazer nada. Se não, escolha uma nova ' +
        'palavra-passe: isso termina a sessão de todos.',
    ],
  }),
  otherBrowser: 'outro navegador',
  guessedAt: {
    subject: 'Alguém tenta adivinhar a sua palavra-passe',
    paragraphs: [
      'Hoje foram tentadas palavras-passe erradas para a sua conta a partir de ' +
        'muitas redes. Nenhuma estava certa, e pode iniciar sessão como sempre.',
      'Uma palavra-passe que não use em mais lado nenhum, e uma app de ' +
        'autenticação ou uma passkey, tornam inútil adivinhar assim.',
    ],
    action: 'Abrir a minha página de segurança',
  },
  passwordChanged: {
    subject: 'A sua palavra-passe foi alterada',
    paragraphs: [
      'A palavra-passe da sua conta acabou de ser alterada. Onde quer que ' +
        'tivesse outra sessão, ela terminou, e os tokens pessoais com que os ' +
        'seus programas entravam terminaram.',
    ],
    action: 'Não fui eu',
    closing: ['Se foi você, não precisa de fazer nada.'],
  },
  emailChanged: {
    subject: 'O seu novo endereço de e-mail já vale',
    paragraphs: [
      'Este é a partir de agora o endereço da sua conta. Use-o para iniciar ' +
        'sessão. Onde quer que tivesse outra sessão, ela terminou.',
    ],
  },
}

export const factors: Messages<typeof englishFactors> = {
  totp_added: {
    subject: 'Foi adicionada uma app de autenticação',
    paragraphs: [
      'Foi adicionada uma app de autenticação à sua conta: iniciar sessão com ' +
        'a sua palavra-passe pede a partir de agora um código dela, ou outro ' +
        'segundo passo.',
    ],
  },
  totp_removed: {
    subject: 'A sua app de autenticação foi removida',
    paragraphs: ['A app de autenticação foi removida da sua conta.'],
  },
  passkey_added: {
    subject: 'Foi adicionada uma passkey',
    paragraphs: ['Foi adicionada uma passkey à sua conta.'],
  },
  passkey_removed: {
    subject: 'Foi removida uma passkey',
    paragraphs: ['Foi removida uma passkey da sua conta.'],
  },
  recovery_codes_made: {
    subject: 'Foram criados novos códigos de recuperação',
    paragraphs: [
      'Foram criados novos códigos de recuperação para a sua conta. Os antigos ' +
        'já não funcionam.',
    ],
  },
  recovery_code_used: {
    subject: 'Foi usado um código de recuperação',
    paragraphs: ['Foi usado um dos seus códigos de recuperação. Não funcionará outra vez.'],
  },
}

export const factorLook: Messages<typeof englishFactorLook> = {
  action: 'Ver as minhas definições de segurança',
  closing: [writeToUs],
}
