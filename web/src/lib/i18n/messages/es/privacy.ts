// In Spanish: the client's own data: what is held, the export, closing the account.

import type { Messages } from '#contract/shared/messages.ts'
import type { privacy as english } from '../privacy.ts'

export const privacy: Messages<typeof english> = {
  title: 'Tus datos',
  intro: 'Lo que guardamos sobre ti, una copia de todo ello, y la manera de cerrar tu cuenta.',
  heldTitle: 'Lo que guardamos',
  what: 'Qué',
  records: 'Registros',
  kept: 'Se guarda',
  profile: 'Nombre, correo electrónico, teléfono, dirección',
  picture: 'Imagen de perfil',
  held: {
    trades: 'Operaciones y sus resultados',
    ledger: 'Movimientos de dinero',
    withdrawals: 'Retiradas',
    deposits: 'Depósitos',
    card_payments: 'Pagos con tarjeta',
    corrections: 'Correcciones de tu saldo',
    deposit_addresses: 'Direcciones a las que ingresar',
    withdrawal_addresses: 'Direcciones a las que retirar',
    events: 'Sucesos de la cuenta',
    sessions: 'Inicios de sesión',
    known_devices: 'Navegadores conocidos',
    exchange_keys: 'Claves de exchanges',
    trader_bots: 'Bots en cuentas de exchanges',
    trader_orders: 'Órdenes de bots',
    trader_fills: 'Lo que hallaron las órdenes de bots',
    authenticator: 'App de autenticación',
    recovery_codes: 'Códigos de recuperación',
    passkeys: 'Passkeys',
    acceptances: 'Textos legales que aceptaste',
    identity_deadline: 'El día límite para enviar un documento',
    automation_settings: 'Ajustes de operaciones automáticas',
    automation_switches: 'Veces que se activaron o desactivaron las operaciones automáticas',
    automation_orders: 'Órdenes de operaciones automáticas',
    automation_skips: 'Señales que no se operaron por ti',
    automation_pauses: 'Veces que nuestro personal pausó las operaciones automáticas',
    limits: 'Tus límites',
    freezes: 'Veces que se congeló tu cuenta',
    documents: 'Documentos de identidad',
    identities: 'Lo que probaron los documentos',
    plan_requests: 'Solicitudes de planes',
    promotions: 'Lo que te concedieron las promociones',
    credit_purchases: 'Créditos que compraste',
    credit_charges: 'Créditos que usaste',
    credit_orders: 'Depósitos que compran créditos',
    credit_debts: 'Créditos por debajo de cero',
    tournaments: 'Torneos',
    chip_times: 'Cuándo se pueden apostar fichas',
    invoices: 'Facturas',
    api_tokens: 'Tokens personales',
    webhooks: 'Webhooks',
    webhook_messages: 'Mensajes a webhooks',
    notice_choices: 'Elecciones sobre avisos',
    push_devices: 'Dispositivos para mensajes push',
    price_alerts: 'Alertas de precio',
    answers: 'Respuestas a tus mensajes',
    disputes: 'Pagos con tarjeta disputados',
    appropriateness: 'Respuestas a las preguntas previas',
    conversations: 'Conversaciones en el chat',
    conversation_lines: 'Líneas de conversaciones',
    notices: 'Avisos',
    letters: 'Cartas que te enviamos',
    messages: 'Mensajes que nos escribiste',
    links: 'Enlaces que te enviamos',
  },
  forYears: (years) => `${years} años después del cierre`,
  untilClosed: 'hasta que lo quites o cierres la cuenta',
  monthAfter: '30 días después de que terminaran',
  month: '30 días',
  year: 'un año',
  twoYears: 'dos años',
  untilForgotten: 'hasta que los olvides; los veinte usados por última vez',
  untilRemoved: (years) => `hasta que las quites; ${years} años después del cierre como máximo`,
  why: (years) =>
    'Las leyes contra el blanqueo de dinero y sobre la contabilidad nos piden guardar ' +
    `registros ${years} años después de cerrarse una cuenta. Entonces no los usamos para ` +
    'nada más.',
  since: (date) => `Cuenta abierta el ${date}.`,
  exportTitle: 'Llévate tus datos',
  exportText:
    'Un archivo ZIP con todo lo de arriba: datos que los programas pueden leer (JSON), tu ' +
    'imagen de perfil y las imágenes de tus documentos y comprobantes. Su archivo léeme dice ' +
    'lo que no contiene.',
  exportLimit: (times) => `Puedes hacerlo ${times} veces al día.`,
  password: 'Contraseña',
  fields: { password: 'Contraseña', reason: 'Motivo' },
  passwordAgain: 'Por tu seguridad te pedimos otra vez la contraseña.',
  export: 'Exportar mis datos',
  exporting: (kilobytes) => `Exportando: ${kilobytes} kB hasta ahora`,
  exported: (kilobytes) => `Tus datos están en my-data.zip (${kilobytes} kB).`,
  brokenOff: 'La exportación se ha interrumpido. Inténtalo de nuevo.',
  closeTitle: 'Cerrar la cuenta',
  closeText:
    'El cierre es definitivo: ya no podrás iniciar sesión, ni abrir otra cuenta con este ' +
    'correo electrónico.',
  tradesOpen: (count) =>
    count === 1
      ? 'Hay una operación abierta en tu cuenta real. Puedes cerrar la cuenta cuando haya ' +
        'terminado.'
      : `Hay ${count} operaciones abiertas en tu cuenta real. Puedes cerrar la cuenta cuando ` +
        'hayan terminado.',
  balanceLeft: (money) => `Hay ${money} en tu cuenta real. Retíralos primero.`,
  givenUp: (money) =>
    `Los ${money} de tu cuenta real son dinero ficticio, que no se puede retirar: se pierden.`,
  close: 'Cerrar mi cuenta',
  confirmTitle: '¿Cerrar la cuenta definitivamente?',
  consequences: [
    'Todas tus sesiones terminan de inmediato, en todos los dispositivos.',
    'Tu imagen de perfil se borra de inmediato.',
    'Los registros de arriba se guardan el tiempo que pide la ley; recibes una carta que ' +
      'dice hasta cuándo.',
  ],
  reason: '¿Por qué te vas? (opcional)',
  reasonHint: 'Solo lo lee nuestro personal.',
  closeForGood: 'Cerrar definitivamente',
  keep: 'Conservar mi cuenta',
  working: 'Un momento',
}
