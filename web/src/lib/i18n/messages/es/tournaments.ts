// In Spanish: tournaments.

import type { Messages } from '#contract/shared/messages.ts'
import type { tournaments as english } from '../tournaments.ts'

export const tournaments: Messages<typeof english> = {
  title: 'Torneos',
  lead:
    'Todos empiezan con las mismas fichas y operan con ellas a los mismos precios y condiciones ' +
    'que con dólares. Las fichas no son dinero y nunca llegan a serlo; quien tiene más al final ' +
    'gana lo que se publicó antes del inicio.',
  current: 'Próximos y en curso',
  none: 'Ahora no hay ningún torneo para ti.',
  over: 'Terminados',
  back: 'Todos los torneos',
  practice: (from) => `Torneo de práctica, ${from}`,
  states: {
    announced: 'Aún no ha empezado',
    running: 'En curso',
    ending: 'Acabado; se están liquidando las últimas operaciones',
    ended: 'Terminado',
    cancelled: 'Cancelado',
  },
  youAreIn: 'participas',
  starts: 'Empieza',
  ends: 'Termina',
  joinUntil: 'Se puede entrar hasta',
  fee: 'Inscripción',
  free: 'Gratis',
  demoDollars: (money) => `${money} (demo)`,
  pool: 'Bote de premios',
  entrants: 'Participantes',
  entrantsOf: (count, seats) => (seats === null ? String(count) : `${count} de ${seats}`),
  facts: 'Qué es',
  startChips: 'Todos empiezan con',
  chips: (figure) => `${figure} fichas`,
  rebuys: 'Empezar de nuevo',
  rebuysMost: (most) => (most === 0 ? 'No es posible' : `${most} veces como máximo`),
  poolTitle: 'Cómo se forma el bote',
  fees: 'Pagado en inscripciones',
  ofFees: (share) => `De ello, al bote (${share})`,
  added: 'Añadido por la casa',
  prizes: 'Premios',
  placeShare: (place, share) => `Puesto ${place} (${share})`,
  prizesNote:
    'Tal como está ahora el bote, si se ocupa cada puesto. Lo que reciben los puestos que no ' +
    'ocupa nadie se reparte entre los ocupados.',
  cancelledFor: (reason) => `Cancelado: ${reason} Las inscripciones se han devuelto.`,
  available: 'Tus fichas',
  staked: 'Apostado en operaciones abiertas',
  shownAs: 'Nombre en la tabla',
  shownAsHint: 'Los demás lo ven. Déjalo vacío para aparecer con un número.',
  rename: 'Cambiar el nombre',
  join: (fee) => (fee === null ? 'Entrar gratis' : `Entrar por ${fee}`),
  sureJoin: (fee) =>
    `${fee} sale de tu saldo de inmediato. Hasta el inicio puedes salir y recuperarlo.`,
  late: 'Ya ha empezado: quien entra ahora tiene menos tiempo.',
  leave: 'Salir y recuperar la inscripción',
  rebuy: (fee) => `Empezar de nuevo por ${fee}`,
  rebuyNote: 'Te devuelve a las fichas del inicio.',
  board: 'Cómo van todos',
  result: 'Resultado',
  place: 'Puesto',
  noPlace: '–',
  who: 'Nombre',
  you: (name) => `${name} (tú)`,
  entrant: (number) => `Participante ${number}`,
  chipsTitle: 'Fichas',
  trades: 'Operaciones',
  prize: 'Premio',
  noPrize: '–',
  nobody: 'Todavía no participa nadie.',
  unbeaten: 'Operaron menos de dos: no hay resultado, y las inscripciones se han devuelto.',
  boardNote:
    'Según las operaciones liquidadas: lo apostado cuenta como estaba. Se pregunta de nuevo cada ' +
    '5 segundos.',
  resultNote: 'Como se anotó al liquidarse la última operación. Ya no cambia.',
  proof: 'Compruébalo tú mismo',
  proofNote:
    'El resultado está firmado, y su huella figura en el registro público. Quien tiene ' +
    'el archivo puede recalcular cada puesto y cada premio sin nosotros:',
  saveResult: 'Guardar el resultado firmado',
  trade: 'Operar con tus fichas',
  closed: 'Ahora no hay ningún mercado abierto.',
  tooLate: 'Ninguna operación terminaría antes que el torneo.',
  instrument: 'Instrumento',
  amount: 'Fichas que apostar',
  duration: 'Duración',
  strikeRate: 'Ganancia si aciertas',
  pays: (buy, sell) => `Buy ${buy}, Sell ${sell}`,
  price: 'Precio',
  noPrice: '–',
  sides: { Buy: 'Buy', Sell: 'Sell' },
  offer: (of) =>
    `Ganancia de ${of.profit} fichas más allá de ${of.strike}; probabilidad calculada ${of.chance}`,
  noQuote: 'Ahora no hay precio para este lado.',
  open: 'Operaciones abiertas',
  noOpen: 'No tienes ninguna operación abierta.',
  strike: 'Strike',
  rules: 'Las reglas',
  ruleTexts: [
    'Tu puesto va según tus fichas en operaciones liquidadas. Las abiertas cuentan como lo que ' +
      'apostaste, ni más ni menos.',
    'De dos con las mismas fichas está por encima quien las alcanzó antes; después, quien entró ' +
      'antes.',
    'Quien no ha tenido ninguna operación decidida no tiene puesto. Una operación nula devuelve ' +
      'su apuesta y no decide nada.',
    'Una operación tiene que terminar antes que el torneo. El resultado se hace cuando se ' +
      'liquida la última.',
    'Puedes entrar hasta la hora de arriba, también después del inicio. Estás en un solo torneo ' +
      'a la vez.',
    'Perder la conexión no cambia nada: las operaciones siguen y se liquidan como siempre.',
    'Hasta el inicio puedes salir y recuperar tu inscripción. Si se cancela, u operan menos de ' +
      'dos, se devuelven todas las inscripciones.',
    'El bote entero se paga al final a los puestos, de inmediato y por sí solo. Las fichas que ' +
      'quedan no valen nada.',
    'Mientras tu cuenta está congelada o estás en una pausa no puedes entrar ni operar; lo que ' +
      'has alcanzado se queda.',
    'En la tabla están solo quienes participan de verdad, con el nombre que eligen o con un ' +
      'número.',
  ],
}
