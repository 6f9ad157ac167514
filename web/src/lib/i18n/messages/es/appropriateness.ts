// In Spanish: the questions before live trading.

import type { Messages } from '#contract/shared/messages.ts'
import type { appropriateness as english } from '../appropriateness.ts'

export const appropriateness: Messages<typeof english> = {
  title: 'Antes de operar en real',
  lead:
    'Las operaciones reales arriesgan dinero. Muestra que sabes cómo: una docena de preguntas, y ' +
    'lo que no sepas está en la ayuda. La demo está abierta sin ellas.',
  help: 'Leer primero la ayuda',
  odds: 'Prueba las probabilidades con números al azar.',
  mark: (mark, all) =>
    `${mark} de ${all} tienen que estar bien. Si no lo están, puedes intentarlo de nuevo un día ` +
    'después.',
  begins: (stake, trades) =>
    `Quien ha aprobado empieza en pequeño: durante un día una operación real es de ${stake} como ` +
    `máximo, y se pueden hacer ${trades}.`,
  questions: {
    whole_amount: {
      asks: 'Pones 100 $ en una operación, y termina en el lado equivocado del strike. ¿Qué queda?',
      choices: { a: 'La mitad', b: 'Nada', c: 'Todo, menos una comisión' },
    },
    margin: {
      asks:
        'Cada precio lleva aquí un margen para la casa. ¿Qué significa eso a lo largo de muchas ' +
        'operaciones?',
      choices: {
        a: 'Los clientes ganan de media, un poco menos que sin él',
        b: 'Los clientes de media ni ganan ni pierden',
        c: 'Los clientes pierden de media',
      },
    },
    break_even: {
      asks:
        'Ganas con menos frecuencia de la que dice el punto de equilibrio. ¿Qué pasa con el ' +
        'tiempo?',
      choices: {
        a: 'Pierdes dinero, también si ganas la mayoría de tus operaciones',
        b: 'Ganas dinero, mientras ganes más de la mitad',
        c: 'Terminas donde empezaste',
      },
    },
    further_strike: {
      asks: 'Una strike rate paga más que otra si aciertas. ¿Qué más es diferente?',
      choices: {
        a: 'Nada: es la mejor',
        b: 'Gana con menos frecuencia',
        c: 'Se puede perder menos del importe',
      },
    },
    doubling: {
      asks: 'Después de cada pérdida doblas el importe. ¿Qué consigue eso?',
      choices: {
        a: 'Al final lo recupera todo',
        b: 'Hace que la operación siguiente gane con más frecuencia',
        c: 'Puedes perder antes todo lo que tienes; ninguna operación gana más por ello',
      },
    },
    ending: {
      asks: 'Una operación de cinco minutos va mal después de un minuto. ¿Qué puedes hacer?',
      choices: {
        a: 'Nada: termina a su hora, con el precio de ese instante',
        b: 'Cerrarla, y recuperar lo que valga entonces',
        c: 'Mover su strike',
      },
    },
    lucky_run: {
      asks: 'Ganaste ocho de tus diez primeras operaciones. ¿Qué muestra eso?',
      choices: {
        a: 'Que tu manera de elegir funciona',
        b: 'Muy poco: tantas se ganan a menudo por suerte',
        c: 'Que es más probable que pierdas las siguientes',
      },
    },
    money: {
      asks: '¿Qué dinero es para operar así?',
      choices: {
        a: 'Dinero que puedes perder sin cambiar tu forma de vivir',
        b: 'Dinero que necesitas el mes que viene, con un plan cuidadoso',
        c: 'Dinero prestado, si el préstamo cuesta menos de lo que paga acertar',
      },
    },
    signals: {
      asks:
        'Una señal, o alguien que opera bien, dice que un precio subirá. ¿Con qué seguridad es ' +
        'así?',
      choices: {
        a: 'Con seguridad, si hasta ahora su historial fue bueno',
        b: 'Con seguridad, si muchas personas dicen lo mismo',
        c: 'Con ninguna: un buen historial no dice nada seguro de la operación siguiente',
      },
    },
    other_side: {
      asks: '¿Quién te paga cuando tu operación gana, y se queda con tu importe cuando pierde?',
      choices: { a: 'Otro cliente', b: 'La casa, es decir, nosotros', c: 'Un exchange' },
    },
    missing_price: {
      asks: 'Falta el precio que debía decidir tu operación. ¿Qué pasa?',
      choices: {
        a: 'La operación es nula, y vuelve el importe entero',
        b: 'La operación está perdida',
        c: 'Nuestro personal elige un precio',
      },
    },
    breaks: {
      asks: 'Notas que operas más de lo que querías. ¿Qué puedes hacer aquí?',
      choices: {
        a: 'Pedir a nuestro personal que recupere una parte',
        b: 'Nada, hasta que vuelva lo que perdiste',
        c:
          'Poner límites, tomarte una pausa o autoexcluirte, lo que nadie puede deshacer ' +
          'entretanto',
      },
    },
  },
  send: 'Enviar mis respuestas',
  unanswered: 'Elige una respuesta.',
  missing: (count) =>
    count === 1
      ? 'Una pregunta no tiene respuesta todavía.'
      : `${count} preguntas no tienen respuesta todavía.`,
  waits: (until) =>
    `Puedes responder de nuevo a las preguntas a partir del ${until}. Hasta entonces tienes la ` +
    'demo y la ayuda; retirar no espera.',
  passed: (at) => `Has aprobado, el ${at}.`,
  firstDay: (until, stake, trades) =>
    `Hasta el ${until} una operación real es de ${stake} como máximo, y se pueden hacer ${trades}.`,
  notNeeded:
    'En esta instalación las operaciones reales no esperan a estas preguntas. Puedes ' +
    'responderlas igualmente.',
  attempts: 'Tus intentos',
  attempt: (at, right, asked) => `${at}: ${right} de ${asked} bien`,
  tradeLive: 'A la pantalla de trading',
  lost: (median) => `De quienes perdieron, la mitad perdió ${median} o más.`,
}
