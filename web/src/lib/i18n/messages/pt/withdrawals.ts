// In Portuguese: taking money out: the two ways, the address book, and the history.

import * as format from '#browser/format/format.ts'
import { demoOperatorMost } from '#contract/public/payouts.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { coinNames, coinsListed } from '#kernel/coins.ts'
import type { withdrawals as english } from '../withdrawals.ts'

export const withdrawals: Messages<typeof english> = {
  title: 'Levantar fundos',
  historyTitle: 'Histórico de levantamentos',
  intro:
    'O dinheiro só sai da sua conta real. A comissão é descontada do montante; nada é pago antes.',
  available: 'Disponível',
  max: 'Máx.',
  dayLeft: 'Resta hoje',
  ofDay: (money) => `de ${money} em 24 horas`,
  verifiedDay: (money) => `Com documentos de identidade aprovados são ${money}.`,
  verify: 'Enviar documentos',
  demo:
    `Ambiente de teste: os levantamentos até ${format.dollars(demoOperatorMost)} são aprovados ` +
    'e enviados por um operador de demo automático em meio minuto; um em moedas está pago ' +
    'quando a cadeia o tiver confirmado. Os maiores esperam pela equipa.',
  test: 'Só moedas de teste.',
  gateways: { wallet: 'Carteira', bank: 'Banco' },
  gatewayNotes: {
    wallet: `Para um endereço de ${coinsListed('ou')}.`,
    bank: 'Para uma conta bancária nos Estados Unidos.',
  },
  feeFrom: (fee, least) => `Comissão ${fee}, a partir de ${least}.`,
  feeOfFrom: (name, fee, least) => `${name}: comissão ${fee}, a partir de ${least}.`,
  paidWithin: (days) => `Pago em ${days} dias úteis.`,
  closed: 'Não é oferecido de momento.',
  methods: { ...coinNames, bank: 'Banco' },
  walletTitle: 'Levantar para uma carteira',
  bankTitle: 'Levantar para um banco',
  wallet: 'Endereço da carteira',
  walletHint: `${coinsListed('ou')}. Copie-o da sua carteira.`,
  walletMissing: 'Escreva o endereço.',
  testAddresses: 'Endereços de teste',
  testAddressesNote:
    'Não tem uma carteira à mão? Estes endereços são da cadeia deste ambiente de teste e ' +
    'aceitam moedas que não valem nada. Copie um para o campo acima.',
  testCopy: (name) => `Copiar o endereço de teste para ${name}`,
  testCopied: 'Endereço de teste copiado!',
  saved: 'Livro de endereços',
  savedNone: 'Outro endereço',
  savedNoAccount: 'Outra conta',
  label: 'Nome no seu livro de endereços (opcional)',
  amount: 'Montante em USD',
  amountWrong: 'Escreva um montante em algarismos simples, como 12,50.',
  tooSmall: (least, fee) =>
    `O levantamento mínimo é ${least}; a comissão de ${fee} é descontada dele.`,
  tooLarge: (most) => `O levantamento máximo é ${most}.`,
  aboveDay: (left) => `Restam ${left} para hoje.`,
  aboveBalance: 'Não pode levantar mais do que o seu saldo disponível.',
  bankWrong: 'Preencha bem todos os campos.',
  noSuchBank:
    'Nenhum banco tem este número de encaminhamento: um dos seus nove algarismos está errado.',
  accountLikeCard:
    'Isto parece o número de um cartão de pagamento, e só pagamos para contas bancárias. Se ' +
    'for o número da sua conta, assinale a caixa abaixo.',
  isAccount: 'Este é o número da minha conta bancária, não de um cartão.',
  accountNumber: 'Número da conta',
  bankName: 'Nome do banco',
  routingNumber: 'Número de encaminhamento (routing number)',
  type: 'Tipo de conta',
  typeChoose: 'Escolha',
  types: { Checking: 'Conta à ordem', Savings: 'Conta poupança' },
  terms: (least, most, fee) =>
    `De ${least} a ${most} de uma vez; a comissão de ${fee} é descontada.`,
  leastOf: (name, least) => `${name} a partir de ${least}`,
  feeLine: 'Comissão',
  netLine: 'Recebe',
  goOn: 'Continuar',
  confirmTitle: 'Confirme este levantamento',
  to: 'Para',
  back: 'Voltar',
  newWaits: (hours) =>
    `Um endereço que é novo aqui espera ${hours} horas antes de sair dinheiro para ele. ` +
    'Recebe um e-mail, e pode cancelar.',
  twoStaff: (money) => `Acima de ${money} em 24 horas têm de aprovar dois membros da equipa.`,
  rateLater: 'O câmbio é aquele a que a nossa equipa o envia, e é mostrado com ele.',
  mailed: 'Enviámos-lhe por e-mail um código que vale exatamente para isto, durante 10 minutos.',
  mailing: 'A enviar-lhe um código por e-mail',
  mailAgain: 'Enviar outro código',
  code: 'Código do e-mail',
  codeWrong:
    'Este código não está certo, ou o seu tempo passou. Veja o e-mail mais recente, ou peça ' +
    'que seja enviado outro.',
  confirm: 'Confirmar',
  underWay: 'A caminho',
  showHistory: 'Histórico de levantamentos',
  book: 'Livro de endereços',
  bookEmpty: 'Ainda nenhum endereço. Cada um para onde levanta é guardado aqui.',
  bookAdd: 'Adicionar um endereço',
  bookAddTitle: 'Adicionar um endereço',
  bookLabel: 'Nome',
  bookLabelMissing: 'Dê-lhe um nome.',
  remove: 'Remover',
  removeOf: (label) => `Remover ${label}`,
  removed: 'O endereço foi removido.',
  bookFailed: 'Não foi possível carregar o seu livro de endereços.',
  underWayFailed: 'Não foi possível carregar o que está a caminho.',
  usableFrom: (when) => `Novo: utilizável a partir de ${when}`,
  cancel: 'Cancelar',
  cancelOf: (money) => `Cancelar o levantamento de ${money}`,
  columns: {
    nr: 'N.º',
    asked: 'Pedido',
    id: 'ID da transação',
    wallet: 'Carteira',
    amount: 'Montante',
    status: 'Estado',
  },
  empty: 'Ainda não tem levantamentos.',
  emptyMore: 'Cada um ficará aqui com o seu estado, e a transação que o pagou.',
  more: 'Carregar mais',
  fee: (money) => `comissão ${money}`,
  net: (money) => `${money} após a comissão`,
  rate: (rate) => `a ${rate}`,
  rateComes: 'O câmbio é o do envio.',
  statuses: {
    Pending: 'Pendente',
    Approved: 'Aprovado',
    Paid: 'Pago',
    Rejected: 'Rejeitado',
    Cancelled: 'Cancelado',
  },
  detail: {
    new_destination: 'Espera: o endereço é novo',
    in_review: 'A nossa equipa está a ver',
    second_review: 'Aprovado por um de dois',
    approved: 'Vai ser enviado',
    prepared: 'A ser enviado',
    sent: 'Enviado, a ser confirmado',
    paid: 'Pago',
    rejected: 'O dinheiro está de volta',
    cancelled: 'O dinheiro está de volta',
    returned: 'O banco devolveu-o',
  },
  returned: (money, reason) => `${money} voltaram ao seu saldo. ${reason}`,
  waitsUntil: (when) => `Espera até ${when}: o endereço é novo`,
  overdue: 'Em atraso: devia ter sido pago em cinco dias úteis.',
  due: (when) => `O mais tardar ${when}`,
  at: (status, when) => `${status} ${when}`,
  by: {
    client: ' por si',
    mail: ' pela ligação do seu e-mail',
    staff: ' pela nossa equipa',
    demo: ' pelo operador de demo automático',
    system: '',
  },
}
