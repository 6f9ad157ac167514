// In Spanish: what each indicator means, and where it ends.

export const meanings: readonly (readonly [indicator: string, meaning: string])[] = [
  [
    'Medias móviles',
    'La media de los cierres más nuevos. La simple los cuenta todos por igual; la ' +
      'exponencial cuenta más los más nuevos. Suavizan el precio, y por eso llegan siempre ' +
      'tarde: en un mercado lateral el precio las cruza de un lado a otro sin que signifique ' +
      'nada.',
  ],
  [
    'RSI',
    'El índice de fuerza relativa de J. Welles Wilder compara la subida media con la bajada ' +
      'media: 0 donde el precio solo bajó, 100 donde solo subió. Un valor alto no es señal de ' +
      'un giro; en una tendencia fuerte puede seguir alto mucho tiempo.',
  ],
  [
    'MACD',
    'La distancia entre una media exponencial corta y una larga, según Gerald Appel, y la ' +
      'media de esa distancia, llamada su señal. Está hecho de medias, así que llega tarde dos ' +
      'veces, y su tamaño no se puede comparar entre instrumentos.',
  ],
  [
    'Bandas de Bollinger',
    'La media de 20 cierres, y dos desviaciones típicas a cada lado, según John Bollinger. ' +
      'Son anchas después de que el precio se moviera mucho y estrechas después de que no lo ' +
      'hiciera. Los precios salen de las bandas más a menudo de lo que querría la campana de ' +
      'los libros.',
  ],
]
