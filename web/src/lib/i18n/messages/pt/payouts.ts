// In Portuguese: what the page of live payouts says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { payouts as english } from '../payouts.ts'

export const payouts: Messages<typeof english> = {
  title: 'Pagamentos ao vivo',
  description:
    'Levantamentos que foram pagos: montante, destino abreviado e a transação onde qualquer ' +
    'pessoa a pode consultar.',
  lead:
    'Levantamentos cujo dinheiro saiu, e mais nada. A lista é feita a partir do livro-razão; ' +
    'que um banco pagou é o que a equipa anotou.',
  loading: 'A carregar a lista',
  none: 'Ainda sem pagamentos',
  noneWhy:
    'Um levantamento aparece aqui quando o seu dinheiro tiver saído do livro-razão e o seu ' +
    'pagamento tiver um número.',
  sandbox:
    'Esta instalação é um ambiente de teste: o que sai daqui é dinheiro fictício e moedas de ' +
    'teste.',
  newest: 'Mais recentes',
  howLong: 'Quanto demorou',
  half: (time) => `Metade em menos de ${time}`,
  of: (count, from) => `${count} pagos desde ${from}`,
  fewMedians: 'Foram pagos demasiado poucos ultimamente para dizer quanto demora um.',
  label: 'Levantamentos pagos, primeiro os mais recentes',
  paid: 'Pago (UTC)',
  method: 'Método',
  methods: { ...coinNames, bank: 'Transferência bancária' },
  amount: 'Montante',
  destination: 'Para',
  bankAccount: 'Conta bancária',
  transaction: 'Transação',
  noTransaction: 'Não pública',
  look: (id) => `Consultar a transação ${id} num explorador público`,
  networks: {
    main: null,
    test: 'Rede de teste',
    local: 'Cadeia de teste privada',
    simulated: 'Cadeia simulada',
  },
  about: 'O que vê, e o que não vê',
  aboutText: [
    'Os montantes são o que saiu, depois da comissão. De um endereço são mostrados os ' +
      'primeiros seis e os últimos quatro sinais: o bastante para encontrar o seu, demasiado ' +
      'pouco para escrever para o de outra pessoa.',
    'De uma conta bancária nada é mostrado, pois de qualquer forma ninguém a poderia consultar.',
    'O que espera, foi recusado ou foi cancelado não está na lista. Quantos esperam, e ' +
      'quantos há mais tempo do que o prometido, está na página de estado.',
  ],
  status: 'Para a página de estado',
}
