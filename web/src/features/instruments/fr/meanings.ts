// In French: what each indicator means, and where it ends.

export const meanings: readonly (readonly [indicator: string, meaning: string])[] = [
  [
    'Moyennes mobiles',
    'La moyenne des dernières clôtures. La simple compte chacune de la même façon ; ' +
      'l’exponentielle compte davantage les plus récentes. Elles lissent le cours, et pour cela ' +
      'viennent toujours tard : dans un marché sans direction, le cours les traverse dans un ' +
      'sens et dans l’autre sans que cela veuille rien dire.',
  ],
  [
    'RSI',
    'L’indice de force relative de J. Welles Wilder oppose la hausse moyenne à la baisse ' +
      'moyenne : 0 là où le cours n’a fait que baisser, 100 là où il n’a fait que monter. Une ' +
      'valeur élevée n’est pas le signe d’un retournement ; dans une forte tendance, elle peut ' +
      'rester élevée longtemps.',
  ],
  [
    'MACD',
    'L’écart entre une moyenne exponentielle courte et une longue, d’après Gerald Appel, et ' +
      'la moyenne de cet écart, appelée son signal. Il est fait de moyennes, il vient donc deux ' +
      'fois tard, et sa taille ne peut pas être comparée d’un instrument à l’autre.',
  ],
  [
    'Bandes de Bollinger',
    'La moyenne de 20 clôtures, et deux écarts types de chaque côté, d’après John Bollinger. ' +
      'Elles sont larges après que le cours a beaucoup bougé et étroites après qu’il ne l’a pas ' +
      'fait. Les cours quittent les bandes plus souvent que ne le voudrait la courbe en cloche ' +
      'des manuels.',
  ],
]
