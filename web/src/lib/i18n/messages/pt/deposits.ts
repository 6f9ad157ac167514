// In Portuguese: paying in: the choice of a way, the modals of the coins, and the history.

import type { Messages } from '#contract/shared/messages.ts'
import { type Coin, coinFacts, coinNames, factsOf, perCoin } from '#kernel/coins.ts'
import type { deposits as english } from '../deposits.ts'

function networkName(network: string): string {
  const facts = factsOf(network)
  if (!facts) return 'a cadeia deste ambiente de teste'
  const coin = coinNames[facts.coin]
  const names = {
    main: `a rede de ${coin}`,
    test: `a rede de teste ${facts.name ? `${facts.name} ` : ''}de ${coin}`,
    local: `uma rede privada de ${coin} para testes`,
  }
  return names[facts.kind]
}

/** Of a payment that waits for the usual confirmations. */
function within(coin: Coin): string {
  const { blockSeconds, confirmations } = coinFacts[coin]
  return blockSeconds.usual * confirmations.usual > 600 ? 'Em menos de uma hora' : 'Em minutos'
}

/** "15 segundos", "4 minutos" */
function lasting(seconds: number): string {
  return seconds < 90 ? `${seconds} segundos` : `${Math.round(seconds / 60)} minutos`
}

export const deposits: Messages<typeof english> = {
  title: 'Depositar fundos',
  intro: 'Escolha como quer depositar. O que chega é adicionado ao saldo da sua conta real.',
  gateways: { card: 'Cartão', ...coinNames },
  gatewayNotes: {
    card: 'Os dados do seu cartão vão para o fornecedor de pagamentos, nunca para nós.',
    ...perCoin(() => 'Para um endereço seu. Creditado quando a rede o tiver confirmado.'),
  },
  gatewayTerms: {
    card: 'A partir de $\u00a010. Sem comissão nossa. Em segundos.',
    ...perCoin((coin) => `A partir de $\u00a01. Sem comissão nossa. ${within(coin)}.`),
  },
  open: (name) => `Depositar com ${name}`,
  loading: 'A carregar',
  coins: coinNames,
  amountLabel: 'Montante em USD',
  amountHint:
    'De $\u00a01 a $\u00a01.000.000. Não cobramos comissão; a da rede é paga pela sua carteira.',
  amountWrong: 'Escreva dólares de 1 a 1.000.000, com duas casas decimais no máximo.',
  equivalent: (code) => `Montante em ${code}`,
  equivalentNone: 'Escreva um montante para o ver.',
  rateLine: (rate, code) => `1 ${code} = ${rate}`,
  preview: 'Pré-visualizar',
  working: 'Um momento',
  send: 'Envie exatamente',
  address: 'para este endereço seu',
  copyAddress: 'Copiar o endereço',
  copyAmount: 'Copiar o montante',
  copied: 'Endereço copiado!',
  amountCopied: 'Montante copiado!',
  qr: 'O endereço e o montante como código QR',
  timeLeft: 'Este câmbio vale ainda',
  timeOver: 'Este câmbio terminou. Ainda pode pagar: então usa-se o câmbio da confirmação.',
  newRate: 'Tomar o câmbio novo',
  testNet: 'Só moedas de teste. Estas moedas e este endereço não valem nada.',
  onlyThis: (name, network) =>
    `Envie só ${name}, por ${networkName(network)}. Outras moedas e redes perdem-se.`,
  keep:
    'Exatamente este montante, enviado a tempo, é creditado a este câmbio. Com Pedir fica na ' +
    'sua lista, com a imagem se escolheu uma.',
  arrived: (coins) => `O seu pagamento de ${coins} foi visto.`,
  byItself: 'Pode fechar isto: continua sozinho, e é avisado quando for creditado.',
  asked: 'Pediu este depósito e pode fechar isto. Até agora não chegou nada.',
  goOn: 'Continuar',
  goOnWith: (money) => `Continuar com o pagamento de ${money}`,
  giveUp: 'Desistir deste depósito',
  close: 'Fechar',
  takes: (needed, seconds) =>
    `No seu saldo após ${needed} confirmações, cerca de ${lasting(seconds)} depois de o enviar.`,
  receipt: 'Imagem do comprovativo (opcional)',
  receiptHint:
    'JPEG, PNG ou WebP, 5 MB no máximo. Uma nota para a nossa equipa: só o próprio pagamento ' +
    'conta.',
  chooseReceipt: 'Escolher uma imagem',
  otherReceipt: 'Escolher outra imagem',
  receiptLarge: 'Um ficheiro pode ter no máximo 5 MB.',
  receiptUnknown: 'Escolha uma imagem JPEG, PNG ou WebP.',
  request: 'Pedir',
  requesting: 'A enviar',
  back: 'Voltar',
  done: 'Concluído',
  test: 'Teste',
  testCoins: 'Enviar moedas de teste',
  testCoinsNote:
    'O ambiente de teste paga a este endereço por si, para que possa ver um depósito a chegar.',
  status: 'Pagamento',
  underWay: 'A caminho',
  showHistory: 'Histórico de depósitos',
  historyTitle: 'Histórico de depósitos',
  columns: {
    nr: 'N.º',
    id: 'ID da transação',
    shortId: 'ID',
    method: 'Método',
    amount: 'Montante depositado',
    shortAmount: 'Montante',
    coin: 'Montante em moedas',
    status: 'Estado',
    date: 'Data',
    time: 'Hora',
  },
  empty: 'Ainda não tem depósitos.',
  emptyMore:
    'Cada um ficará aqui com o seu estado, desde que é visto pela primeira vez até ser creditado.',
  more: 'Carregar mais',
  underWayFailed: 'Não foi possível carregar o que está a caminho.',
  statuses: {
    Pending: 'Pendente',
    Approved: 'Aprovado',
    Rejected: 'Rejeitado',
  },
  detail: {
    waiting: 'À espera do seu pagamento',
    rate_over: 'À espera; será usado o câmbio da confirmação',
    seen: 'Visto, à espera do seu primeiro bloco',
    confirming: 'A ser confirmado',
    gone: 'A rede perdeu-o; pode voltar',
    exact: 'Creditado como pedido',
    partial: 'Chegou menos do que o pedido; creditado o que chegou',
    over: 'Chegou mais do que o pedido; tudo creditado',
    late: 'Chegou tarde; creditado ao câmbio da sua confirmação',
    unasked: 'Creditado ao câmbio da sua confirmação',
    restored: 'Revertido, e creditado de novo',
    expired: 'Não chegou nenhum pagamento',
    cancelled: 'Desistiu dele',
    dust: 'Vale menos de um cêntimo',
    declined: 'Recusado',
    refused: 'Rejeitado pela nossa equipa',
    disputed: 'Contestado, e revertido',
    reorged: 'A rede reverteu-o',
  },
  confirmed: (deep, needed) => `${Math.min(deep, needed)} de ${needed} confirmações`,
  credited: (money) => `${money} adicionados ao seu saldo`,
  unknownAmount: 'na confirmação',
  rate: (rate) => `a ${rate}`,
  rates: (rate, rest) => `a ${rate}, o resto a ${rest}`,
}
