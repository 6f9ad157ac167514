// In Spanish: how notices reach a client, and the prices that they want to be told of.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeChoices as english } from '../notice-choices.ts'

type Levels = { readonly upper: string; readonly lower: string }

export const noticeChoices: Messages<typeof english> = {
  title: 'Avisos',
  lead: 'Qué te llega, dónde y cuándo. Lo que eliges cuenta de inmediato.',
  kept: 'Guardado.',
  channels: 'Qué te llega',
  always:
    'Lo que trata de tu dinero, de tu identidad y de quién puede entrar en tu cuenta está ' +
    'siempre en la app y se envía siempre por correo.',
  topics: {
    security: {
      title: 'Seguridad',
      what: 'Un nuevo destino de pago, una cuenta congelada.',
    },
    payments: {
      title: 'Dinero',
      what: 'Depósitos, retiradas, créditos y correcciones.',
    },
    identity: { title: 'Identidad', what: 'Tus documentos y lo que pediste cambiar.' },
    plan: { title: 'Plan', what: 'Qué ha sido del plan que elegiste o pediste.' },
    automation: {
      title: 'Operaciones automáticas',
      what: 'Operaciones automáticas, bots y webhooks: qué terminó, qué se pausó.',
    },
    prices: {
      title: 'Alertas de precio',
      what: 'Un precio ha alcanzado un nivel que indicaste más abajo.',
    },
    promotions: {
      title: 'Promociones',
      what: 'Dólares de bono, cashback y torneos en los que participas.',
    },
    chat: {
      title: 'Chat en vivo',
      what: 'Atención al cliente ha respondido mientras no estabas en el chat.',
    },
  },
  by: { bell: 'En la app', push: 'Mensaje push', mail: 'Por correo' },
  mails: { now: 'de inmediato', digest: 'en el resumen', off: 'nunca' },
  mailed: 'Siempre por correo',
  mailedLater: 'Por correo si no se ha leído en dos minutos',
  push: {
    title: 'Mensajes push',
    lead:
      'Un mensaje push llega a este dispositivo mientras no hay nada nuestro abierto. Pasa por ' +
      'el servicio del fabricante de tu navegador, cifrado de modo que solo este navegador puede ' +
      'leerlo.',
    add: 'Enviarlos a este dispositivo',
    missing:
      'Este navegador no puede recibir aquí mensajes push. En un teléfono, añade primero este ' +
      'sitio a tu pantalla de inicio.',
    denied:
      'Se le dijo a este navegador que no muestre mensajes de este sitio. Permítelos en sus ' +
      'ajustes para este sitio y vuelve aquí.',
    here: 'este dispositivo',
    since: (day: string) => `desde el ${day} UTC, nada enviado todavía`,
    sent: (day: string) => `último envío el ${day} UTC`,
    try: 'Probarlo',
    tried: 'Un mensaje está en camino a este dispositivo.',
    remove: 'Quitar',
    details: 'Decir qué pasó, también en una pantalla bloqueada',
    detailsHelp:
      'Sin esto un mensaje push solo dice que hay novedades: quien vea tu pantalla no sabe nada ' +
      'de tu cuenta.',
  },
  times: 'Cuándo',
  quiet: 'Horas de silencio',
  quietHelp: 'Los mensajes push esperan hasta que pasen. Los de seguridad no.',
  ends: { from: 'De', to: 'a' },
  digest: 'El resumen llega',
  digests: { daily: 'cada mañana a las ocho', weekly: 'el lunes a las ocho' },
  zone: (zone: string) => `Según el reloj de ${zone}.`,
  zoneHere: (zone: string) => `Usar el reloj de este dispositivo: ${zone}`,
  prices: {
    title: 'Alertas de precio',
    lead:
      'Se te avisa una vez, con el primer precio que publiquemos en el nivel o más allá. No dice ' +
      'nada de adónde va el precio desde ahí.',
    labels: {
      symbol: 'Instrumento',
      kind: 'Cuando el precio',
      price: 'Precio',
      percent: 'Porcentaje',
    },
    choose: 'Elegir',
    now: 'Ahora',
    kinds: {
      above: 'es tan alto como un nivel',
      below: 'es tan bajo como un nivel',
      moved: 'se ha movido un porcentaje, arriba o abajo',
    },
    set: 'Poner la alerta',
    none: 'No hay alertas de precio.',
    wishes: {
      above: (name: string, { upper }: Levels) => `${name} a ${upper} o más`,
      below: (name: string, { lower }: Levels) => `${name} a ${lower} o menos`,
      moved: (name: string, { upper, lower }: Levels) => `${name} a ${lower} o a ${upper}`,
    },
    waits: (price: string) => `espera, puesta a ${price}`,
    reached: (price: string, at: string) => `alcanzada a ${price}, ${at} UTC`,
    drop: 'Quitar',
  },
  stop: {
    title: 'No más correos como este',
    text: (topic: string) =>
      `Ya no se te envían correos sobre esto: ${topic}. Sigue estando en la app. En Avisos ` +
      'puedes elegir otra cosa en cualquier momento.',
    all: 'el resumen de avisos',
    ask: (topic: string) => `Ya no se te enviarían correos sobre esto: ${topic}.`,
    do: 'Parar estos correos',
    unknown: 'Este enlace no para ningún correo. Inicia sesión y elige en Avisos.',
  },
}
