// Ethereum and its coin ether, explained in Spanish.

import type { CoinText } from '../coin-text.ts'

export const ethereum: CoinText = {
  name: 'Ethereum',
  title: 'Operar con Ethereum',
  description:
    'Qué son ethereum y su moneda ether, cómo funcionan, qué mueve el precio y qué ' +
    'cuesta y arriesga aquí una operación corta, con el precio en directo y un ejemplo ' +
    'resuelto.',
  lead:
    'Una red que ejecuta programas además de pagos, y la moneda con la que se paga ' +
    'ejecutarlos. Cómo funciona, por qué se mueve su precio y qué significa aquí una ' +
    'operación con ella.',
  sections: [
    {
      title: 'Qué es',
      paragraphs: [
        'Ethereum es un ordenador que no es de nadie. Miles de máquinas llevan el mismo ' +
          'libro y ejecutan los mismos programas, llamados contratos inteligentes, y se ' +
          'ponen de acuerdo en cada resultado. Con programas así se construyen préstamos, ' +
          'mercados, juegos y otras monedas.',
        'Ether es la moneda de esta red. Cada paso de un programa cuesta un poco de ella, ' +
          'así que quien quiera usar ethereum necesita ether. No hay un límite fijo de ' +
          'cuántos puede haber.',
      ],
    },
    {
      title: 'Cómo funciona',
      paragraphs: [
        'Ethereum empezó con mineros, como bitcoin. Hoy tiene en su lugar validadores: ' +
          'gente que bloquea ether como prenda, propone bloques por turnos y confirma los de ' +
          'otros. El trabajo honrado da un ingreso pequeño. Firmar dos bloques que se ' +
          'contradicen cuesta parte de la prenda. Llega un bloque cada doce segundos más o ' +
          'menos, y unos minutos después cuenta como definitivo.',
        'Cada pago y cada programa paga una comisión. Una parte, la comisión base, sube ' +
          'cuando los bloques están llenos, y se destruye en vez de pagarse a alguien. En ' +
          'épocas de mucho uso puede desaparecer más ether del que se crea. Gran parte del ' +
          'tráfico ha pasado a redes construidas encima, que liquidan en ethereum por lotes ' +
          'y cuestan menos.',
      ],
    },
    {
      title: 'Qué mueve su precio',
      paragraphs: [
        'Ether sigue a bitcoin casi todos los días. Aparte de eso depende de cuánto se usa ' +
          'la red: una moda de algún tipo de token significa comisiones, y las comisiones ' +
          'significan demanda. Las actualizaciones cambian cuánto ether se crea o se ' +
          'destruye. Los fondos lo compran y lo venden, quienes lo tienen lo bloquean o lo ' +
          'liberan.',
        'Los programas guardan sumas muy grandes, y sus errores se han saqueado muchas ' +
          'veces. Los préstamos garantizados con ether los cierran los propios programas ' +
          'cuando cae el precio, lo que vende más en el mismo minuto.',
        'En tiempos cortos el azar es la mayor fuerza.',
      ],
    },
    {
      title: 'Una historia breve',
      paragraphs: [
        'Vitalik Buterin, con diecinueve años, describió la idea en un artículo. Ether se ' +
          'vendió por primera vez al público el verano siguiente, y la red arrancó un año ' +
          'después. En su primer año, un fondo de inversión llamado la DAO reunió una ' +
          'séptima parte de todo el ether, y un ladrón encontró un error en su programa. La ' +
          'mayoría de los usuarios acordó reescribir el libro para que el dinero volviera. ' +
          'Una minoría se negó, y su cadena sigue viva como Ethereum Classic.',
        'Una ola de tokens nuevos llevó el precio a su primera gran cima, y en un año ' +
          'había perdido más de nueve décimas partes. Los programas de préstamos y las ' +
          'imágenes que se compraban y vendían lo llevaron a la siguiente, y perdió unas ' +
          'cuatro quintas partes. Mientras tanto la red cambió de motor en marcha: la ' +
          'minería terminó, y su consumo de electricidad cayó en más de noventa y nueve ' +
          'partes de cada cien.',
      ],
    },
    {
      title: 'Operar con él aquí',
      paragraphs: [
        'Aquí no compras ether, y no necesitas ninguna cartera. Eliges un importe y un ' +
          'tiempo, y dices si el precio terminará por encima o por debajo de un strike. ' +
          'Antes de decidir ves dónde quedaría el strike, qué ganas si aciertas y qué ' +
          'pierdes si te equivocas. A qué distancia queda se fija cuando se acepta tu orden. ' +
          'Tu entrada es el primer precio un momento después; decide el último precio del ' +
          'vencimiento o de antes.',
        'Los pares de abajo ponen ether frente a dinero o frente a bitcoin. Frente al ' +
          'dólar operas con el ánimo de todo el mercado; frente a bitcoin, solo con cuál de ' +
          'los dos va mejor.',
      ],
    },
    {
      title: 'Qué arriesgas',
      paragraphs: [
        'Puedes perder el importe entero de cada operación. Nuestro margen es parte de ' +
          'cada strike, así que con muchas operaciones el resultado medio es una pérdida. ' +
          'Ether suele oscilar más que bitcoin; los strikes lo tienen en cuenta, así que las ' +
          'oscilaciones mayores no hacen más probable ganar. Un robo o un error anunciado ' +
          'mientras corre tu operación cuenta como cualquier otra noticia. Opera solo con ' +
          'dinero cuya pérdida no cambie nada para ti.',
      ],
    },
  ],
}
