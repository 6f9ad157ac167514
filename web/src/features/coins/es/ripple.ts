// XRP, the coin of the ledger that the company Ripple builds on, explained in Spanish.

import type { CoinText } from '../coin-text.ts'

export const ripple: CoinText = {
  name: 'Ripple',
  title: 'Operar con Ripple',
  description:
    'Qué es XRP y qué relación tiene con la empresa Ripple, qué mueve su precio y qué ' +
    'cuesta y arriesga aquí una operación corta, con el precio en directo y un ejemplo ' +
    'resuelto.',
  lead:
    'Se dice Ripple y se quiere decir XRP. Uno es una empresa, el otro una moneda. ' +
    'Cómo se relacionan, qué mueve el precio y qué significa aquí una operación con ' +
    'ella.',
  sections: [
    {
      title: 'Qué es',
      paragraphs: [
        'XRP es la moneda del XRP Ledger, una red para mover valor entre personas y entre ' +
          'monedas. Ripple es una empresa estadounidense que vende servicios de pago a ' +
          'bancos y empresas de envíos, y algunos usan XRP como puente: el dinero se ' +
          'convierte en XRP en un país y en dinero local en otro, segundos después.',
        'Nadie lo mina. Al principio se crearon cien mil millones de XRP, y la mayoría se ' +
          'dieron a la empresa. Cada pago destruye una comisión diminuta, así que el número ' +
          'baja, muy despacio.',
      ],
    },
    {
      title: 'Cómo funciona',
      paragraphs: [
        'El libro se acuerda por votación. Unos servidores llamados validadores proponen ' +
          'qué pagos vienen después y lo repiten hasta que casi todos aquellos en quienes ' +
          'confían dicen lo mismo. Eso lleva unos segundos y apenas electricidad. Cada ' +
          'servidor elige en quién confía, y la mayoría toma una lista publicada por Ripple ' +
          'o por la fundación que hay detrás del libro. Los críticos lo ven demasiado ' +
          'central; los partidarios responden que nadie de la lista puede gastar las monedas ' +
          'de otro.',
        'Ripple bloqueó la mayor parte de lo que tiene en contratos del libro. Estos ' +
          'liberan una cantidad fija cada mes, y lo que la empresa no usa lo vuelve a ' +
          'bloquear.',
      ],
    },
    {
      title: 'Qué mueve su precio',
      paragraphs: [
        'Durante años lo movieron los tribunales más que ninguna otra cosa. Un escrito o ' +
          'una sentencia podía cambiar el precio un tercio en un día. Las noticias de un ' +
          'banco que prueba el servicio, de un fondo o de una admisión actúan igual a menor ' +
          'escala. Por lo demás, XRP va con bitcoin y el resto del mercado.',
        'Unos pocos tienen muchísimo. Lo que venden la empresa y sus fundadores es oferta ' +
          'que otros tienen que absorber. Que los pagos pasen por el libro no eleva por sí ' +
          'solo el precio, porque un puente guarda cada moneda solo unos segundos.',
        'En unos minutos casi todo el movimiento es azar.',
      ],
    },
    {
      title: 'Una historia breve',
      paragraphs: [
        'Tres programadores pusieron en marcha el libro en el cuarto año de bitcoin, ' +
          'buscando una forma de ponerse de acuerdo sin minería. La empresa se fundó el ' +
          'mismo año. Uno de los tres, Jed McCaleb, se fue pronto con miles de millones de ' +
          'XRP, y venderlos según un acuerdo le llevó ocho años.',
        'En el primer gran auge el precio se multiplicó en semanas, y al año siguiente ' +
          'perdió más de nueve décimas partes. Tres años después de aquel auge, días antes ' +
          'de Navidad, la autoridad estadounidense de valores demandó a la empresa: XRP, ' +
          'decía, se había vendido como una acción sin los papeles que necesita una acción. ' +
          'Los mercados retiraron la moneda y el precio cayó más de la mitad en una semana ' +
          'más o menos. Una jueza dividió después el asunto. Las ventas a grandes inversores ' +
          'habían infringido la ley; las ventas en mercados abiertos, no. La empresa pagó ' +
          'una multa, ambas partes renunciaron a sus recursos, y el caso terminó al cabo de ' +
          'casi cinco años.',
      ],
    },
    {
      title: 'Operar con él aquí',
      paragraphs: [
        'Aquí no compras XRP. Eliges un importe, un tiempo y un lado. Antes de decidir ves ' +
          'dónde quedaría el strike, qué ganas si aciertas y qué pierdes si te equivocas. A ' +
          'qué distancia queda se fija cuando se acepta tu orden. Tu entrada es el primer ' +
          'precio un momento después; decide el último precio del vencimiento o de antes.',
        'Frente al dólar el precio es un número pequeño, y sus pasos también lo son. ' +
          'Frente a ether, la negociación en otros sitios es escasa. Pueden pasar minutos ' +
          'sin un precio reciente, y sin uno no aceptamos órdenes.',
      ],
    },
    {
      title: 'Qué arriesgas',
      paragraphs: [
        'Puedes perder el importe entero de cada operación. Nuestro margen es parte de ' +
          'cada strike, así que con muchas operaciones el resultado medio es una pérdida. ' +
          'Esta moneda tiene una historia de movimientos repentinos por noticias que nadie ' +
          'fuera de un tribunal podía conocer. Si faltan precios cuando termina tu ' +
          'operación, es nula y la apuesta vuelve. Un precio que un segundo informe confirma ' +
          'cuenta, por sorprendente que sea. Opera solo con dinero del que puedas prescindir.',
      ],
    },
  ],
}
