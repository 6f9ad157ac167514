// In Portuguese: what each indicator means, and where it ends.

export const meanings: readonly (readonly [indicator: string, meaning: string])[] = [
  [
    'Médias móveis',
    'A média dos fechos mais recentes. A simples conta-os todos por igual; a exponencial ' +
      'conta mais os mais recentes. Suavizam o preço, e por isso chegam sempre tarde: num ' +
      'mercado lateral o preço cruza-as de um lado para o outro sem significado.',
  ],
  [
    'RSI',
    'O índice de força relativa de J. Welles Wilder compara a subida média com a descida ' +
      'média: 0 onde o preço só desceu, 100 onde só subiu. Um valor alto não é sinal de ' +
      'viragem; numa tendência forte pode ficar alto por muito tempo.',
  ],
  [
    'MACD',
    'A distância entre uma média exponencial curta e uma longa, segundo Gerald Appel, e a ' +
      'média dessa distância, chamada o seu sinal. É feito de médias, por isso chega tarde ' +
      'duas vezes, e o seu tamanho não pode ser comparado entre instrumentos.',
  ],
  [
    'Bandas de Bollinger',
    'A média de 20 fechos, e dois desvios-padrão para cada lado, segundo John Bollinger. São ' +
      'largas depois de o preço se mover muito e estreitas depois de não o fazer. Os preços ' +
      'saem das bandas mais vezes do que quereria a curva em sino dos manuais.',
  ],
]
