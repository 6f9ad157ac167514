// In Spanish: what the page of records says that travels in the page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { signalsStill as english } from '../signals-still.ts'

export const signalsStill: Messages<typeof english> = {
  title: 'Señales',
  description:
    'Cada señal que han dado nuestras reglas, publicada antes de abrirse su ventana y ' +
    'contada pasara lo que pasara, con aciertos, fallos y lo que habría hecho falta para ' +
    'quedar en paz.',
  lead:
    'Unas reglas que cualquiera puede leer miran nuestros propios precios y de vez en cuando ' +
    'dicen Buy o Sell. Cada señal se guarda antes de que se abra su ventana, y se cuenta pase ' +
    'lo que pase.',
  measuredTitle: 'Cómo se mide una señal',
  measured: [
    'Como la operación que cualquiera podría haber hecho cuando se abrió su ventana, a la ' +
      'strike rate ofrecida más cercana a doblar la apuesta. Un acierto es una operación así ' +
      'que habría ganado.',
    'Así que el punto de equilibrio no es la mitad. Es lo que los aciertos tienen que ' +
      'superar para que las ganancias pesen más que las pérdidas, y está como una marca junto ' +
      'a cada historial. Una moneda acierta tan a menudo como dice el precio de la operación, ' +
      'que es menos que el punto de equilibrio por el margen.',
    'Las señales se guardan antes de que se abra su ventana, y la base de datos no admite ' +
      'ninguna tardía. Ninguna se puede cambiar ni retirar. Una regla que se cambia, o que ' +
      'recibe otro parámetro, empieza un historial nuevo; el antiguo queda donde terminó.',
    'Alrededor de la proporción de aciertos está el intervalo en el que se encuentra, por ' +
      'regla general, la proporción verdadera si cada señal es un ensayo por sí misma ' +
      '(intervalo de Wilson). Los instrumentos se mueven juntos, así que para todos ellos es ' +
      'algo demasiado estrecho.',
    'Nada se clasifica, y no se elige ninguna mejor semana: de muchos historiales siempre ' +
      'brilla uno por suerte.',
  ],
  checkTitle: 'Vuelve a contarlas',
  check:
    'Cada señal que ha terminado se puede leer como JSON, página a página, y los precios con ' +
    'los que se midió son los mismos con los que se liquidan las operaciones.',
  checkLink: 'Las señales como JSON',
}
