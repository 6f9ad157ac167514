// In German: what each indicator means, and where it ends.

export const meanings: readonly (readonly [indicator: string, meaning: string])[] = [
  [
    'Gleitende Durchschnitte',
    'Das Mittel der neuesten Schlusskurse. Der einfache zählt alle gleich; der exponentielle ' +
      'zählt neuere mehr. Sie glätten den Kurs, und dafür kommen sie immer zu spät: in einem ' +
      'Markt, der seitwärts geht, kreuzt der Kurs sie hin und her, ohne dass es etwas bedeutet.',
  ],
  [
    'RSI',
    'Der Index der relativen Stärke von J. Welles Wilder stellt den mittleren Anstieg dem ' +
      'mittleren Rückgang gegenüber: 0, wo der Kurs nur fiel, 100, wo er nur stieg. Ein hoher ' +
      'Wert ist kein Zeichen einer Wende; in einem starken Trend kann er lange hoch bleiben.',
  ],
  [
    'MACD',
    'Der Abstand zwischen einem kurzen und einem langen exponentiellen Durchschnitt, nach ' +
      'Gerald Appel, und der Durchschnitt dieses Abstands, sein Signal genannt. Er besteht aus ' +
      'Durchschnitten, darum kommt er doppelt zu spät, und seine Größe lässt sich zwischen ' +
      'Instrumenten nicht vergleichen.',
  ],
  [
    'Bollinger-Bänder',
    'Das Mittel von 20 Schlusskursen und zwei Standardabweichungen nach jeder Seite, nach ' +
      'John Bollinger. Sie sind weit, nachdem sich der Kurs viel bewegt hat, und eng, nachdem ' +
      'er es nicht tat. Kurse verlassen die Bänder öfter, als es die Glockenkurve aus dem ' +
      'Lehrbuch will.',
  ],
]
