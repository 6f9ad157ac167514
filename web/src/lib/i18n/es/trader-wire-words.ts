// In Spanish: what the server says of the automated trader, by code.

import type { traderRefusals } from '#contract/client/trader-refusals.ts'
import type { traderSuccesses } from '#contract/client/trader-successes.ts'

export const refusals = {
  practice_closed: 'Una instalación real no tiene exchange de práctica.',
  practice_not_open: 'Aún no tienes una cuenta en el exchange de práctica: ábrela primero.',
  practice_keys_most:
    'Una cuenta del exchange de práctica tiene como máximo {limit} claves. Revoca una.',
  exchange_closed: 'Este exchange no se ofrece aquí.',
  exchange_silent: 'El exchange no responde en este momento. Inténtalo de nuevo en un minuto.',
  exchange_key_wrong:
    'El exchange no acepta esta clave. Puede estar mal escrita, revocada o ser de otro exchange.',
  exchange_key_too_mighty:
    'Esta clave puede hacer más que operar y leer: {rights}. No aceptamos ninguna que pueda ' +
    'retirar o transferir. Bórrala en el exchange y crea una que solo pueda operar y leer.',
  exchange_key_cannot_read:
    'Esta clave no puede leer saldos y órdenes, lo que hace falta para operar: {rights}.',
  exchange_key_cannot_trade: 'Esta clave no puede operar: {rights}.',
  exchange_key_known: 'Esta clave ya se usa aquí.',
  trader_bots_most: 'Puedes tener {limit} bots como máximo.',
  trader_key_ended: 'Esta clave ya no se usa. Añade otra.',
  trader_pair_unknown:
    'Este exchange no opera {pair} al contado, o no en partes que podamos contar.',
  trader_risk_unread:
    'Escribe el dinero en riesgo como una cifra mayor que cero, por ejemplo 250.5.',
  trader_risk_too_small:
    'El dinero en riesgo tiene que ser al menos {least}: el exchange no admite órdenes más ' +
    'pequeñas.',
  trader_risk_too_large: 'Esto es más dinero en riesgo del que puede tener un bot.',
  trader_running: 'Este bot ya funciona así.',
  trader_stopping: 'Este bot se está parando. Espera hasta que esté quieto.',
  trader_stop_first: 'Este bot opera de verdad: páralo primero.',
  trader_dry_first: 'Un bot funciona primero en seco: inicia una prueba en seco.',
  trader_dry_longer:
    'Este bot no ha funcionado en seco el tiempo suficiente. Puede operar de verdad desde el ' +
    '{@until}.',
  trader_dry_only:
    'Este exchange no puede decir qué puede hacer una clave, así que con él solo hacemos ' +
    'pruebas en seco.',
  trader_paused:
    'Nuestro personal ha pausado el trading automático. No empieza nada nuevo hasta que lo ' +
    'deje seguir.',
  exchange_keys_most: 'Puedes tener {limit} claves como máximo. Quita una.',
} as const satisfies Readonly<Record<keyof typeof traderRefusals, string>>

export const successes = {
  practice_opened: 'Tu cuenta en el exchange de práctica está abierta.',
  practice_key_made: 'Tu clave está creada. Aquello con lo que firma se muestra solo esta vez.',
  practice_key_revoked: 'La clave está revocada.',
  exchange_key_added: 'La clave está añadida.',
  exchange_key_removed: 'La clave está quitada, y borrado aquello con lo que firma.',
  bot_made: 'Tu bot está creado. No hace nada hasta que lo inicies.',
  bot_started: 'El bot está en marcha.',
  bot_stopping: 'El bot se está parando.',
} as const satisfies Readonly<Record<keyof typeof traderSuccesses, string>>
