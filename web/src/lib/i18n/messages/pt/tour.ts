// In Portuguese: the tour of a first trade on the demo.

import type { Messages } from '#contract/shared/messages.ts'
import type { tour as english } from '../tour.ts'

export const tour: Messages<typeof english> = {
  name: 'Visita guiada: a sua primeira operação',
  begin: 'Mostrar-me neste ecrã',
  leave: 'Sair da visita guiada',
  back: 'Anterior',
  next: 'Seguinte',
  toIt: 'Ir até lá',
  at: (step, all) => `Passo ${step} de ${all}, na demo`,
  receipt: 'Abrir o recibo',
  odds: 'Em que dão cem operações',
  onDemo: 'A visita guiada faz uma operação com dinheiro fictício, na conta demo.',
  toDemo: 'Para a conta demo',
  steps: {
    price: [
      'O preço',
      'Este é o preço mais recente. Vai dizer se daqui a pouco termina acima ou abaixo de uma ' +
        'linha, o strike. Ninguém sabe: nem você nem nós.',
    ],
    amount: [
      'O montante',
      'É quanto sai do seu saldo quando a operação é feita. Se errar, perde-se todo, e nunca ' +
        'mais do que isso. Escolha um pequeno.',
    ],
    duration: [
      'O vencimento',
      'Depois deste tempo a operação termina sozinha, e o preço desse instante decide-a. Para ' +
        'uma primeira operação, escolha um curto.',
    ],
    rate: [
      'Strike e pagamento',
      'Quanto mais longe está o strike, mais paga um acerto e menos vezes acontece. A barra ' +
        'abaixo mostra quantas vezes ganha segundo o preço, e quantas vezes teria de ganhar para ' +
        'se pagar a si própria. A diferença é o que fica para a casa.',
    ],
    side: [
      'A direção',
      'Buy se acha que termina acima do strike, Sell se abaixo. Carregue num dos dois, veja mais ' +
        'uma vez as condições e faça a operação. É dinheiro fictício.',
    ],
    running: [
      'A sua operação decorre',
      'As suas condições estão agora fixas, faça o que fizer, ou façamos nós. O strike está no ' +
        'gráfico, e aqui está como vai e quanto tempo lhe resta. Espere pelo fim.',
    ],
    receipt: [
      'Terminou',
      'Ganha ou perdida, há um recibo: as condições, os preços que a decidiram e as suas horas. ' +
        'O seu navegador volta a calculá-lo. Uma operação não diz nada sobre a seguinte.',
    ],
  },
}
