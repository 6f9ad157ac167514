// In Portuguese: letters about money.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  corrections as englishCorrections,
  credits as englishCredits,
  deposits as englishDeposits,
  withdrawals as englishWithdrawals,
} from '../money.ts'

export { reasonWords } from '#contract/client/pt/reason-words.ts'

const seeDeposits = 'Ver os seus depósitos'
const seeWithdrawals = 'Ver os seus levantamentos'
const seeCredits = 'Ver os seus créditos'
const moneyBack = 'O dinheiro está de volta no seu saldo, sem qualquer taxa.'
const writeToUs = 'Se não foi você, escolha já uma nova palavra-passe e escreva-nos.'

export const deposits: Messages<typeof englishDeposits> = {
  received: (coins, needed) => ({
    subject: 'O seu pagamento foi visto',
    paragraphs: [
      `Foi visto um pagamento de ${coins} para o seu endereço de depósito. É ` +
        `creditado quando a rede o tiver confirmado ${needed} vezes.`,
    ],
    action: seeDeposits,
  }),
  receivedAgain: (coins, needed) => ({
    subject: 'O seu pagamento foi visto de novo',
    paragraphs: [
      `Foi visto de novo um pagamento de ${coins} para o seu endereço de ` +
        `depósito. É creditado quando a rede o tiver confirmado ${needed} vezes.`,
    ],
    action: seeDeposits,
  }),
  lost: (coins) => ({
    subject: 'A rede perdeu o seu pagamento',
    paragraphs: [
      `Um pagamento de ${coins} para o seu endereço de depósito já não faz ` +
        'parte da cadeia, por isso nada foi creditado por ele.',
      'Muitas vezes volta sozinho em minutos, e então é creditado como de ' +
        'costume. Se não, a sua carteira mostra o que aconteceu às moedas.',
    ],
    action: seeDeposits,
  }),
  cancelled: {
    subject: 'Desistiu de um depósito',
    paragraphs: ['Desistiu de um depósito antes de chegar alguma coisa. Nada foi cobrado.'],
    action: seeDeposits,
    closing: ['Se mesmo assim pagou, o que chegar é creditado.'],
  },
  cancelledOf: (amount) =>
    `Desistiu de um depósito de ${amount} antes de chegar alguma coisa. Nada foi cobrado.`,
  approved: (amount) => ({
    subject: 'O seu depósito está aprovado',
    paragraphs: [`Foram adicionados ${amount} ao saldo da sua conta real.`],
    action: seeDeposits,
  }),
  identityDue: (day) =>
    'Ainda não sabemos quem é: envie uma imagem de um documento de ' +
    `identidade até ${day}, na página de verificação da sua conta.`,
  byCard: 'Foi pago com cartão.',
  isCopy: (day) => `Isso foi em ${day}: esta é uma cópia da nossa carta.`,
  arrived: (coins, rate) => `Chegaram ${coins}, a um câmbio de ${rate}.`,
  arrivedAbove: (coins, rate, rest) =>
    `Chegaram ${coins}, a um câmbio de ${rate}, e de ${rest} pelo que chegou a mais.`,
  outcomes: {
    partial: 'É menos do que pediu, e foi creditado tal como chegou.',
    over: 'É mais do que pediu; foi tudo creditado.',
    late:
      'Chegou depois de o câmbio terminar, por isso foi usado o câmbio da sua ' + 'confirmação.',
    unasked: 'Nada tinha sido pedido, por isso foi usado o câmbio da sua confirmação.',
  },
  rejected: (reason) => ({
    subject: 'O seu depósito foi rejeitado',
    paragraphs: ['Um depósito foi rejeitado, por esta razão:', reason],
    action: seeDeposits,
    closing: ['Se mesmo assim pagou, contacte o apoio: o que chegar é creditado.'],
  }),
  rejectedOf: (amount) => `Um depósito de ${amount} foi rejeitado, por esta razão:`,
  reversed: (amount, reason) => ({
    subject: 'Um depósito foi revertido',
    paragraphs: [
      `Um depósito de ${amount} que tinha sido adicionado ao seu saldo foi revertido:`,
      reason,
      'A sua conta está congelada até a nossa equipa a ter analisado: não pode ' +
        'negociar, depositar nem pedir um levantamento. Pode iniciar sessão, ver ' +
        'tudo, cancelar um levantamento que espera e exportar os seus dados. ' +
        'Contacte o apoio.',
    ],
  }),
}

export const withdrawals: Messages<typeof englishWithdrawals> = {
  code: (code) => ({
    subject: 'O seu código para um levantamento',
    paragraphs: [
      `Código: ${code}`,
      'É válido durante 10 minutos, uma vez, e para mais nada. Não o dê a ' + 'ninguém.',
    ],
    closing: [
      'Se não o pediu, outra pessoa tem a sessão iniciada no seu lugar: ' +
        'escolha já uma nova palavra-passe e escreva-nos.',
    ],
  }),
  codeToAdd: (place) =>
    'Este código confirma que quer adicionar este destino ao seu livro de ' +
    `endereços: ${place}.`,
  codeToSend: (amount, place) => `Este código confirma que quer levantar ${amount} para ${place}.`,
  placeAdded: (place) => ({
    subject: 'Foi adicionado um endereço de levantamento',
    paragraphs: ['Este endereço foi adicionado ao seu livro de endereços:', place],
    action: 'Ver o meu livro de endereços',
    closing: [writeToUs],
  }),
  asked: (amount, place, fee) => ({
    subject: 'O seu levantamento foi pedido',
    paragraphs: [
      `Foi pedido um levantamento de ${amount} para ${place}; a taxa de ${fee} ` +
        'é descontada dele. O dinheiro fica retido até ser pago.',
      'Se foi você, não precisa de fazer nada. Se não, cancele-o com esta ' +
        'ligação; funciona sem iniciar sessão, até o dinheiro estar a caminho.',
    ],
    action: 'Vê-lo, ou cancelá-lo',
    closing: ['Se não foi você, escolha já também uma nova palavra-passe, e ' + 'escreva-nos.'],
  }),
  waits: (until) => `O destino é novo: nada sai antes de ${until}.`,
  approved: (amount, place) => ({
    subject: 'O seu levantamento está aprovado',
    paragraphs: [`O seu levantamento de ${amount} para ${place} está aprovado e será enviado.`],
    action: seeWithdrawals,
  }),
  sent: (amount, place) => ({
    subject: 'O seu levantamento foi enviado',
    paragraphs: [
      `O seu levantamento de ${amount} para ${place} foi enviado. Conta como ` +
        'pago quando a rede o tiver confirmado.',
    ],
    action: seeWithdrawals,
  }),
  paid: (amount, place) => ({
    subject: 'O seu levantamento está pago',
    paragraphs: [`O seu levantamento de ${amount} para ${place} está pago.`],
    action: seeWithdrawals,
  }),
  left: (net, fee) => `O que saiu: ${net} depois da taxa de ${fee}.`,
  leftInCoins: (net, fee, coins, rate) =>
    `O que saiu: ${net} depois da taxa de ${fee}, que são ${coins} a ${rate} por unidade.`,
  reference: (reference) => `Referência: ${reference}`,
  transaction: (reference) => `Transação: ${reference}`,
  rejected: (amount, place, reason) => ({
    subject: 'O seu levantamento foi rejeitado',
    paragraphs: [
      `O seu levantamento de ${amount} para ${place} foi rejeitado, por esta razão:`,
      reason,
      moneyBack,
    ],
    action: seeWithdrawals,
  }),
  cancelled: (amount, place) => ({
    subject: 'O seu levantamento está cancelado',
    paragraphs: [`Cancelou o seu levantamento de ${amount} para ${place}.`, moneyBack],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
  cancelledByMail: (amount, place) => ({
    subject: 'O seu levantamento está cancelado',
    paragraphs: [
      `O seu levantamento de ${amount} para ${place} foi cancelado pela ` +
        'ligação do nosso e-mail sobre ele: para isso não é preciso iniciar ' +
        'sessão.',
      moneyBack,
    ],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
}

export const corrections: Messages<typeof englishCorrections> = {
  deposit_restored: (amount) => ({
    subject: 'Um depósito foi creditado de novo',
    paragraphs: [
      'Um depósito seu que tinha sido revertido está de volta: foram ' +
        `adicionados ${amount} ao saldo da sua conta real, tanto quanto lhe ` +
        'tinha sido retirado.',
    ],
  }),
  withdrawal_returned: (amount, taken) => ({
    subject: 'Um pagamento para o seu banco voltou',
    paragraphs: [
      `O banco devolveu um pagamento seu: foram adicionados ${amount} ao saldo ` +
        'da sua conta real. Foi o que voltou: do que tínhamos enviado, os bancos ' +
        `ficaram com ${taken}.`,
    ],
  }),
  goodwill: (amount) => ({
    subject: 'Foi adicionado dinheiro ao seu saldo',
    paragraphs: [`Foram adicionados ${amount} ao saldo da sua conta real.`],
  }),
  noted: 'A razão, como duas pessoas da nossa equipa a anotaram:',
  action: 'Ver o seu extrato',
}

export const credits: Messages<typeof englishCredits> = {
  bought: (credits, price, paid, invoice) => ({
    subject: `Comprou ${credits} créditos`,
    paragraphs: [
      `${credits} créditos são seus. Custaram ${price} € com imposto, que ` +
        `foram ${paid} do seu saldo real. A fatura é ${invoice}; está na página ` +
        'dos seus créditos.',
    ],
    action: seeCredits,
  }),
  kept: 'Os créditos não podem ser devolvidos.',
  until: (day) => `O que não tiver usado em ${day} pode ser devolvido lá até então.`,
  givenBack: (credits, paid, note) => ({
    subject: `Devolveu ${credits} créditos`,
    paragraphs: [
      `${paid} estão de volta no seu saldo real por ${credits} créditos que ` +
        `não foram usados. A nota de crédito é ${note}.`,
    ],
    action: seeCredits,
  }),
  low: (left, least) => ({
    subject: `Restam-lhe ${left} créditos`,
    paragraphs: [
      `Restam-lhe ${left} créditos. Com menos de ${least} o negociador ` +
        'automático não começa nada de novo na sua conta da bolsa; o que lá está ' +
        'aberto é fechado pelas suas próprias regras.',
      'Negociar aqui, à mão ou com o sistema do seu plano, não precisa de ' + 'créditos.',
    ],
    action: seeCredits,
  }),
  notBought: (credits) => ({
    subject: 'O seu depósito não comprou créditos',
    paragraphs: [
      `O seu depósito está no seu saldo real. Devia comprar ${credits} ` +
        'créditos e não comprou: a página dos seus créditos diz porquê. Pode ' +
        'comprá-los lá com o seu saldo.',
    ],
    action: seeCredits,
  }),
  overdue: (left, since, months) => ({
    subject: 'Aviso: a sua conta pode ser terminada por créditos negativos',
    paragraphs: [
      `Tem ${left} créditos, e está abaixo de zero desde ${since}. Após ` +
        `${months} meses assim as nossas condições permitem-nos terminar uma ` +
        'conta, e a nossa equipa foi avisada.',
      'Comprar créditos resolve-o de imediato. O seu dinheiro continua a ser ' +
        'seu, e pode levantá-lo.',
    ],
    action: seeCredits,
  }),
}
