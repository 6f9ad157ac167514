// In Portuguese: what the page of records says that travels in the page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { signalsStill as english } from '../signals-still.ts'

export const signalsStill: Messages<typeof english> = {
  title: 'Sinais',
  description:
    'Cada sinal que as nossas regras alguma vez deram, publicado antes de a sua janela abrir ' +
    'e contado desse o que desse, com acertos, falhas e o que teria sido preciso para ficar ' +
    'a zero.',
  lead:
    'Regras que qualquer pessoa pode ler olham para os nossos próprios preços e de vez em ' +
    'quando dizem Buy ou Sell. Cada sinal é guardado antes de a sua janela abrir, e contado dê ' +
    'o que der.',
  measuredTitle: 'Como um sinal é medido',
  measured: [
    'Como a operação que qualquer pessoa poderia ter feito quando a sua janela abriu, à ' +
      'strike rate oferecida mais próxima de duplicar a aposta. Um acerto é uma operação ' +
      'dessas que teria ganho.',
    'Por isso o ponto de equilíbrio não é metade. É o que os acertos têm de superar para que ' +
      'os ganhos pesem mais do que as perdas, e está como uma marca ao lado de cada histórico. ' +
      'Uma moeda acerta tantas vezes quantas diz o preço da operação, que é menos do que o ' +
      'ponto de equilíbrio pela margem.',
    'Os sinais são guardados antes de a sua janela abrir, e a base de dados não aceita ' +
      'nenhum atrasado. Nenhum pode ser alterado ou retirado. Uma regra que é alterada, ou ' +
      'recebe outro parâmetro, começa um histórico novo; o antigo fica onde terminou.',
    'À volta da parte de acertos está o intervalo em que, por regra, se encontra a parte ' +
      'verdadeira, se cada sinal for um ensaio por si (intervalo de Wilson). Os instrumentos ' +
      'movem-se juntos, por isso para todos eles é um pouco estreito demais.',
    'Nada é ordenado por mérito, e nenhuma melhor semana é escolhida: de muitos históricos ' +
      'há sempre um que brilha por sorte.',
  ],
  checkTitle: 'Conte-os de novo',
  check:
    'Cada sinal que terminou pode ser lido como JSON, uma página de cada vez, e os preços ' +
    'com que foi medido são aqueles com que as operações são liquidadas.',
  checkLink: 'Os sinais como JSON',
}
