// Bitcoin, explained in Spanish.

import type { CoinText } from '../coin-text.ts'

export const bitcoin: CoinText = {
  name: 'Bitcoin',
  title: 'Operar con bitcoin',
  description:
    'Qué es bitcoin, cómo funciona, qué mueve su precio y qué cuesta y arriesga aquí ' +
    'una operación corta, con el precio en directo y un ejemplo resuelto.',
  lead:
    'La primera moneda digital, todavía la mayor, y todavía la que siguen las demás. ' +
    'Qué es, por qué se mueve su precio y qué significa aquí una operación con ella.',
  sections: [
    {
      title: 'Qué es',
      paragraphs: [
        'Bitcoin es dinero sin emisor. Ningún banco lo crea y ningún Estado responde por ' +
          'él. Existe como anotaciones en un libro público, la cadena de bloques, que miles ' +
          'de ordenadores de todo el mundo mantienen iguales entre sí. Cualquiera puede ' +
          'tener un ordenador así, leer el libro o enviar un pago.',
        'El programa permite algo menos de veintiún millones de monedas, para siempre. ' +
          'Cada una se divide en cien millones de partes, así que nadie necesita tener una ' +
          'entera.',
      ],
    },
    {
      title: 'Cómo funciona',
      paragraphs: [
        'Quien tiene una clave privada puede firmar con ella un pago. Los mineros reúnen ' +
          'pagos firmados en un bloque y compiten por encontrar un número que lo haga ' +
          'válido. Encontrarlo cuesta muchísimo cálculo; comprobarlo, casi ninguno. Quien ' +
          'gana añade el bloque a la cadena y cobra monedas nuevas y las comisiones.',
        'Se encuentra un bloque cada diez minutos más o menos. Cuando los mineros van más ' +
          'rápido, el acertijo se hace más difícil, y el ritmo sigue igual. Cada cuatro años ' +
          'aproximadamente, el número de monedas nuevas por bloque se reduce a la mitad. Los ' +
          'pagos no se pueden reclamar, y una clave perdida no se puede sustituir.',
      ],
    },
    {
      title: 'Qué mueve su precio',
      paragraphs: [
        'La oferta se conoce con años de antelación, así que las sorpresas vienen de la ' +
          'demanda. Grandes fondos compran y venden. Los tipos de interés importan: cuando ' +
          'el ahorro seguro paga bien, menos gente guarda algo que no paga nada. Sentencias, ' +
          'leyes nuevas y la quiebra de un mercado han movido el precio en cuestión de ' +
          'minutos.',
        'Muchos operan con dinero prestado. Cuando el precio cae lo bastante, sus ' +
          'posiciones se cierran a la fuerza, lo que lo empuja más. El mercado no cierra ' +
          'nunca, y en fin de semana, con menos órdenes esperando, la misma venta lo mueve ' +
          'más.',
        'En unos minutos nada de esto se puede prever. Lo que se ve es sobre todo azar.',
      ],
    },
    {
      title: 'Una historia breve',
      paragraphs: [
        'En el otoño de la gran crisis bancaria alguien que se hacía llamar Satoshi ' +
          'Nakamoto publicó un artículo de nueve páginas. El primer bloque llegó en enero, ' +
          'con un titular de prensa sobre el rescate de bancos escrito dentro. Todavía no se ' +
          'sabe quién fue el autor. En el segundo año, un programador de Florida pagó diez ' +
          'mil monedas por dos pizzas.',
        'El precio ha subido más de lo que imaginaba ningún usuario de los primeros, y por ' +
          'el camino ha perdido al menos cuatro veces más de tres cuartos de su valor. Mt. ' +
          'Gox, el mayor mercado de su época, se hundió cuando faltaban cientos de miles de ' +
          'monedas de sus clientes. China prohibió la minería. El Salvador hizo de bitcoin ' +
          'moneda de curso legal y después retiró gran parte de esa ley. En Estados Unidos, ' +
          'los fondos que tienen bitcoin fueron admitidos en bolsa tras diez años de ' +
          'negativas.',
      ],
    },
    {
      title: 'Operar con él aquí',
      paragraphs: [
        'Aquí no compras bitcoin y nunca tienes ninguno. Eliges un importe y un tiempo, y ' +
          'dices si el precio terminará por encima o por debajo de un strike. Antes de ' +
          'decidir ves dónde quedaría el strike, qué ganas si aciertas y qué pierdes si te ' +
          'equivocas. A qué distancia queda se fija cuando se acepta tu orden. Tu entrada es ' +
          'el primer precio un momento después; decide el último precio del vencimiento o de ' +
          'antes.',
        'Los pares de abajo se diferencian en qué se mide bitcoin. Frente al dólar y al ' +
          'token del dólar los movimientos son casi iguales. Frente al euro se suma el tipo ' +
          'de cambio entre las dos monedas.',
      ],
    },
    {
      title: 'Qué arriesgas',
      paragraphs: [
        'Puedes perder el importe entero de cada operación, en un minuto. Nuestro margen ' +
          'es parte de cada strike, así que con muchas operaciones el resultado medio es una ' +
          'pérdida. Un titular repentino puede dar la vuelta a una operación en su último ' +
          'segundo, y aquí ninguna orden detiene una pérdida a medio camino. Los precios ' +
          'pasados no dicen el siguiente. No operes con dinero que necesites, y no intentes ' +
          'recuperar lo que se ha ido.',
      ],
    },
  ],
}
