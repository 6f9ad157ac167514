// Bitcoin Cash, explained in Spanish.

import type { CoinText } from '../coin-text.ts'

export const bitcoinCash: CoinText = {
  name: 'Bitcoin Cash',
  title: 'Operar con Bitcoin Cash',
  description:
    'Qué es bitcoin cash, por qué se separó de bitcoin, qué mueve su precio y qué ' +
    'cuesta y arriesga aquí una operación corta, con el precio en directo y un ejemplo ' +
    'resuelto.',
  lead:
    'Una moneda que comparte sus primeros años con bitcoin y se fue por una sola ' +
    'pregunta: cuánto cabe en un bloque. Qué resultó de ello y qué significa aquí una ' +
    'operación con ella.',
  sections: [
    {
      title: 'Qué es',
      paragraphs: [
        'Bitcoin Cash es una rama de Bitcoin. Hasta el día de la separación ambos tienen ' +
          'el mismo libro, anotación por anotación; desde entonces cada uno tiene el suyo. ' +
          'Quien tenía bitcoin aquel día tenía también el mismo número de bitcoin cash.',
        'Sus partidarios quieren que las monedas se gasten, en tiendas y a través de las ' +
          'fronteras, por una comisión tan pequeña que no se note. Puede haber como mucho ' +
          'tantas como de bitcoin, algo menos de veintiún millones.',
      ],
    },
    {
      title: 'Cómo funciona',
      paragraphs: [
        'La maquinaria es la de bitcoin. Los pagos se firman con claves privadas, los ' +
          'mineros los reúnen en bloques cada diez minutos más o menos, y cada cuatro años ' +
          'aproximadamente la recompensa de un bloque se reduce a la mitad. La diferencia es ' +
          'el espacio: un bloque puede ser muchas veces mayor que el límite original de ' +
          'bitcoin, de modo que los pagos rara vez hacen cola y las comisiones se quedan en ' +
          'fracciones de céntimo.',
        'Las dos monedas se minan con las mismas máquinas. Un minero puede pasar de una ' +
          'cadena a la otra en minutos, y va donde una hora de trabajo rinde más. Por eso ' +
          'Bitcoin Cash ajusta la dificultad de su acertijo con cada bloque. Como lo protege ' +
          'mucho menos cálculo que a bitcoin, un ataque a su cadena costaría también mucho ' +
          'menos.',
      ],
    },
    {
      title: 'Qué mueve su precio',
      paragraphs: [
        'Lo que más lo mueve es bitcoin. Cuando cae la moneda grande, la pequeña suele ' +
          'caer con ella, y a menudo más, porque a cada lado esperan menos órdenes. Las ' +
          'noticias propias vienen de disputas entre desarrolladores, de actualizaciones y ' +
          'de mercados que la admiten o la retiran.',
        'El par con bitcoin quita el movimiento común. Lo que queda es cómo pesa el ' +
          'mercado una frente a otra: más tranquilo casi todos los días, con saltos cuando ' +
          'algo afecta solo a una de las dos.',
        'En unos minutos el azar pesa más que todo ello.',
      ],
    },
    {
      title: 'Una historia breve',
      paragraphs: [
        'Durante años los usuarios de bitcoin discutieron sobre su límite del tamaño de ' +
          'los bloques. Unos querían bloques mayores y pagos baratos; otros, bloques lo ' +
          'bastante pequeños para que cualquiera los comprobara en casa. El primero de ' +
          'agosto del noveno año de bitcoin, el lado de los bloques grandes empezó su propia ' +
          'cadena.',
        'Aquel invierno todo el mercado se disparó. Un gran mercado estadounidense admitió ' +
          'la moneda sin avisar, el precio saltó, y el mercado detuvo la negociación esa ' +
          'misma noche. El otoño siguiente los propios partidarios se enemistaron. Dos ' +
          'bandos gastaron semanas de cálculo uno contra otro, y otra moneda, Bitcoin SV, se ' +
          'separó. Dos años después otra disputa, sobre pagar a los desarrolladores con la ' +
          'recompensa de los bloques, llevó a una separación más.',
        'El precio ha pasado casi todo el tiempo muy por debajo del de su primer invierno. ' +
          'La red ha seguido funcionando, con muchos menos pagos de los que caben en sus ' +
          'bloques.',
      ],
    },
    {
      title: 'Operar con él aquí',
      paragraphs: [
        'Aquí no compras la moneda y nunca tienes ninguna. Eliges un importe y un tiempo, ' +
          'y dices si el precio terminará por encima o por debajo de un strike. Antes de ' +
          'decidir ves dónde quedaría el strike, qué ganas si aciertas y qué pierdes si te ' +
          'equivocas. A qué distancia queda se fija cuando se acepta tu orden. Tu entrada es ' +
          'el primer precio un momento después; decide el último precio del vencimiento o de ' +
          'antes.',
        'Fíjate en el tick, el paso más pequeño del precio. Frente a bitcoin el precio es ' +
          'una fracción pequeña con muchos decimales. Cuando un instrumento apenas se mueve ' +
          'durante un rato, algunos strikes no se pueden colocar de forma justa, y entonces ' +
          'no ofrecemos ninguno.',
      ],
    },
    {
      title: 'Qué arriesgas',
      paragraphs: [
        'Puedes perder el importe entero de cada operación. Nuestro margen es parte de ' +
          'cada strike, así que con muchas operaciones el resultado medio es una pérdida. En ' +
          'un mercado estrecho una sola orden grande puede llevar el precio a través de tu ' +
          'strike y de vuelta. Si al final faltan precios recientes, la operación es nula y ' +
          'tu apuesta vuelve; eso te protege de un mal precio, no de un mal resultado. Opera ' +
          'solo con aquello de lo que puedas prescindir.',
      ],
    },
  ],
}
