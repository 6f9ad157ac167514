// In Portuguese: who runs this, what we build and why.

import type { Messages } from '#contract/shared/messages.ts'
import type { about as english } from '../about.ts'

export const about: Messages<typeof english> = {
  title: 'Sobre nós',
  description:
    'O que é esta plataforma de negociação, porque foi feita de modo a que cada preço e cada ' +
    'resultado possam ser verificados, e quem a explora.',
  lead:
    'Fazemos um lugar para operações curtas em que pode verificar cada preço e cada resultado ' +
    'sem ter de acreditar em nós.',
  story: {
    title: 'Porque fazemos isto',
    paragraphs: [
      'A negociação a prazo fixo tem má fama, e mereceu-a. Preços que se moviam no momento ' +
        'certo a favor da casa. Ganhos que nunca foram pagos. Comissões que só apareciam ' +
        'quando alguém queria o seu dinheiro de volta. Probabilidades que pareciam uma aposta ' +
        'justa e não o eram.',
      'Nada disso é preciso para ter uma plataforma assim. Um preço pode ser guardado antes ' +
        'de ser mostrado. Uma regra pode ficar fixa antes da ordem. Uma margem pode ser ' +
        'declarada. Um resultado pode vir com tudo o que é preciso para o calcular de novo. ' +
        'Foi isso que nos propusemos fazer: um produto que não pede confiança, porque pode ser ' +
        'verificado.',
      'Continua a ser um produto em que a maioria das pessoas perde com o tempo. A nossa ' +
        'margem faz parte de cada preço, e é assim que o trabalho é pago. Preferimos dizê-lo ' +
        'antes de começar a que o descubra por si.',
    ],
  },
  pointsTitle: 'Quatro coisas que nos pode exigir',
  points: [
    [
      'Condições antes do clique',
      'Onde ficaria o strike, o ganho, a perda, a parte das operações que teria de ganhar e ' +
        'a margem: está tudo no ecrã antes de dar uma ordem.',
    ],
    [
      'Preços que não podem ser alterados',
      'Cada preço que pode decidir uma operação é guardado com a sua fonte e a sua hora, e ' +
        'depois fica fixo. Não há nenhum ecrã nem nenhuma função que edite um preço, escolha ' +
        'um vencedor ou liquide de novo uma operação.',
    ],
    [
      'Um recibo por cada operação',
      'As condições, os dois preços que decidem e o minuto à volta deles. O seu navegador ' +
        'calcula o resultado de novo, e você também o pode fazer.',
    ],
    [
      'Nada a depositar antes de o dinheiro sair',
      'Antes de um levantamento não há comissão, depósito nem plano. Os custos são ' +
        'descontados do montante e mostrados antes.',
    ],
  ],
  valuesTitle: 'O que valorizamos',
  values: [
    [
      'Clareza',
      'Dizemos em palavras curtas o que uma coisa é, o que custa e o que lhe pode fazer. Um ' +
        'número destas páginas diz de onde vem, ou não é mostrado.',
    ],
    [
      'Igualdade',
      'Demo e real seguem as mesmas regras, preços e condições. Ninguém tem outras ' +
        'probabilidades por ter ganho, por ter perdido ou pelo tamanho da sua conta.',
    ],
    [
      'Contenção',
      'Um relógio só corre onde um tempo acaba mesmo, e nada festeja um ganho. Pode pôr ' +
        'limites aos seus depósitos, apostas e perdas, fazer uma pausa ou fechar a conta, em ' +
        'tão poucos passos como os que foram precisos para a abrir.',
    ],
  ],
  whoTitle: 'Quem explora',
  whoLead:
    'O software pode ser usado por diferentes operadores. Isto é o que o operador deste site ' +
    'declarou sobre si.',
  whoMissing:
    'O operador deste site não indicou aqui a sua empresa. Enquanto assim for, tome este ' +
    'site como uma demonstração.',
  facts: {
    company: 'Empresa',
    number: 'Número de registo',
    address: 'Morada',
    email: 'E-mail',
    phone: 'Telefone',
  },
  contact: 'Escreva-nos',
  sandbox:
    'Este site é uma instalação de demonstração: nenhuma licença está configurada, e não ' +
    'pode aceitar dinheiro real. Pode experimentar tudo aqui com dinheiro fictício.',
}
