// Litecoin, explained in Spanish.

import type { CoinText } from '../coin-text.ts'

export const litecoin: CoinText = {
  name: 'Litecoin',
  title: 'Operar con litecoin',
  description:
    'Qué es litecoin, en qué se diferencia de bitcoin, qué mueve su precio y qué ' +
    'cuesta y arriesga aquí una operación corta, con el precio en directo y un ejemplo ' +
    'resuelto.',
  lead:
    'Una de las monedas más antiguas aún en uso: bitcoin con un reloj más rápido y ' +
    'otro acertijo. Qué cambia eso y qué significa aquí una operación con ella.',
  sections: [
    {
      title: 'Qué es',
      paragraphs: [
        'Litecoin es una moneda digital sin emisor, hecha de una copia del programa de ' +
          'bitcoin con algunos números cambiados. Su creador la llamó la plata frente al oro ' +
          'de bitcoin: pensada para pagos más pequeños y más frecuentes. Puede haber ochenta ' +
          'y cuatro millones, cuatro veces más que de bitcoin.',
        'Es una red de pagos y poco más. Ninguna empresa la lleva y no promete ningún ' +
          'ingreso. Una pequeña fundación cuida del programa y de su nombre.',
      ],
    },
    {
      title: 'Cómo funciona',
      paragraphs: [
        'Los pagos se firman con claves privadas y los mineros los reúnen en bloques, como ' +
          'en bitcoin, pero llega un bloque cada dos minutos y medio más o menos. La primera ' +
          'confirmación está antes, y una cola se despeja más deprisa.',
        'El acertijo que resuelven los mineros es otro, llamado scrypt. Se eligió porque ' +
          'necesita memoria además de velocidad, para que los ordenadores corrientes ' +
          'pudieran seguir el paso. Las máquinas especiales llegaron de todos modos. El ' +
          'trabajo hecho para litecoin puede contar también para Dogecoin, y la mayoría de ' +
          'los mineros gana los dos a la vez. Cada cuatro años más o menos la recompensa de ' +
          'un bloque se reduce a la mitad.',
        'Quien envía puede ocultar la cantidad de un pago en una zona aparte de cada ' +
          'bloque. Es una opción; los pagos corrientes siguen a la vista de cualquiera.',
      ],
    },
    {
      title: 'Qué mueve su precio',
      paragraphs: [
        'Sobre todo lo lleva el mercado en conjunto: cuando bitcoin sube o cae, litecoin ' +
          'suele seguirlo, con más amplitud. A eso se suman la demanda de servicios de pago, ' +
          'las admisiones y los rumores de fondos que tengan la moneda.',
        'La reducción de su recompensa llama la atención cada vez. Antes de la segunda, el ' +
          'precio subió durante medio año, se giró semanas antes del día y luego cayó hasta ' +
          'el invierno. Una fecha que todos conocen no sorprende a nadie.',
        'En unos minutos la dirección es casi cara o cruz.',
      ],
    },
    {
      title: 'Una historia breve',
      paragraphs: [
        'Charlie Lee, entonces ingeniero de Google, publicó litecoin en octubre del tercer ' +
          'año de bitcoin. El programa se publicó antes de que empezara la minería, de modo ' +
          'que no tuvo ventaja, algo poco habitual entonces. Durante años litecoin estuvo ' +
          'entre las monedas más grandes, y sirvió de campo de pruebas: un cambio en cómo se ' +
          'guardan las firmas funcionó aquí unos meses antes de que bitcoin lo adoptara.',
        'En lo más alto del auge que siguió, Lee anunció que había vendido o regalado casi ' +
          'todas sus monedas, para estar libre de un conflicto de intereses. Después el ' +
          'precio perdió más de nueve décimas partes en un año. Más tarde, un comunicado ' +
          'falso afirmó que una gran cadena de supermercados aceptaría litecoin. El precio ' +
          'saltó un cuarto y más, la falsificación salió a la luz, y en una hora más o menos ' +
          'estaba donde había empezado. Cuando se introdujeron las cantidades ocultas, ' +
          'varios mercados de Corea del Sur retiraron la moneda.',
      ],
    },
    {
      title: 'Operar con él aquí',
      paragraphs: [
        'Aquí no compras litecoin. Eliges un importe, un tiempo y un lado. Antes de ' +
          'decidir ves dónde quedaría el strike, qué ganas si aciertas y qué pierdes si te ' +
          'equivocas. A qué distancia queda se fija cuando se acepta tu orden. Tu entrada es ' +
          'el primer precio un momento después; decide el último precio del vencimiento o de ' +
          'antes. Los dos precios se guardan y figuran en tu recibo.',
        'Frente al dólar operas con el movimiento propio de la moneda y con el de todo el ' +
          'mercado. Frente a bitcoin operas solo con la diferencia entre los dos, que se ' +
          'mueve en pasos más finos y a menudo está quieta.',
      ],
    },
    {
      title: 'Qué arriesgas',
      paragraphs: [
        'Puedes perder el importe entero de cada operación, y deprisa. Nuestro margen es ' +
          'parte de cada strike, así que con muchas operaciones el resultado medio es una ' +
          'pérdida. Una noticia falsa puede mover el precio tanto como una verdadera, y ' +
          'nadie deshará una operación porque la noticia fuera falsa. Una racha de aciertos ' +
          'no demuestra habilidad; con suficientes operaciones esas rachas vienen solas. ' +
          'Opera solo con dinero que puedas perder.',
      ],
    },
  ],
}
