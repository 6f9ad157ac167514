// In Portuguese: the plans, and what they are and are not.

import type { Messages } from '#contract/shared/messages.ts'
import type { investmentPlans as english } from '../investment-plans.ts'

export const investmentPlans: Messages<typeof english> = {
  title: 'Planos de investimento',
  trail: 'Planos de negociação',
  description:
    'Quatro planos segundo os fundos. O valor de um plano é o que depositou, menos o que ' +
    'tirou, não um preço: nada é cobrado. Para negociar à mão não é preciso plano.',
  lead:
    'Um plano é um nível segundo os fundos. O seu valor é o que depositou, menos o que tirou, ' +
    'não um preço. Por um plano nada é cobrado.',
  plansTitle: 'Os quatro planos',
  funding: 'Fundos: depósitos menos levantamentos',
  stays: 'O que não perder a negociar continua a ser seu.',
  trades: (count) =>
    count === 1 ? 'Uma operação automática por dia' : `${count} operações automáticas por dia`,
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'Sistema de negociação automática',
  purchase: 'Escolher',
  purchaseOf: (name) => `Escolher ${name}`,
  purchaseNote:
    'Escolher abre os planos na sua conta, depois de iniciar sessão se for preciso. Os ' +
    'planos são da conta real. Nada é tirado do seu saldo.',
  sections: [
    {
      title: 'O que significa o valor',
      paragraphs: [
        'O valor em dólares são os fundos que um plano pede: todos os seus depósitos ' +
          'liquidados, menos tudo o que levantou. Quando tiver trazido esse valor, pode ' +
          'escolher o plano. O dinheiro não nos é pago por isso: negoceia com ele, pode ' +
          'perdê-lo assim, e pode levantar o que restar.',
        'Se levantar tanto que os fundos desçam abaixo do valor, é um direito seu. Nenhum ' +
          'plano retém dinheiro, e nenhum plano tem de ser escolhido, pago ou subido antes de ' +
          'um levantamento.',
      ],
    },
    {
      title: 'O que um plano faz',
      paragraphs: [
        'Cada plano diz quantas operações por dia o sistema de negociação automática, ATS ' +
          'para abreviar, pode fazer por si na conta real. Você escolhe as regras que segue e ' +
          'os limites que respeita, experimenta-o primeiro na demo, e pode desligá-lo em ' +
          'qualquer altura. Nada é negociado por si antes de o ligar.',
        'As regras estão publicadas com o histórico de cada uma. De nenhuma regra daqui se ' +
          'sabe que ganhe, e a margem em cada preço está do nosso lado.',
        'Para negociar à mão não é preciso plano. A não ser que o operador o tenha definido ' +
          'aqui de outra forma, as operações que você faz não contam para nenhum plano.',
      ],
    },
    {
      title: 'O que um plano não faz',
      paragraphs: [
        'Não dá melhores probabilidades. Os preços, os strikes e a nossa margem são os ' +
          'mesmos para cada cliente, com plano ou sem ele. «VIP» é o nome da etiqueta do plano ' +
          'maior, não outra forma de liquidar operações.',
        'Não torna as perdas menos prováveis, e não é um conselho. Trazer mais fundos só ' +
          'significa que há mais a perder. Se não tem a certeza, fique com a conta demo e ' +
          'nenhum plano.',
      ],
    },
    {
      title: 'Como um plano é escolhido e subido',
      paragraphs: [
        'O primeiro plano fica definido assim que o pede e os seus fundos lá estão; se não ' +
          'estiverem, é-lhe dito o que falta. Um plano mais alto depois é um pedido, que um ' +
          'membro da equipa analisa. Pode ficar sem plano o tempo que quiser.',
      ],
    },
  ],
  riskTitle: 'Antes de trazer fundos',
  risk:
    'Traga apenas dinheiro que possa perder. Cada operação pode custar-lhe o seu montante ' +
    'inteiro em minutos. Pode pôr os seus próprios limites a depósitos e perdas na sua conta, ' +
    'e baixá-los tem efeito de imediato.',
}
